//! What we depend on may be used: `deny.toml` allows its licences and bans nothing of it.
//!
//! cargo-deny (`cargo xtask deny`) checks more, but has to be installed. Where packages come from is a rule of its own.

use serde::Deserialize;
use toml::Table;

use super::tree::{File, Problem, Tree};

const RULES: &str = "deny.toml";

/// What `cargo metadata` says about the packages that are built here.
#[derive(Deserialize)]
pub(super) struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
}

/// What `deny.toml` says, as far as it is needed here.
#[derive(Deserialize)]
struct Rules {
    licenses: Licences,
    bans: Bans,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Banned>,
}

#[derive(Deserialize)]
struct Banned {
    #[serde(rename = "crate")]
    name: String,
}

/// Every package has a licence that is allowed.
pub(super) fn check(tree: &Tree, metadata: &Metadata) -> Vec<Problem> {
    with_rules(tree, |file, rules| {
        let forbidden = metadata.packages.iter().filter_map(|Package { name, version, license }| {
            let what = match license {
                Some(licence) if is_allowed(licence, &rules.licenses.allow) => return None,
                Some(licence) => {
                    format!("{name} {version} has the licence {licence}, which is not allowed here")
                }
                None => format!("{name} {version} does not say what its licence is"),
            };
            Some(Problem::new(file, 1, what))
        });
        forbidden.collect()
    })
}

/// Nothing that is banned is in the lock file.
pub(super) fn check_bans(tree: &Tree) -> Vec<Problem> {
    with_rules(tree, |_, rules| {
        let Some(lock) = tree.file("Cargo.lock") else { return Vec::new() };
        let banned = lock.lines().filter_map(|(line, text)| {
            let name = text.strip_prefix("name = \"")?.strip_suffix('"')?;
            let is_banned = rules.bans.deny.iter().any(|banned| banned.name == name);
            is_banned.then(|| Problem::new(lock, line, format!("{name} is banned by {RULES}")))
        });
        banned.collect()
    })
}

fn with_rules(tree: &Tree, check: impl Fn(&File, &Rules) -> Vec<Problem>) -> Vec<Problem> {
    let Some(file) = tree.file(RULES) else { return Vec::new() };
    let rules = file.text.parse::<Table>().and_then(Table::try_into::<Rules>);
    match rules {
        Ok(rules) => check(file, &rules),
        Err(problem) => vec![Problem::new(file, 1, problem.message())],
    }
}

/// Whether an SPDX expression is satisfied by these licences: `(MIT OR Apache-2.0) AND Unicode-3.0`.
fn is_allowed(expression: &str, allowed: &[String]) -> bool {
    // Old crates write `MIT/Apache-2.0`.
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<_> = spaced.split_whitespace().collect();
    let mut expression = Expression { words: &words, allowed };
    expression.any().is_some_and(|satisfied| satisfied && expression.words.is_empty())
}

/// The rest of an expression that has not been read; `None` from its methods means that it is malformed.
struct Expression<'a> {
    words: &'a [&'a str],
    allowed: &'a [String],
}

impl Expression<'_> {
    /// One of several is enough.
    fn any(&mut self) -> Option<bool> {
        let mut satisfied = self.every()?;
        while self.next_is("OR") {
            satisfied |= self.every()?;
        }
        Some(satisfied)
    }

    /// All of several are needed, which binds more tightly.
    fn every(&mut self) -> Option<bool> {
        let mut satisfied = self.single()?;
        while self.next_is("AND") {
            satisfied &= self.single()?;
        }
        Some(satisfied)
    }

    fn single(&mut self) -> Option<bool> {
        if self.next_is("(") {
            let satisfied = self.any()?;
            return self.next_is(")").then_some(satisfied);
        }
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        let mut licence = (*first).to_owned();
        if self.next_is("WITH") {
            let (exception, rest) = self.words.split_first()?;
            self.words = rest;
            licence = format!("{licence} WITH {exception}");
        }
        Some(self.allowed.contains(&licence))
    }

    fn next_is(&mut self, word: &str) -> bool {
        match self.words.split_first() {
            Some((first, rest)) if first.eq_ignore_ascii_case(word) => {
                self.words = rest;
                true
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DENY: &str =
        "[licenses]\nallow = [\"MIT\", \"Unicode-3.0\"]\n[bans]\ndeny = [{ crate = \"fox\" }]\n";

    fn found(packages: &str) -> Vec<String> {
        let metadata = serde_json::from_str(&format!("{{\"packages\": [{packages}]}}")).unwrap();
        check(&Tree::of(&[(RULES, DENY)]), &metadata).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn expressions_are_satisfied_by_what_is_allowed() {
        let allowed = ["MIT", "Unicode-3.0", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned);
        for good in [
            "MIT",
            "GPL-3.0 OR MIT",
            "Apache-2.0/MIT",
            "Apache-2.0 / MIT",
            "Apache-2.0 or MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "GPL-3.0 AND BSD-3-Clause OR MIT",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(is_allowed(good, &allowed), "{good}");
        }
        for bad in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "MIT AND (GPL-3.0 OR ISC)",
            "Apache-2.0",
            "(MIT",
            "MIT Unicode-3.0",
            "MIT OR",
            "MIT WITH",
        ] {
            assert!(!is_allowed(bad, &allowed), "{bad}");
        }
    }

    #[test]
    fn packages_whose_licence_is_not_allowed_are_named() {
        let good = r#"{"name": "goose", "version": "1.0.0", "license": "MIT"}"#;
        assert!(found(good).is_empty());
        let bad = r#"{"name": "fox", "version": "2.0.0", "license": "GPL-3.0"}"#;
        let silent = r#"{"name": "owl", "version": "3.0.0", "license": null}"#;
        assert_eq!(
            found(&[good, bad, silent].join(",")),
            [
                "deny.toml:1: fox 2.0.0 has the licence GPL-3.0, which is not allowed here",
                "deny.toml:1: owl 3.0.0 does not say what its licence is",
            ]
        );
    }

    #[test]
    fn what_is_banned_is_found_in_the_lock_file() {
        let lock = "[[package]]\nname = \"goose\"\n\n[[package]]\nname = \"fox\"\n";
        let found = super::super::tree::found(check_bans, &[(RULES, DENY), ("Cargo.lock", lock)]);
        assert_eq!(found, ["Cargo.lock:5: fox is banned by deny.toml"]);
    }

    #[test]
    fn rules_that_cannot_be_read_are_a_problem() {
        assert_eq!(super::super::tree::found(check_bans, &[(RULES, "[licenses]\n")]).len(), 1);
    }
}
