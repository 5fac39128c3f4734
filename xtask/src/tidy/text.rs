//! Text is clean: nothing at the ends of lines, no tabs in code and prose, a newline at the end, no big files.

use super::tree::{File, Problem, Tree};

/// Bigger than any file that is read by people.
const MOST_BYTES: usize = 1 << 20;

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    tree.files.iter().flat_map(check_file).collect()
}

fn check_file(file: &File) -> Vec<Problem> {
    let mut problems = Vec::new();
    if file.bytes > MOST_BYTES {
        let what = format!("{} KiB; a file here has at most {}", file.bytes / 1024, MOST_BYTES / 1024);
        problems.push(Problem::new(file, 1, what));
    }
    // Snapshots show what a program printed, spaces and all.
    if file.is(".snap") {
        return problems;
    }
    let no_tabs = file.is(".rs") || file.is(".md");
    for (line, text) in file.lines() {
        if text.ends_with([' ', '\t', '\r']) {
            problems.push(Problem::new(file, line, "there is space at the end of this line"));
        }
        if no_tabs && text.contains('\t') {
            problems.push(Problem::new(file, line, "there is a tab in this line"));
        }
    }
    if !file.text.is_empty() && !file.text.ends_with('\n') {
        problems.push(Problem::new(file, file.text.lines().count(), "the last line does not end"));
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::super::tree::found;
    use super::*;

    #[test]
    fn clean_text_passes() {
        let tree = [
            ("a.rs", "fn a() {}\n"),
            ("Makefile", "a:\n\tb\n"),
            ("empty.md", ""),
            ("games/goose_chase/snapshots/a.snap", "honk  \n"),
        ];
        assert!(found(check, &tree).is_empty());
    }

    #[test]
    fn unclean_text_is_named_with_the_line() {
        let big = "honk\n".repeat(300_000);
        let tree = [
            ("a.rs", "// a\n// b \n//\tc\n"),
            ("b.md", "one\ntwo"),
            ("c.toml", "a = 1\t\n"),
            ("d.txt", &big),
        ];
        assert_eq!(
            found(check, &tree),
            [
                "a.rs:2: there is space at the end of this line",
                "a.rs:3: there is a tab in this line",
                "b.md:2: the last line does not end",
                "c.toml:1: there is space at the end of this line",
                "d.txt:1: 1464 KiB; a file here has at most 1024",
            ]
        );
    }
}
