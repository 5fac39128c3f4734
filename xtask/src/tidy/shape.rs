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
    "position.rs",
    "score.rs",
    "tell.rs",
    "scene.rs",
    "features.rs",
    "clauses.rs",
    "tests.rs",
    "words/",
];

/// What a game has in addition when it is finished: a new one (`cargo xtask new-game`) is whole without. A game is
/// taken for finished when it has its own board for browsers.
const FINISHED_GAMES: &[&str] = &["paths.txt", "hints/", "board/", "art/", "rules/", "snapshots/"];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
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
            if !is_there {
                problems.push(Problem::new(file, 1, format!("{path} is missing: all games have it")));
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(paths: &[String]) -> Vec<String> {
        let files: Vec<_> = paths.iter().map(|path| (path.as_str(), "")).collect();
        check(&Tree::of(&files)).iter().map(ToString::to_string).collect()
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
        assert!(found(&game(EVERY_GAME)).is_empty());
        assert!(found(&game(&[EVERY_GAME, FINISHED_GAMES].concat())).is_empty());
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
            assert_eq!(found(&game(&rest)), [problem]);
        }
    }
}
