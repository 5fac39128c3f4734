//! What the command itself says at a table, in the languages of the games.

use engine::{Facts, Lang, Wordbook, in_every_language};

const OWN: &[(Lang, &str)] = in_every_language!("words/en.ftl", "words/", ".ftl");

/// The words of a game and the command's own, if the game has been put into this language.
pub(crate) fn at_table(facts: &Facts, lang: Lang) -> Option<Wordbook> {
    Wordbook::new(facts, lang)?.and(OWN)
}

/// The command's own words, before there is a game.
pub(crate) fn own(lang: Lang) -> Wordbook {
    Wordbook::common(lang).and_then(|common| common.and(OWN)).expect("the command speaks every language")
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

    /// Plurals, articles and elisions are read in these snapshots by somebody who speaks the language.
    #[test]
    fn words_with_numbers_read_well() {
        insta::with_settings!({ snapshot_path => "words/snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
            for (lang, told) in engine::testing::said_with_numbers(super::OWN) {
                insta::assert_snapshot!(format!("terminal_{}", lang.code()), told);
            }
        });
    }
}
