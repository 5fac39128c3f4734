//! Arrows between our crates point down only.

use toml::{Table, Value};

use super::tree::{File, Problem, Tree};

/// What each crate may use of ours.
enum May {
    Use(&'static [&'static str]),
    UseAnything,
}

const ARROWS: &[(&str, May)] = &[
    ("small-json", May::Use(&[])),
    ("engine", May::Use(&["small-json"])),
    ("games", May::Use(&["engine", "small-json"])),
    ("players", May::Use(&["games", "engine"])),
    ("table", May::Use(&["players", "games", "engine", "small-json"])),
    ("arena", May::Use(&["players", "games", "engine"])),
    ("server", May::Use(&["table", "players", "games", "engine"])),
    ("pages", May::Use(&["server"])),
    ("cli", May::UseAnything),
    ("python", May::Use(&["arena", "table", "players", "games", "engine", "small-json"])),
    ("board", May::Use(&["table", "engine", "small-json"])),
    ("web", May::Use(&["board", "boards", "table", "players", "games", "engine", "small-json"])),
    ("fuzz", May::UseAnything),
    ("xtask", May::Use(&[])),
];

/// What tests and examples may use besides: a game by an outsider shows that it runs in simulations and searches.
const FOR_TESTS: &[(&str, &[&str])] = &[("engine", &["arena", "players"])];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let manifests = tree.files.iter().filter_map(|file| Some((file, file.path.strip_suffix("/Cargo.toml")?)));
    let manifests: Vec<_> = manifests.filter(|(_, folder)| !folder.contains('/')).collect();
    let ours: Vec<_> = manifests.iter().map(|(_, folder)| *folder).collect();
    manifests.iter().flat_map(|(file, name)| check_crate(file, name, &ours)).collect()
}

fn check_crate(file: &File, name: &str, ours: &[&str]) -> Vec<Problem> {
    let Some((_, may)) = ARROWS.iter().find(|(known, _)| *known == name) else {
        let what = format!("`{name}` is new: say in xtask/src/tidy/arrows.rs what it may use of ours");
        return vec![Problem::new(file, 1, what)];
    };
    let manifest = match file.text.parse::<Table>() {
        Ok(manifest) => manifest,
        Err(problem) => return vec![Problem::new(file, 1, problem.message())],
    };
    let May::Use(allowed) = may else { return Vec::new() };
    let for_tests = FOR_TESTS.iter().find(|(known, _)| *known == name).map_or(&[][..], |(_, more)| more);
    let mut used = Vec::new();
    collect_dependencies(&manifest, &mut used);
    used.retain(|(table, other)| {
        let other = other.as_str();
        let is_for_tests = table == "dev-dependencies" && for_tests.contains(&other);
        ours.contains(&other) && !allowed.contains(&other) && !is_for_tests && other != name
    });
    used.iter()
        .map(|(_, other)| {
            Problem::new(file, line_of(file, other), format!("`{name}` must not use `{other}`"))
        })
        .collect()
}

/// The crates named in every table of dependencies, and the table's name: plain, for tests, for builds, for one
/// platform.
fn collect_dependencies(table: &Table, into: &mut Vec<(String, String)>) {
    for (key, value) in table {
        let Value::Table(inner) = value else { continue };
        if key.ends_with("dependencies") {
            into.extend(inner.iter().map(|(name, value)| (key.clone(), package(name, value).to_owned())));
        } else {
            collect_dependencies(inner, into);
        }
    }
}

/// A dependency may go by another name than its package.
fn package<'a>(name: &'a str, value: &'a Value) -> &'a str {
    value.get("package").and_then(Value::as_str).unwrap_or(name)
}

fn line_of(file: &File, name: &str) -> usize {
    file.lines().find(|(_, text)| text.contains(name)).map_or(1, |(line, _)| line)
}

#[cfg(test)]
mod tests {
    use super::super::tree::found;
    use super::*;

    #[test]
    fn arrows_that_point_down_pass() {
        let tree = [
            ("engine/Cargo.toml", "[dependencies]\nserde.workspace = true\n"),
            (
                "games/Cargo.toml",
                "[dependencies]\nengine.workspace = true\n[dev-dependencies]\nengine = { workspace = true }\n",
            ),
            ("arena/Cargo.toml", "[dependencies]\ngames.workspace = true\nengine.workspace = true\n"),
            ("cli/Cargo.toml", "[dependencies]\narena = { path = \"../arena\" }\n"),
            ("Cargo.toml", "[workspace.dependencies]\nengine = { path = \"engine\" }\n"),
        ];
        assert!(found(check, &tree).is_empty());
    }

    #[test]
    fn arrows_that_point_up_are_named() {
        let tree = [
            (
                "engine/Cargo.toml",
                "[package]\nname = \"engine\"\n[dev-dependencies]\ngames = { path = \"../games\" }\n",
            ),
            (
                "games/Cargo.toml",
                "[target.'cfg(unix)'.dependencies]\nhall = { package = \"arena\", version = \"1\" }\n",
            ),
            ("arena/Cargo.toml", "[dependencies.cli]\nworkspace = true\n"),
            ("cli/Cargo.toml", ""),
        ];
        assert_eq!(
            found(check, &tree),
            [
                "arena/Cargo.toml:1: `arena` must not use `cli`",
                "engine/Cargo.toml:4: `engine` must not use `games`",
                "games/Cargo.toml:2: `games` must not use `arena`",
            ]
        );
    }

    #[test]
    fn a_new_crate_must_be_placed() {
        let found = found(check, &[("barn/Cargo.toml", "")]);
        assert_eq!(
            found,
            ["barn/Cargo.toml:1: `barn` is new: say in xtask/src/tidy/arrows.rs what it may use of ours"]
        );
    }
}
