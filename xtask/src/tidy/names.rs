//! Outside `games/` no code names a game: everybody learns about them from the registry.
//!
//! Comments may name games, and so may tests.

use super::registry::registered;
use super::source::Token;
use super::tree::{File, Problem, Tree};

/// Where text that begins so may name a game all the same.
const EXCEPTIONS: &[(&str, &str)] = &[
    // Help shows commands that can be typed as they stand.
    ("cli/src/", "Example"),
    // The game that is made up there stands in the registry of a copy, which is checked too.
    ("xtask/src/new_game/trial.rs", ""),
];

/// How one game may be named.
struct Names {
    folder: String,
    type_name: String,
    id: String,
    title: String,
}

impl Names {
    fn of(tree: &Tree, folder: &str, type_name: &str) -> Names {
        let printed = |field| fact(tree, folder, field);
        Names {
            folder: folder.to_owned(),
            type_name: type_name.to_owned(),
            id: printed("id").unwrap_or_else(|| folder.replace('_', "-")),
            title: printed("title").unwrap_or_else(|| type_name.to_owned()),
        }
    }

    fn are_in(&self, token: &Token) -> bool {
        if token.is_string {
            return [&self.folder, &self.id, &self.title].iter().any(|name| token.text.contains(*name));
        }
        token.text == self.folder || token.text == self.type_name
    }
}

/// What a game's facts say: `title: "Goose Chase"` in its `mod.rs`.
fn fact(tree: &Tree, folder: &str, field: &str) -> Option<String> {
    let source = tree.file(&format!("games/{folder}/mod.rs"))?.source.as_ref()?;
    let values = source.find(&[field, ":"]).into_iter().map(|at| &source.tokens[at + 2]);
    let value = values.into_iter().find(|token| token.is_string)?;
    Some(value.text.trim_matches('"').to_owned())
}

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let games: Vec<_> = registered(tree).iter().map(|(folder, name)| Names::of(tree, folder, name)).collect();
    let mut problems = Vec::new();
    for (file, source) in tree.sources() {
        if file.path.starts_with("games/") || file.is_test() {
            continue;
        }
        for token in source.tokens.iter().filter(|token| !token.in_test && !is_excepted(file, token)) {
            for game in games.iter().filter(|game| game.are_in(token)) {
                let what = format!("{} is named here; ask the registry instead", game.title);
                problems.push(Problem::new(file, token.line, what));
            }
        }
    }
    problems
}

fn is_excepted(file: &File, token: &Token) -> bool {
    let text = token.text.trim_start_matches(['r', '#', '"']);
    let mut exceptions = EXCEPTIONS.iter();
    token.is_string && exceptions.any(|(path, start)| file.path.starts_with(path) && text.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::super::tree::found;
    use super::*;

    const LIB: (&str, &str) = ("games/lib.rs", "pub mod goose_chase;\ngames![goose_chase::GooseChase];");
    const GOOSE: (&str, &str) = (
        "games/goose_chase/mod.rs",
        "const FACTS: Facts = Facts { id: \"goose-chase\", title: \"The Goose Chase\", seats: (2, 2) };",
    );

    #[test]
    fn comments_tests_and_the_games_themselves_may_name_games() {
        let cli = "/// As in `goose-chase`.\nfn f() {} // GooseChase\n#[cfg(test)]\nmod tests { const G: &str = \"goose-chase\"; }";
        let test = ("cli/tests/play.rs", "const G: &str = \"goose-chase\";");
        assert!(found(check, &[LIB, GOOSE, ("cli/src/main.rs", cli), test]).is_empty());
    }

    #[test]
    fn examples_in_the_help_of_the_command_may_name_games() {
        let help = "#[command(after_help = r#\"Example: barn play goose-chase\"#)]\nstruct Args;";
        assert!(found(check, &[LIB, GOOSE, ("cli/src/play.rs", help)]).is_empty());
        assert_eq!(found(check, &[LIB, GOOSE, ("arena/src/play.rs", help)]).len(), 1);
    }

    #[test]
    fn every_way_of_naming_a_game_is_found() {
        let cli = "use games::goose_chase;\nfn f() -> games::GooseChase;\nconst A: &str = \"play goose-chase\";\n\
            const B: &str = r#\"The Goose Chase\"#;\nconst C: &str = \"goose\";";
        let found = found(check, &[LIB, GOOSE, ("cli/src/main.rs", cli)]);
        let lines: Vec<_> = found.iter().map(|problem| problem.split(' ').next().unwrap()).collect();
        assert_eq!(
            lines,
            ["cli/src/main.rs:1:", "cli/src/main.rs:2:", "cli/src/main.rs:3:", "cli/src/main.rs:4:"]
        );
    }
}
