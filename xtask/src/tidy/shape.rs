//! All games have the same files for the same things: whoever knows one folder knows where everything is in all.

use super::tree::{Problem, Tree};

/// What every game has. What ends with `/` is a folder with something in it.
const EVERY_GAME: &[&str] = &[
    "README.md",
    "mod.rs",
    "options.rs",
    "phase.rs",
    "moves.rs",
    "rules.rs",
    "notation.rs",
    "view.rs",
    "score.rs",
    "scene.rs",
    "tests.rs",
    "words/",
];

/// What a game has in addition when it is finished: a new one (`cargo xtask new-game`) is whole without. A game is
/// taken for finished when it has its own board for browsers.
const FINISHED_GAMES: &[&str] = &[
    "position.rs",
    "tell.rs",
    "clauses.rs",
    "paths.txt",
    "hints/",
    "board/",
    "art/",
    "rules/",
    "snapshots/",
];

/// What is missing today. Each is to be written; nothing is to be added here.
const EXCEPTIONS: &[&str] = &["games/kuhlorado/position.rs", "games/kuhlorado/tell.rs"];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    check_but_for(EXCEPTIONS, tree)
}

fn check_but_for(exceptions: &[&str], tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for game in tree.games() {
        let folder = format!("games/{game}");
        let file = tree.file(&format!("{folder}/mod.rs")).expect("a game has a mod.rs");
        let is_finished = tree.has(&format!("{folder}/board"));
        let finished = if is_finished { FINISHED_GAMES } else { &[] };
        for name in EVERY_GAME.iter().chain(finished) {
            let path = format!("{folder}/{name}");
            let is_there = match path.strip_suffix('/') {
                Some(below) => tree.below(below).next().is_some(),
                None => tree.file(&path).is_some(),
            };
            let what = match (is_there, exceptions.contains(&path.as_str())) {
                (false, false) => format!("{path} is missing: all games have it"),
                (true, true) => {
                    format!("{path} is there now: take it off the list in xtask/src/tidy/shape.rs")
                }
                (true, false) | (false, true) => continue,
            };
            problems.push(Problem::new(file, 1, what));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(exceptions: &[&str], paths: &[String]) -> Vec<String> {
        let files: Vec<_> = paths.iter().map(|path| (path.as_str(), "")).collect();
        check_but_for(exceptions, &Tree::of(&files)).iter().map(ToString::to_string).collect()
    }

    fn game(names: &[&str]) -> Vec<String> {
        let file = |name: &&str| {
            let inside = if name.ends_with('/') { "a" } else { "" };
            format!("games/goose_chase/{name}{inside}")
        };
        names.iter().map(file).collect()
    }

    #[test]
    fn new_and_finished_games_pass() {
        assert!(found(&[], &game(EVERY_GAME)).is_empty());
        assert!(found(&[], &game(&[EVERY_GAME, FINISHED_GAMES].concat())).is_empty());
    }

    #[test]
    fn whatever_is_missing_is_named() {
        let all = [EVERY_GAME, FINISHED_GAMES].concat();
        // Without these it is no game, or not a finished one.
        for missing in all.iter().filter(|name| !matches!(**name, "mod.rs" | "board/")) {
            let rest: Vec<_> = all.iter().copied().filter(|name| name != missing).collect();
            let problem = format!(
                "games/goose_chase/mod.rs:1: games/goose_chase/{missing} is missing: all games have it"
            );
            assert_eq!(found(&[], &game(&rest)), [problem]);
        }
    }

    #[test]
    fn an_exception_that_is_none_is_named() {
        let list = ["games/goose_chase/view.rs"];
        assert!(found(&list, &game(EVERY_GAME))[0].contains("is there now"));
        let rest: Vec<_> = EVERY_GAME.iter().copied().filter(|name| *name != "view.rs").collect();
        assert!(found(&list, &game(&rest)).is_empty());
    }
}
