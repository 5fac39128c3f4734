//! Every game's lesson: it can be said in every language, read in a minute, and is told while a game is played.

use engine::{Fast, Lang, Lesson, Phrase, Seat, Step, TableGame, Turn, Viewer, Visitor, Wordbook};

use super::{ALL, visit};

/// As many words as somebody reads in a minute, who does not hurry.
const MINUTE: usize = 200;

/// As many decisions as fit into the other two minutes, a few seconds each.
const DECISIONS: usize = 20;

fn phrase(id: &str) -> Phrase {
    Phrase { id: id.to_owned().into(), args: Vec::new() }
}

#[test]
fn lessons_can_be_said_in_every_language_and_read_in_a_minute() {
    struct Say;
    impl Visitor for Say {
        type Output = ();
        fn visit<G: TableGame>(self) {
            for (lang, _) in G::FACTS.words {
                let book = Wordbook::new(&G::FACTS, *lang).expect("it has words");
                let say = |(id, _): &engine::Point| {
                    book.try_say(&phrase(id)).unwrap_or_else(|id| panic!("{} says no {id}", G::FACTS.id))
                };
                let text: Vec<_> = G::LESSON.iter().map(say).collect();
                let words = text.join(" ").split_whitespace().count();
                assert!(*lang != Lang::English || words <= MINUTE, "{}: {words} words", G::FACTS.id);
            }
        }
    }
    ALL.iter().for_each(|facts| visit(facts.id, Say).expect("it is on the shelf"));
}

/// What makes something matter is something that the game asks or tells, or a clause.
#[test]
fn lessons_wait_for_what_can_happen() {
    struct Know;
    impl Visitor for Know {
        type Output = ();
        fn visit<G: TableGame>(self) {
            let english = G::FACTS.words[0].1;
            for id in G::LESSON.iter().flat_map(|(_, about)| *about) {
                let known = english.lines().any(|line| line.starts_with(&format!("{id} =")));
                assert!(known || G::FACTS.clause(id).is_some(), "{}: {id}", G::FACTS.id);
            }
        }
    }
    ALL.iter().for_each(|facts| visit(facts.id, Know).expect("it is on the shelf"));
}

#[test]
fn lessons_are_over_in_time() {
    struct Learn(u64);
    impl Visitor for Learn {
        type Output = usize;
        fn visit<G: TableGame>(self) -> usize {
            // A rulebook takes as long as it takes.
            if G::LESSON.is_empty() { 0 } else { learn::<G>(self.0) }
        }
    }
    for facts in ALL {
        for seed in 0..20 {
            let decisions = visit(facts.id, Learn(seed)).expect("it is on the shelf");
            assert!(decisions <= DECISIONS, "{} takes {decisions} decisions, seed {seed}", facts.id);
        }
    }
}

/// Takes the first seat's lesson in a random game; after how many of its decisions everything was told.
fn learn<G: TableGame>(seed: u64) -> usize {
    let (mut luck, mut moves, mut odds) = (Fast::new(seed), Vec::new(), Vec::new());
    let mut game = G::new(&G::Options::default(), G::FACTS.seats.0).expect("the defaults are possible");
    let (mut lesson, mut decisions) = (Lesson::of::<G>(), 0);
    while !lesson.is_over() {
        let before = game.clone();
        let step = match game.turn() {
            Turn::Over => return usize::MAX,
            Turn::Chance => Step::Chance(game.roll(&mut luck, &mut odds)),
            Turn::Decide(asked) => {
                let seat = asked.first().expect("somebody is asked");
                let view = game.view(Viewer::Seat(Seat(0)));
                if asked.contains(Seat(0)) {
                    decisions += 1;
                    let says = lesson.at_decision(G::scene(&view).asks.as_ref(), G::clauses_now(&view));
                    assert!(decisions > 1 || says[0] == G::LESSON[0].0, "what wins is said first");
                }
                let mv = game.random_move(seat, &mut luck, &mut moves);
                Step::Move(seat, mv)
            }
        };
        match &step {
            Step::Chance(outcome) => game.apply_chance(outcome),
            Step::Move(seat, mv) => game.apply_move(*seat, mv),
        }
        lesson.hear(&before.told(&step, &game, Viewer::Seat(Seat(0))));
    }
    decisions
}

/// A game that has nothing to say about itself yet is taught from its rulebook: a clause in force comes before
/// others, and in the end all have been read.
#[test]
fn rulebooks_make_lessons() {
    for facts in ALL {
        let mut lesson = Lesson::from_rulebook(facts);
        let last = *lesson.clone().next(usize::MAX).last().expect("there are clauses");
        assert_eq!(lesson.at_decision(None, &[last]), ["hook", last], "{}", facts.id);
        assert!(lesson.at_decision(None, &[]).is_empty(), "nothing new is in force");
        assert_eq!(lesson.at_decision(None, &[]).len(), 1, "it goes on all the same");
        let mut rest = lesson.clone();
        let [known, ..] = rest.next(1)[..] else { panic!("there are more clauses") };
        lesson.leave_out(&[known.to_owned()]);
        let rest = lesson.next(usize::MAX);
        assert!(!rest.is_empty() && !rest.contains(&known), "{}: what is known is not told again", facts.id);
        assert!(rest.iter().all(|id| facts.clause(id).is_some()), "{}: {rest:?}", facts.id);
        assert!(lesson.is_over());
    }
}
