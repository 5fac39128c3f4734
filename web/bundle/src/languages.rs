//! Everything there is in one language, in one file: what all games say, what each game says with its rulebook, and
//! what the page says. English is in the program itself.

use std::path::Path;

use serde_json::{Map, Value, json};

use crate::{Done, read};

/// The languages besides English: two letters, and what their file is called.
const LANGUAGES: [(&str, &str); 4] =
    [("de", "words-de.json"), ("fr", "words-fr.json"), ("nl", "words-nl.json"), ("ja", "words-ja.json")];

pub(crate) fn all(root: &Path) -> Done<Vec<(&'static str, String)>> {
    LANGUAGES.into_iter().map(|(code, name)| Ok((name, one(root, code)?))).collect()
}

/// How each language welcomes people, for what is there before the program is.
pub(crate) fn welcomes(root: &Path) -> Done<String> {
    let mut welcomes = Map::new();
    for code in LANGUAGES.iter().map(|(code, _)| *code).chain(["en"]) {
        let words = read(&root.join(format!("web/words/{code}.ftl")))?;
        let welcome = words.lines().find_map(|line| line.strip_prefix("hall-welcome = "));
        welcomes.insert(code.to_owned(), welcome.ok_or("nobody is welcome")?.into());
    }
    Ok(Value::Object(welcomes).to_string())
}

fn one(root: &Path, code: &str) -> Done<String> {
    let mut games = Map::new();
    for folder in std::fs::read_dir(root.join("games"))?.flatten() {
        let words = folder.path().join(format!("words/{code}.ftl"));
        if words.is_file() {
            let id = folder.file_name().to_string_lossy().replace('_', "-");
            // A rulebook that nobody has translated yet is read in English.
            let rules = read(&folder.path().join(format!("rules/{code}.md"))).ok();
            games.insert(id, json!({ "words": read(&words)?, "rules": rules }));
        }
    }
    let texts = json!({
        "common": read(&root.join(format!("engine/src/words/{code}.ftl")))?,
        "page": read(&root.join(format!("web/words/{code}.ftl")))?,
        "games": Value::Object(games),
    });
    Ok(texts.to_string())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn root() -> &'static Path {
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
    }

    fn page_words(code: &str) -> String {
        read(&root().join(format!("web/words/{code}.ftl"))).unwrap()
    }

    /// The messages of a text, each with the variables it uses.
    fn messages(text: &str) -> BTreeSet<(String, BTreeSet<String>)> {
        let mut messages = Vec::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((id, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
                messages.push((id.to_owned(), BTreeSet::new()));
            }
            if let Some((_, variables)) = messages.last_mut() {
                let names =
                    line.split('$').skip(1).map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next());
                variables.extend(names.flatten().map(str::to_owned));
            }
        }
        messages.into_iter().collect()
    }

    #[test]
    fn the_page_says_the_same_in_every_language() {
        let english = messages(&page_words("en"));
        assert!(english.len() > 100);
        for (code, _) in LANGUAGES {
            assert_eq!(messages(&page_words(code)), english, "{code}");
            let lang = code.parse().unwrap();
            engine::Wordbook::read(lang, &[&page_words(code)]).unwrap();
        }
    }

    #[test]
    fn the_page_has_a_sentence_for_everything_a_table_refuses() {
        let known = messages(&page_words("en"));
        let source = read(&root().join("table/src/wire/refusal.rs")).unwrap();
        let (_, codes) = source.split_once("pub enum Refusal {").expect("refusals are listed there");
        let codes = codes.split_once('}').expect("the list has an end").0.lines().map(str::trim);
        let codes: Vec<&str> = codes.filter_map(|line| line.strip_suffix(',')).collect();
        assert!(codes.len() > 30, "the sources list refusals in another way now");
        for code in codes {
            let dashes = |(at, letter): (usize, char)| {
                let dash = (at > 0 && letter.is_uppercase()).then_some('-');
                dash.into_iter().chain(letter.to_lowercase())
            };
            let id = format!("refused-{}", code.chars().enumerate().flat_map(dashes).collect::<String>());
            assert!(known.iter().any(|(one, _)| *one == id), "{id}");
        }
    }

    #[test]
    fn the_page_has_words_for_everything_it_says() {
        let known = messages(&page_words("en"));
        let is_known = |id: &str| known.iter().any(|(one, _)| one == id);
        let mut said = 0;
        let mut folders = vec![root().join("web/src")];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap().flatten() {
                if entry.path().is_dir() {
                    folders.push(entry.path());
                    continue;
                }
                let source = read(&entry.path()).unwrap();
                for start in ["{t(\"", "=t(\"", " t(\"", ".say(\"", "Phrase::new(\""] {
                    for rest in source.split(start).skip(1) {
                        let id = rest.split('"').next().unwrap();
                        // This one is each game's own.
                        assert!(is_known(id) || id == "hook", "{}: {id}", entry.path().display());
                        said += 1;
                    }
                }
            }
        }
        assert!(said > 60, "the sources say things in another way now");
    }
}
