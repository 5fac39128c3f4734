//! No machine is named: no absolute path of somebody's disk, no package index but the public one.

use super::tree::{Problem, Tree};

/// Folders right below the root of a disk that hold somebody's own files.
const PRIVATE_FOLDERS: &[&str] = &["home", "root", "tmp", "Users", "mnt", "var/folders"];

/// Settings that say where packages come from.
const INDEX_SETTINGS: &[&str] = &["replace-with", "index-url", "index", "registry", "find-links"];

/// Where packages may come from, as the lock file names it.
const PUBLIC: &str = "github.com/rust-lang/crates.io-index";

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in &tree.files {
        for (line, text) in file.lines() {
            if let Some(path) = private_path(text) {
                problems.push(Problem::new(file, line, format!("{path} is a path on one machine only")));
            }
            if names_an_index(text) {
                problems.push(Problem::new(file, line, "packages come from the public index only"));
            }
        }
    }
    problems
}

/// The first path in a line that begins with a private folder.
fn private_path(line: &str) -> Option<&str> {
    PRIVATE_FOLDERS.iter().find_map(|folder| {
        let start = format!("/{folder}/");
        let at = line.match_indices(&start).map(|(at, _)| at).find(|at| is_leading(&line[..*at]))?;
        line[at..].split(|end: char| end.is_whitespace() || "\"'`)>".contains(end)).next()
    })
}

/// Whether a slash after this text begins a path, rather than going on with one.
fn is_leading(before: &str) -> bool {
    !before.ends_with(|last: char| last.is_alphanumeric() || "._-/}~".contains(last))
        || before.ends_with("file://")
}

/// Whether a setting in this line is given an address that is not the public one.
fn names_an_index(line: &str) -> bool {
    INDEX_SETTINGS.iter().flat_map(|setting| line.split(setting).skip(1)).any(|rest| {
        let value = rest.trim_start_matches([' ', '=', ':', '+', '"', '\'']);
        let address = value.trim_start_matches("sparse+").split_once("://");
        address.is_some_and(|(scheme, host)| {
            scheme.starts_with("http") && scheme.len() <= 5 && !host.starts_with(PUBLIC)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::super::tree::found;
    use super::*;

    #[test]
    fn paths_of_the_repository_and_public_packages_pass() {
        let tree = [
            ("a.md", "See [home](docs/home/index.md), ./root/a and <https://example.org/home/a>.\n"),
            ("b.rs", "//! The registry of games, not an index; see https://example.org.\n"),
            ("Cargo.lock", "source = \"registry+https://github.com/rust-lang/crates.io-index\"\n"),
        ];
        assert!(found(check, &tree).is_empty());
    }

    #[test]
    fn paths_of_one_machine_are_named() {
        for folder in PRIVATE_FOLDERS {
            let path = format!("/{folder}/anna/barn");
            let tree = [("a.md", &format!("\nLook into `{path}`.\n")[..])];
            assert_eq!(found(check, &tree), [format!("a.md:2: {path} is a path on one machine only")]);
        }
    }

    #[test]
    fn other_package_indexes_are_named() {
        for setting in INDEX_SETTINGS {
            for sign in [" = \"", "=", " ", "+", " = \"sparse+"] {
                let line = format!("{setting}{sign}https://mirror.example/index");
                let problem = "a.toml:1: packages come from the public index only";
                assert_eq!(found(check, &[("a.toml", &line)]), [problem], "{line}");
            }
        }
    }
}
