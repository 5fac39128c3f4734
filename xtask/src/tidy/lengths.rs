//! Rust files are short enough to be read at one sitting.

use super::tree::{File, Problem, Tree};

/// The most lines of a file that is no test.
const MOST_LINES: usize = 400;

/// Files that are longer today. Each of them is to be split by concern; nothing is to be added here.
const EXCEPTIONS: &[&str] = &[
    "players/src/search/mod.rs",
    "table/src/wire/from_table.rs",
    "web/src/desk.rs",
    "web/src/screen/game.rs",
];

/// Where they are listed.
const LIST: &str = "xtask/src/tidy/lengths.rs";

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    check_but_for(EXCEPTIONS, tree)
}

fn check_but_for(exceptions: &[&str], tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in tree.files.iter().filter(|file| file.is(".rs") && !is_test(file)) {
        let lines = file.text.lines().count();
        if lines > MOST_LINES && !exceptions.contains(&file.path.as_str()) {
            let what = format!("{lines} lines; a file has at most {MOST_LINES}: split it by concern");
            problems.push(Problem::new(file, 1, what));
        }
    }
    let is_long = |path: &str| tree.file(path).is_some_and(|file| file.text.lines().count() > MOST_LINES);
    if let Some(list) = tree.file(LIST) {
        for path in exceptions.iter().filter(|path| !is_long(path)) {
            problems.push(Problem::new(list, 1, format!("{path} is no longer long: take it off the list")));
        }
    }
    problems
}

/// Slow twins are written for tests only, each in one file that can be read beside the rulebook.
fn is_test(file: &File) -> bool {
    file.is_test() || file.path.starts_with("games/twins/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(exceptions: &[&str], files: &[(&str, &str)]) -> Vec<String> {
        check_but_for(exceptions, &Tree::of(files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn short_files_and_long_tests_pass() {
        let (most, long) = ("\n".repeat(MOST_LINES), "\n".repeat(MOST_LINES + 1));
        let files = [("a.rs", &most[..]), ("b/tests.rs", &long), ("b/tests/c.rs", &long), ("d.md", &long)];
        assert!(found(&[], &files).is_empty());
        assert!(found(&["e.rs"], &[("e.rs", &long), ("games/twins/goose_chase.rs", &long)]).is_empty());
    }

    #[test]
    fn a_long_file_is_named_and_so_is_an_exception_that_is_none() {
        let long = "\n".repeat(MOST_LINES + 1);
        assert_eq!(
            found(&["b.rs", "c.rs"], &[("a.rs", &long), ("b.rs", ""), (LIST, "")]),
            [
                "a.rs:1: 401 lines; a file has at most 400: split it by concern",
                "xtask/src/tidy/lengths.rs:1: b.rs is no longer long: take it off the list",
                "xtask/src/tidy/lengths.rs:1: c.rs is no longer long: take it off the list",
            ]
        );
    }
}
