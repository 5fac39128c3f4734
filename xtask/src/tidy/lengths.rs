//! Rust files are short enough to be read at one sitting.

use super::tree::{File, Problem, Tree};

/// The most lines of a file that is no test.
const MOST_LINES: usize = 400;

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in tree.files.iter().filter(|file| file.is(".rs") && !is_test(file)) {
        let lines = file.text.lines().count();
        if lines > MOST_LINES {
            let what = format!("{lines} lines; a file has at most {MOST_LINES}: split it by concern");
            problems.push(Problem::new(file, 1, what));
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

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        check(&Tree::of(files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn short_files_and_long_tests_pass() {
        let (most, long) = ("\n".repeat(MOST_LINES), "\n".repeat(MOST_LINES + 1));
        let files = [("a.rs", &most[..]), ("b/tests.rs", &long), ("b/tests/c.rs", &long), ("d.md", &long)];
        assert!(found(&files).is_empty());
        assert!(found(&[("games/twins/goose_chase.rs", &long)]).is_empty());
    }

    #[test]
    fn a_long_file_is_named() {
        let long = "\n".repeat(MOST_LINES + 1);
        assert_eq!(
            found(&[("a.rs", &long)]),
            ["a.rs:1: 401 lines; a file has at most 400: split it by concern"]
        );
    }
}
