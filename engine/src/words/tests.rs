//! Phrases as text.

use super::{Lang, Phrase, Wordbook};

fn german(text: &str) -> Wordbook {
    Wordbook::read(Lang::German, &[text]).expect("it can be read")
}

const COW: &str = "cow = Kuh\n    .beside = einer { $mood }en Kuh\n";

#[test]
fn a_phrase_is_put_in_in_the_form_that_is_asked_for() {
    let words = german(&[COW, "stands = neben { $animal-beside }, { $animal }\n"].concat());
    let cow = Phrase::new("cow").with("mood", "froh");
    assert_eq!(words.say(&Phrase::new("stands").with("animal", cow)), "neben einer frohen Kuh, Kuh");
}

#[test]
fn a_form_that_is_missing_is_noticed() {
    let words = german("pig = Schwein\nstands = neben { $animal-beside }\n");
    let problem = words.try_say(&Phrase::new("stands").with("animal", Phrase::new("pig")));
    assert!(problem.is_err_and(|problem| problem.contains("animal-beside")));
}

#[test]
fn the_later_text_is_heard() {
    let words =
        Wordbook::read(Lang::Dutch, &["moo = boe\nbaa = bè\n", "moo = BOE\n"]).expect("it can be read");
    assert_eq!((words.say(&Phrase::new("moo")), words.say(&Phrase::new("baa"))), ("BOE".into(), "bè".into()));
    assert_eq!(words.lang(), Lang::Dutch);
}

#[test]
fn bad_words_are_refused_with_their_line() {
    let refused = Wordbook::read(Lang::French, &["meuh = meuh\n", "# Vaches\nvache = { $vache\n"]);
    let bad = refused.expect_err("the brace is open");
    assert_eq!((bad.lang, bad.line), (Lang::French, 2), "{bad}");
    assert!(bad.to_string().starts_with("words in fr, line 2: "), "{bad}");
}

#[test]
fn plurals_follow_the_language() {
    let text = "cows = { $count ->\n    [one] vache\n   *[other] vaches\n}\n";
    let say = |lang, count: u8| {
        let words = Wordbook::read(lang, &[text]).expect("it can be read");
        words.say(&Phrase::new("cows").with("count", count))
    };
    assert_eq!((say(Lang::French, 0), say(Lang::German, 0)), ("vache".into(), "vaches".into()));
    assert_eq!((say(Lang::French, 1), say(Lang::Japanese, 1)), ("vache".into(), "vaches".into()));
}
