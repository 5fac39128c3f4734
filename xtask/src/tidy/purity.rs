//! Rules are pure: no clock, file, thread, print or hidden order in `engine`, `games`, `players` and `table`.
//!
//! Clippy forbids some of this by resolved path; this also finds what is only imported, or hidden behind a
//! feature or platform that the lints do not build.

use super::source::Source;
use super::tree::{Problem, Tree};

const PURE: &[&str] = &["small-json", "engine", "games", "players", "table"];

/// Tokens that must not follow one another, and why.
const FORBIDDEN: &[(&[&str], &str)] = &[
    (&["Instant", "::", "now"], "time is an input"),
    (&["SystemTime", "::", "now"], "time is an input"),
    (&["println", "!"], "rules do not print"),
    (&["print", "!"], "rules do not print"),
    (&["eprintln", "!"], "rules do not print"),
    (&["eprint", "!"], "rules do not print"),
    (&["unsafe"], "nothing here is worth it"),
    (&["HashMap"], "its order differs from run to run; take a BTreeMap"),
    (&["HashSet"], "its order differs from run to run; take a BTreeSet"),
];

/// Modules of the standard library that must not be named, and why.
const FORBIDDEN_MODULES: &[(&str, &str)] = &[
    ("env", "rules have no environment"),
    ("fs", "rules have no files"),
    ("io", "rules read and write nothing"),
    ("net", "rules have no network"),
    ("process", "rules start nothing"),
    ("thread", "rules have no threads"),
];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    let pure = PURE.iter().flat_map(|folder| tree.below(folder));
    // Examples are programs beside the rules, not part of them.
    for file in pure.filter(|file| !file.is_test() && !file.path.contains("/examples/")) {
        let Some(source) = &file.source else { continue };
        let forbidden = FORBIDDEN.iter().flat_map(|(words, why)| {
            source.find(words).into_iter().map(move |at| (at, words.concat(), *why))
        });
        for (at, what, why) in forbidden.chain(modules(source)) {
            let token = &source.tokens[at];
            if !token.in_test {
                problems.push(Problem::new(file, token.line, format!("`{what}`: {why}")));
            }
        }
    }
    problems
}

/// Where forbidden modules are named: as `std::fs`, or in a list, `use std::{fmt, fs}`.
fn modules(source: &Source) -> impl Iterator<Item = (usize, String, &'static str)> {
    let uses = source.find(&["std", "::"]).into_iter().map(|at| at + 2);
    uses.flat_map(|at| {
        let listed = if source.says(at, &["{"]) { source.inside(at).len() } else { 0 };
        (at..=at + listed).filter_map(|at| {
            let before = &source.tokens[at - 1].text;
            let first = matches!(before.as_str(), "::" | "{" | ",");
            let (name, why) = FORBIDDEN_MODULES.iter().find(|(name, _)| first && source.says(at, &[name]))?;
            Some((at, format!("std::{name}"), *why))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::super::tree::found;
    use super::*;

    #[test]
    fn pure_code_passes_and_other_crates_are_free() {
        let pure = "use std::collections::BTreeMap;\nuse std::fmt::{self, io_like};\n// std::fs in a comment\n\
            const TEXT: &str = \"println!\";\n#[cfg(test)]\nmod tests { use std::collections::HashSet; }";
        let impure = "use std::{fs, thread};\nfn main() { println!(\"{:?}\", Instant::now()) }";
        let tree = [
            ("engine/src/game.rs", pure),
            ("games/goose_chase/tests.rs", impure),
            ("cli/src/main.rs", impure),
        ];
        assert!(found(check, &tree).is_empty());
    }

    #[test]
    fn impure_code_is_named_with_the_line() {
        let code = "use std::{fmt, fs};\nuse std::io::Read;\nuse std::collections::{BTreeMap, HashMap};\n\
            fn f() { std::thread::spawn(g); }\nfn g() { println!(\"honk\") }\n\
            fn h() -> Instant { std::time::Instant::now() }\nfn i() { unsafe { honk() } }";
        let found = found(check, &[("games/goose_chase/rules.rs", code)]);
        let mut places: Vec<_> =
            found.iter().map(|problem| problem.split(": ").take(2).collect::<Vec<_>>()).collect();
        places.sort();
        let at = |line: u8| format!("games/goose_chase/rules.rs:{line}");
        assert_eq!(
            places,
            [
                [&at(1), "`std::fs`"],
                [&at(2), "`std::io`"],
                [&at(3), "`HashMap`"],
                [&at(4), "`std::thread`"],
                [&at(5), "`println!`"],
                [&at(6), "`Instant::now`"],
                [&at(7), "`unsafe`"],
            ]
        );
    }
}
