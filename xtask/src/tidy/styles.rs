//! Every class that has a style is one that something on the page can have.
//!
//! A class that is renamed in the code only loses its style without a word from the compiler.

use std::collections::BTreeSet;

use super::tree::{File, Problem, Tree};

/// Where the page and its boards are made.
const FOLDERS: [&str; 3] = ["web/", "board/", "games/"];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let ours = |file: &&File| FOLDERS.iter().any(|folder| file.path.starts_with(folder)) && !file.is_test();
    let is_code = |file: &&File| [".rs", ".html", ".js"].iter().any(|ending| file.is(ending));
    let words: BTreeSet<&str> =
        tree.files.iter().filter(ours).filter(is_code).flat_map(|file| words(&file.text)).collect();
    let mut problems = Vec::new();
    for file in tree.files.iter().filter(ours).filter(|file| file.is(".css")) {
        for (line, class) in classes(&file.text) {
            if !is_used(class, &words) {
                problems.push(Problem::new(file, line, format!("nothing has the class .{class}")));
            }
        }
    }
    problems
}

/// Whether the code has the class, or its beginning before a place that is filled in, as in `seat-{number}`.
fn is_used(class: &str, words: &BTreeSet<&str>) -> bool {
    let beginnings = class.match_indices('-').map(|(place, _)| &class[..=place]);
    words.contains(class) || beginnings.into_iter().any(|beginning| words.contains(beginning))
}

fn is_part(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter| !is_part(letter)).filter(|word| !word.is_empty())
}

/// The classes that selectors name, each with its line.
fn classes(css: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let (mut line, mut rest, mut comment) = (1, css, false);
    while let Some(letter) = rest.chars().next() {
        line += usize::from(letter == '\n');
        if rest.starts_with(if comment { "*/" } else { "/*" }) {
            comment = !comment;
        }
        let after = &rest[letter.len_utf8()..];
        let class = after.split(|letter| !is_part(letter)).next().unwrap_or_default();
        // Not a number such as `.5`, and not the end of a file's name.
        if letter == '.' && !comment && class.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            found.push((line, class));
        }
        rest = after;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        check(&Tree::of(files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn classes_that_the_page_has_pass() {
        let code = r#"//! A page.\n let class = format!("seat-{number} board-place");"#;
        let css = "/* .old */\n.board-place { margin: .5em }\n.seat-3:hover, a.seat-4 > b { top: 0 }";
        assert!(found(&[("web/src/page.rs", code), ("web/styles/page.css", css)]).is_empty());
    }

    #[test]
    fn a_class_that_nothing_has_is_named() {
        let code = r#"let class = "board_place board";"#;
        let css = "b { top: 0 }\n/* The board. */ .board .board-place { top: 0 }";
        let wrong = ["web/styles/page.css:2: nothing has the class .board-place"];
        assert_eq!(found(&[("board/src/lib.rs", code), ("web/styles/page.css", css)]), wrong);
        let tests =
            [("web/tests/page.js", "board-place"), ("web/src/page.rs", code), ("web/styles/page.css", css)];
        assert_eq!(found(&tests), wrong, "a test does not make it used");
    }
}
