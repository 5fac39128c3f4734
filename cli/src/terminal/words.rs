//! What the command itself says at a table, in the languages of the games.

use engine::{Facts, Lang, Wordbook, in_every_language};

const OWN: &[(Lang, &str)] = in_every_language!("words/en.ftl", "words/", ".ftl");

/// The words of a game and the command's own, if the game has been put into this language.
pub(crate) fn at_table(facts: &Facts, lang: Lang) -> Option<Wordbook> {
    Wordbook::new(facts, lang)?.and(OWN)
}

/// The same in English, which every game speaks.
pub(crate) fn in_english(facts: &Facts) -> Wordbook {
    at_table(facts, Lang::English).expect("every game has English words")
}

/// What to say when a game has not been put into a language.
pub(crate) fn missing(facts: &Facts, lang: Lang) -> String {
    format!("{} does not speak {lang} yet; it speaks English (en)", facts.title)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_command_says_the_same_in_every_language() {
        engine::testing::say_the_same(super::OWN);
    }
}
