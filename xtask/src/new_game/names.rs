//! What a game is called, in all the ways it is called.

/// What a game is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Names {
    /// For programs: `goose-chase`.
    pub(super) id: String,
    /// Its folder and module: `goose_chase`.
    pub(super) folder: String,
    /// Its type: `GooseChase`.
    pub(super) type_name: String,
    /// For people: `Goose Chase`.
    pub(super) title: String,
    /// What its clauses begin with: `GOO`.
    pub(super) prefix: String,
}

/// Words that Rust keeps for itself, today or one day.
const KEYWORDS: &str = "abstract as async await become box break const continue crate do dyn else enum extern \
    false final fn for gen if impl in let loop macro match mod move mut override priv pub ref return self static \
    struct super trait true try type typeof unsafe unsized use virtual where while yield";

/// Modules of these names would stand in the way of what `games/lib.rs` uses, or of itself.
const IN_THE_WAY: &[&str] = &["core", "engine", "lib", "serde_json", "std"];

impl Names {
    /// The names that belong to an id, unless a title or a prefix is given.
    pub(super) fn new(id: &str, title: Option<&str>, prefix: Option<&str>) -> Result<Names, String> {
        check_id(id)?;
        let words: Vec<_> = id.split('-').map(capitalised).collect();
        let names = Names {
            id: id.to_owned(),
            folder: id.replace('-', "_"),
            type_name: words.concat(),
            title: title.map_or_else(|| words.join(" "), str::to_owned),
            prefix: prefix.map_or_else(|| derived_prefix(id), str::to_owned),
        };
        names.check()?;
        Ok(names)
    }

    fn check(&self) -> Result<(), String> {
        let Names { folder, title, prefix, .. } = self;
        if KEYWORDS.split(' ').chain(IN_THE_WAY.iter().copied()).any(|word| word == folder) {
            return Err(format!("a game cannot be called {folder:?}: the word has a meaning in the code"));
        }
        // It goes into Rust, Markdown and Fluent as it stands.
        if title.trim() != title || title.is_empty() || title.contains(is_awkward) {
            let what = "a title is a line of letters, digits and plain marks such as ! and '";
            return Err(format!("{title:?} cannot be a title; {what}"));
        }
        if prefix.len() != 3 || !prefix.bytes().all(|letter| letter.is_ascii_uppercase()) {
            let what = "clauses begin with three capital letters, say --prefix ABC";
            return Err(format!("{prefix:?} cannot be a prefix; {what}"));
        }
        Ok(())
    }

    /// A text of the template with these names in place of the placeholders.
    pub(super) fn fill(&self, text: &str) -> String {
        let places = [
            ("@@id@@", &self.id),
            ("@@folder@@", &self.folder),
            ("@@Type@@", &self.type_name),
            ("@@Title@@", &self.title),
            ("@@PREFIX@@", &self.prefix),
            ("@@prefix@@", &self.prefix.to_lowercase()),
        ];
        places.iter().fold(text.to_owned(), |text, (place, name)| text.replace(place, name))
    }
}

fn check_id(id: &str) -> Result<(), String> {
    let is_word = |word: &str| {
        !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    if id.starts_with(|first: char| first.is_ascii_lowercase()) && id.split('-').all(is_word) {
        return Ok(());
    }
    Err(format!("{id:?} is no id; it is words of lower-case letters and digits with hyphens: hen-house"))
}

fn is_awkward(letter: char) -> bool {
    letter.is_control() || "\"\\{}<>[]@*_`".contains(letter)
}

fn capitalised(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}

/// The first letters of three words, or else the first three letters; fewer if there are not so many.
fn derived_prefix(id: &str) -> String {
    let letters = |text: &str| text.chars().filter(char::is_ascii_alphabetic).collect::<String>();
    let first_letters: String = id.split('-').filter_map(|word| letters(word).chars().next()).collect();
    let from = if first_letters.len() < 3 { letters(id) } else { first_letters };
    from.chars().take(3).collect::<String>().to_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(id: &str) -> Names {
        Names::new(id, None, None).unwrap_or_else(|problem| panic!("{problem}"))
    }

    fn refused(id: &str) -> String {
        Names::new(id, None, None).expect_err(id)
    }

    #[test]
    fn all_names_come_from_the_id() {
        let Names { id, folder, type_name, title, prefix } = named("goose-chase");
        assert_eq!([id, folder, type_name], ["goose-chase", "goose_chase", "GooseChase"]);
        assert_eq!([title, prefix], ["Goose Chase", "GOO"]);
        assert_eq!(named("route-66").type_name, "Route66");
    }

    #[test]
    fn title_and_prefix_may_be_given() {
        let names = Names::new("goat-n-goat", Some("Goat 'n' Goat!"), Some("GNT")).unwrap();
        assert_eq!((names.title.as_str(), names.prefix.as_str()), ("Goat 'n' Goat!", "GNT"));
    }

    #[test]
    fn a_prefix_is_the_first_letters_of_three_words_or_of_the_first() {
        let prefix = |id| named(id).prefix;
        let ids = ["kuhlorado", "goat-n-goat", "tic-tac-moo", "moo-moo-tore-tore", "happy-cows", "a-2-b-c"];
        assert_eq!(ids.map(prefix), ["KUH", "GNG", "TTM", "MMT", "HAP", "ABC"]);
        assert_eq!(prefix("ox-ox"), "OXO");
        assert!(refused("ox").contains("--prefix"), "two letters are too few");
        assert!(Names::new("ox", None, Some("OXX")).is_ok());
    }

    #[test]
    fn an_id_that_is_none_is_refused() {
        let bad = ["", "-", "Goose", "goose_chase", "goose--chase", "-goose", "goose-", "7-geese", "gänse"];
        for id in bad.into_iter().chain(["goose chase", "../goose", "goose-Chase"]) {
            assert!(refused(id).starts_with(&format!("{id:?} is no id")), "{id:?}");
        }
    }

    #[test]
    fn words_of_the_code_are_refused() {
        for id in ["match", "self", "loop", "engine", "serde-json", "lib"] {
            assert!(refused(id).contains("has a meaning"), "{id}");
        }
    }

    #[test]
    fn titles_and_prefixes_that_would_break_something_are_refused() {
        for title in ["", " Goose", "Goose \"Chase\"", "Goose\nChase", "a\\b", "{ $goose }", "@@id@@", "*"] {
            let problem = Names::new("goose-chase", Some(title), None).expect_err(title);
            assert!(problem.contains("cannot be a title"), "{problem}");
        }
        for prefix in ["", "GO", "GOOS", "goo", "G-O", "GÖS"] {
            let problem = Names::new("goose-chase", None, Some(prefix)).expect_err(prefix);
            assert!(problem.contains("cannot be a prefix"), "{problem}");
        }
    }

    #[test]
    fn every_placeholder_is_filled() {
        let text = "@@id@@ @@folder@@ @@Type@@ @@Title@@ @@PREFIX@@-1 @@prefix@@_1 @@Type@@";
        let filled = "goose-chase goose_chase GooseChase Goose Chase GOO-1 goo_1 GooseChase";
        assert_eq!(named("goose-chase").fill(text), filled);
    }
}
