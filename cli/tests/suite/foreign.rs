//! Nothing is English by accident: what people read in another language has no English sentence in it.

use cli::Stepper;
use engine::{Fast, Lang, Seat, SeatLine, Viewer};
use players::Budget;

use crate::commands::{barn_in, done};
use crate::{random_game, tables};

/// Words that hardly any English sentence does without, and that are no words of German or Japanese. What can be typed
/// (`help`, `undo`, moves) is the same in every language and is not among them.
const ENGLISH: &[&str] = &[
    "the", "you", "your", "of", "and", "with", "this", "that", "is", "are", "isn’t", "can’t", "cannot",
    "has", "have", "from", "there", "which", "every", "everyone", "game", "next", "table", "seat", "wins",
    "players", "about", "minutes", "step", "number", "please", "nobody", "somebody", "someone", "into",
    "than", "been", "would", "like", "its",
];

/// Checks what is shown to somebody who reads German or Japanese.
#[track_caller]
pub(crate) fn has_no_english(lang: Lang, shown: &str) {
    if !matches!(lang, Lang::German | Lang::Japanese) {
        return;
    }
    for line in shown.lines().filter(|line| !line.contains("barn play") && !line.contains("barn replay")) {
        let english = line.split(|c: char| !c.is_alphabetic() && c != '’').find(|word| is_english(word));
        assert_eq!(english, None, "English in {lang}: {line}");
    }
}

fn is_english(word: &str) -> bool {
    ENGLISH.contains(&word.to_lowercase().as_str())
}

/// Whether the detector sees any English at all: what is said in English is full of it.
#[test]
fn english_is_noticed() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let said = done(&barn_in(folder.path(), &["play"], "0\n1\n1\n1\nhelp\nquit\n"));
    let words = said.split(|c: char| !c.is_alphabetic() && c != '’');
    assert!(words.filter(|word| is_english(word)).count() > 20, "{said}");
}

#[test]
fn questions_before_a_game_are_asked_in_the_language() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    for lang in [Lang::German, Lang::Japanese] {
        for game in 1..=games::ALL.len() {
            let typed = format!("x\n{game}\n1\n1\nhelp\nnonsense\nquit\n");
            let said = done(&barn_in(folder.path(), &["play", "--lang", lang.code()], &typed));
            has_no_english(lang, &said);
            assert!(!said.contains('⟨'), "{said}");
        }
        let nothing = barn_in(folder.path(), &["play", "--lang", lang.code()], "");
        let told = String::from_utf8(nothing.stderr).expect("it is text");
        has_no_english(lang, &told.lines().filter(|line| !line.contains("--help")).collect::<String>());
        assert!(told.contains("--help"), "{told}");
    }
}

#[test]
fn records_are_leafed_through_in_the_language() {
    for lang in [Lang::German, Lang::Japanese] {
        for (id, seats) in tables().filter(|(_, seats)| *seats <= 3) {
            let game = random_game(id, seats, usize::MAX, &mut Fast::new(41));
            let line = |seat: Seat| SeatLine { name: format!("Ida {seat}"), kind: "random".to_owned() };
            let record = game.record(Seat::all(seats).map(line).collect(), None);
            let early = random_game(id, seats, 9, &mut Fast::new(41));
            let early_record = early.record(Seat::all(seats).map(line).collect(), None);
            let mut begun = Stepper::new(early, &early_record, Viewer::Spectator, 80, lang);
            let mut said = begun.all() + &begun.review();
            let mut stepper =
                Stepper::new(game, &record, Viewer::Spectator, 80, lang).thinking(Budget::Simulations(2));
            said += &stepper.all();
            for typed in ["", "5", "fly", "r", "t", "b", "99999"] {
                said += &stepper.line(typed).expect("nobody has left");
            }
            let said = anstream::adapter::strip_str(&said).to_string();
            has_no_english(lang, &said);
            assert!(!said.contains('⟨'), "{id} in {lang}: {said}");
        }
    }
}
