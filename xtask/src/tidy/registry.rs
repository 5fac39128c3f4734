//! Every game is registered in `games/lib.rs`, and no game knows another.

use super::source::Source;
use super::tree::{Problem, Tree};

const REGISTRY: &str = "games/lib.rs";

/// The games in the list, with the names of their types, in its order.
pub(super) fn registered(tree: &Tree) -> Vec<(&str, &str)> {
    let Some(source) = tree.file(REGISTRY).and_then(|file| file.source.as_ref()) else { return Vec::new() };
    let opens = [["games", "!", "["], ["games", "!", "("], ["games", "!", "{"]];
    let lists = opens.iter().flat_map(|open| source.find(open));
    lists.flat_map(|at| types_in(source, at + 2)).collect()
}

/// The paths `folder::Type` between the brackets at `open`.
fn types_in(source: &Source, open: usize) -> Vec<(&str, &str)> {
    let inside = source.inside(open);
    let paths = inside.windows(3).filter(|window| window[1].text == "::");
    paths.map(|path| (path[0].text.as_str(), path[2].text.as_str())).collect()
}

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = unregistered(tree);
    for game in tree.games() {
        for file in tree.below(&format!("games/{game}")) {
            let Some(source) = &file.source else { continue };
            for other in tree.games().filter(|other| *other != game) {
                let paths = [["crate", "::", other], ["games", "::", other]];
                for at in paths.iter().flat_map(|path| source.find(path)) {
                    let what = format!("{game} must not know {other}: games do not import one another");
                    problems.push(Problem::new(file, source.tokens[at].line, what));
                }
            }
        }
    }
    problems
}

fn unregistered(tree: &Tree) -> Vec<Problem> {
    let listed = registered(tree);
    let mut problems = Vec::new();
    for game in tree.games() {
        let file = tree.file(&format!("games/{game}/mod.rs")).expect("a game has a mod.rs");
        let declared = tree.file(REGISTRY).and_then(|lib| lib.source.as_ref());
        if declared.is_none_or(|source| source.find(&["mod", game, ";"]).is_empty()) {
            problems.push(Problem::new(
                file,
                1,
                format!("nobody registered this game: `pub mod {game};` in {REGISTRY}"),
            ));
        } else if listed.iter().all(|(folder, _)| *folder != game) {
            problems.push(Problem::new(
                file,
                1,
                format!("this game is missing from the list `games![…]` in {REGISTRY}"),
            ));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::super::tree::found;
    use super::*;

    const LIB: &str = "pub mod duck_pond;\npub mod goose_chase;\n\
        macro_rules! games { ($($game:ty),*) => {}; }\ngames![duck_pond::DuckPond, goose_chase::GooseChase];\n";

    #[test]
    fn the_list_is_read_with_its_types() {
        let tree = Tree::of(&[(REGISTRY, LIB)]);
        assert_eq!(registered(&tree), [("duck_pond", "DuckPond"), ("goose_chase", "GooseChase")]);
    }

    #[test]
    fn registered_games_that_keep_to_themselves_pass() {
        let duck =
            ("games/duck_pond/mod.rs", "use crate::duck_pond::water::Water;\n// as in crate::goose_chase");
        let goose = ("games/goose_chase/mod.rs", "use engine::Game;");
        assert!(found(check, &[(REGISTRY, LIB), duck, goose]).is_empty());
    }

    #[test]
    fn a_game_nobody_registered_is_named() {
        let lib = "pub mod duck_pond;\npub mod goat_hill;\ngames![duck_pond::DuckPond];";
        let tree = [
            (REGISTRY, lib),
            ("games/duck_pond/mod.rs", ""),
            ("games/goat_hill/mod.rs", ""),
            ("games/goose_chase/mod.rs", ""),
        ];
        assert_eq!(
            found(check, &tree),
            [
                "games/goat_hill/mod.rs:1: this game is missing from the list `games![…]` in games/lib.rs",
                "games/goose_chase/mod.rs:1: nobody registered this game: `pub mod goose_chase;` in games/lib.rs",
            ]
        );
    }

    #[test]
    fn a_game_that_knows_another_is_named_with_the_line() {
        let duck = ("games/duck_pond/mod.rs", "\nuse crate::goose_chase::Goose;");
        let found = found(check, &[(REGISTRY, LIB), duck, ("games/goose_chase/mod.rs", "")]);
        assert_eq!(
            found,
            [
                "games/duck_pond/mod.rs:2: duck_pond must not know goose_chase: games do not import one another"
            ]
        );
    }
}
