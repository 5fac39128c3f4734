//! The games that are there already, and the place of a new one beside them.

use std::fs;
use std::path::Path;

use super::names::Names;
use super::{at, read_file};

/// The one list that names the games.
pub(super) const REGISTRY: &str = "games/lib.rs";

/// What lies in `games/`.
pub(super) struct Shelf {
    /// What the registry says.
    registry: String,
    /// The folders and the rulebooks in them, empty where there is none.
    folders: Vec<(String, String)>,
}

impl Shelf {
    pub(super) fn read(root: &Path) -> Result<Shelf, String> {
        let games = root.join("games");
        let mut folders = Vec::new();
        for entry in fs::read_dir(&games).map_err(|problem| at(&games, &problem))? {
            let path = entry.map_err(|problem| at(&games, &problem))?.path();
            if let Some(name) = path.file_name().filter(|_| path.is_dir()) {
                let rulebook = fs::read_to_string(path.join("README.md")).unwrap_or_default();
                folders.push((name.to_string_lossy().into_owned(), rulebook));
            }
        }
        Ok(Shelf { registry: read_file(&root.join(REGISTRY))?, folders })
    }

    /// Refuses names that another game has.
    pub(super) fn has_room_for(&self, names: &Names) -> Result<(), String> {
        let Names { id, folder, prefix, .. } = names;
        if self.folders.iter().any(|(taken, _)| taken == folder) {
            return Err(format!("{id:?} is taken: games/{folder} is there already"));
        }
        let module = format!("mod {folder};");
        if self.registry.lines().any(|line| line.trim_start_matches("pub ") == module) {
            return Err(format!("{id:?} is taken: {REGISTRY} has `{module}` already"));
        }
        let clause = format!("- **{prefix}-");
        let by = self.folders.iter().find(|(_, rulebook)| rulebook.contains(&clause));
        // What all games share stands beside them, not in a folder.
        let by = by.map(|(folder, _)| folder.as_str()).or((prefix == "ALL").then_some("all games"));
        let taken = |by| format!("clauses of {by} begin with {prefix}; choose other letters with --prefix");
        by.map_or(Ok(()), |by| Err(taken(by)))
    }

    /// The registry with the new game: its module in the order of the alphabet, and the last place in the list.
    pub(super) fn registry_with(&self, names: &Names) -> Result<String, String> {
        let with_module = with_module(&self.registry, &names.folder);
        let with_both = with_module.and_then(|text| with_entry(&text, &names.folder, &names.type_name));
        with_both.ok_or_else(|| {
            let Names { folder, type_name, .. } = names;
            format!("{REGISTRY} has no modules or no list; it needs `pub mod {folder};` and `{folder}::{type_name}`")
        })
    }
}

/// With `pub mod folder;` before the first module that comes after it, or after the last one.
fn with_module(registry: &str, folder: &str) -> Option<String> {
    let module = |line: &str| Some(line.strip_prefix("pub mod ")?.strip_suffix(';')?.to_owned());
    let mut lines: Vec<_> = registry.lines().collect();
    let after = lines.iter().position(|line| module(line).is_some_and(|name| *name > *folder));
    let place = after.or_else(|| Some(lines.iter().rposition(|line| module(line).is_some())? + 1))?;
    let new = format!("pub mod {folder};");
    lines.insert(place, &new);
    Some(lines.join("\n") + "\n")
}

/// With `folder::Type` at the end of `games![…]`.
fn with_entry(registry: &str, folder: &str, type_name: &str) -> Option<String> {
    let start = registry.find("\ngames![")?;
    let end = start + registry[start..].find("];")?;
    let (list, rest) = registry.split_at(end);
    let list = list.trim_end().trim_end_matches(',');
    Some(format!("{list}, {folder}::{type_name}{rest}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const REGISTRY: &str = "//! Games.\n\npub mod goat_n_goat;\npub mod kuhlorado;\n#[cfg(test)]\nmod twins;\n\n\
        macro_rules! games { () => {}; }\n\ngames![kuhlorado::Kuhlorado, goat_n_goat::GoatNGoat];\n\nfn end() {}\n";

    fn shelf(registry: &str) -> Shelf {
        let rulebook = "# Geese\n\n- **GOO-1** A goose.\n".to_owned();
        let folders = vec![("geese".to_owned(), rulebook), ("twins".to_owned(), String::new())];
        Shelf { registry: registry.to_owned(), folders }
    }

    fn names(id: &str) -> Names {
        Names::new(id, None, None).unwrap()
    }

    #[test]
    fn a_game_gets_its_module_in_order_and_the_last_place_in_the_list() {
        let registry = shelf(REGISTRY).registry_with(&names("hen-house")).unwrap();
        assert_eq!(
            registry,
            "//! Games.\n\npub mod goat_n_goat;\npub mod hen_house;\npub mod kuhlorado;\n#[cfg(test)]\nmod twins;\n\n\
             macro_rules! games { () => {}; }\n\n\
             games![kuhlorado::Kuhlorado, goat_n_goat::GoatNGoat, hen_house::HenHouse];\n\nfn end() {}\n"
        );
    }

    #[test]
    fn modules_go_first_or_last_too() {
        let modules = |id| {
            let registry = shelf(REGISTRY).registry_with(&names(id)).unwrap();
            let modules = registry.lines().filter_map(|line| line.strip_prefix("pub mod "));
            modules.map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(modules("apes"), ["apes;", "goat_n_goat;", "kuhlorado;"]);
        assert_eq!(modules("zebu"), ["goat_n_goat;", "kuhlorado;", "zebu;"]);
    }

    #[test]
    fn a_list_of_many_lines_grows_too() {
        let long = REGISTRY.replace(
            "[kuhlorado::Kuhlorado, goat_n_goat::GoatNGoat]",
            "[\n    kuhlorado::Kuhlorado,\n    goat_n_goat::GoatNGoat,\n]",
        );
        let registry = shelf(&long).registry_with(&names("zebu")).unwrap();
        assert!(registry.contains("    goat_n_goat::GoatNGoat, zebu::Zebu];\n\nfn end"), "{registry}");
    }

    #[test]
    fn a_registry_without_modules_or_list_is_left_to_people() {
        for broken in [REGISTRY.replace("pub mod", "mod"), REGISTRY.replace("games![", "goats![")] {
            let problem = shelf(&broken).registry_with(&names("hen-house")).unwrap_err();
            assert!(problem.contains("`pub mod hen_house;` and `hen_house::HenHouse`"), "{problem}");
        }
    }

    #[test]
    fn taken_names_are_refused() {
        let refused = |names: Names| shelf(REGISTRY).has_room_for(&names).unwrap_err();
        assert_eq!(refused(names("geese")), "\"geese\" is taken: games/geese is there already");
        assert!(refused(names("twins")).contains("games/twins"));
        assert!(refused(names("kuhlorado")).contains("has `mod kuhlorado;` already"));
        assert!(refused(names("goose-chase")).contains("clauses of geese begin with GOO"));
        assert!(refused(names("all-hens")).contains("clauses of all games begin with ALL"));
        let other = Names::new("goose-chase", None, Some("GSE")).unwrap();
        assert_eq!(shelf(REGISTRY).has_room_for(&other), Ok(()));
    }
}
