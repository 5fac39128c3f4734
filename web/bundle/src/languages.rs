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
        "page": read(&root.join(format!("web/words/{code}.ftl"))).or_else(|_| read(&root.join("web/words/en.ftl")))?,
        "games": Value::Object(games),
    });
    Ok(texts.to_string())
}
