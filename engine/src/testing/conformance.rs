//! What every game promises, checked over seeded random games.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use super::parts::{all_steps, assert_round_trip, phrases_of};
use super::playthrough::random_step;
use crate::game::{listed_move, listed_outcome};
use crate::{
    Fast, History, Lang, Phrase, Record, Refused, Seat, SeatLine, Step, StepOf, TableGame, Turn, Viewer,
    Wordbook, below,
};

/// No game of ours comes near this many steps.
const NEVER_ENDS: usize = 100_000;

/// Plays `games` seeded random games for every seat count and each of the options, and checks at every step
/// what every game promises: somebody can always act and the game ends (ALL-4), luck is explicit and
/// complete (ALL-2), text and records round-trip, refused steps change nothing, and no viewer can tell two
/// truths apart that fit what the viewer knows (ALL-3).
pub fn conforms<G: TableGame>(options: &[G::Options], games: u64) {
    conforms_with_reveals::<G>(options, games, |_, _| false);
}

/// The same for a game in which sealed choices are turned up for all to see. `reveals` tells, from the game
/// before and after a step, whether that has happened: then two worlds that looked alike may part.
pub fn conforms_with_reveals<G: TableGame>(options: &[G::Options], games: u64, reveals: fn(&G, &G) -> bool) {
    let mut words = Words::new::<G>();
    for options in options {
        for seats in G::FACTS.seats.0..=G::FACTS.seats.1 {
            for number in 0..games {
                Check::<G>::new(options, seats, number, &mut words, reveals).whole_game();
            }
        }
    }
    other_seat_counts_are_refused::<G>();
}

fn other_seat_counts_are_refused<G: TableGame>() {
    for seats in (0..=255).filter(|seats| !G::FACTS.seats_allowed(*seats)) {
        let refused = G::new(&G::Options::default(), seats).expect_err("the box says for how many it is");
        assert_eq!(refused.field, "seats");
    }
}

/// The game's words in every language, and how often each phrase has been tried.
struct Words {
    books: Vec<Wordbook>,
    tried: BTreeMap<Cow<'static, str>, u32>,
}

impl Words {
    fn new<G: TableGame>() -> Words {
        let books = Lang::ALL.into_iter().filter_map(|lang| Wordbook::new(&G::FACTS, lang)).collect();
        Words { books, tried: BTreeMap::new() }
    }

    /// Putting a phrase into words is slow; after a few hundred times it will not fail for the first time.
    fn can_say(&mut self, phrase: &Phrase) {
        let tried = self.tried.entry(phrase.id.clone()).or_default();
        *tried += 1;
        if *tried > 300 {
            return;
        }
        for words in &self.books {
            let said = words.try_say(phrase);
            said.unwrap_or_else(|problem| panic!("no words in {} for {problem}: {phrase:?}", words.lang()));
        }
    }
}

struct Check<'a, G: TableGame> {
    history: History<G>,
    rng: Fast,
    words: &'a mut Words,
    reveals: fn(&G, &G) -> bool,
    /// Moves and outcomes met in this game; most are illegal at any other moment.
    moves: BTreeSet<G::Move>,
    outcomes: BTreeSet<G::Chance>,
}

#[allow(clippy::unused_self)] // So that all checks read alike.
impl<'a, G: TableGame> Check<'a, G> {
    fn new(
        options: &G::Options,
        seats: u8,
        number: u64,
        words: &'a mut Words,
        reveals: fn(&G, &G) -> bool,
    ) -> Self {
        let history = History::new(options.clone(), seats).unwrap_or_else(|bad| panic!("{options:?}: {bad}"));
        let rng = Fast::of_game(0x00ba_7245, number * 8 + u64::from(seats));
        Check { history, rng, words, reveals, moves: BTreeSet::new(), outcomes: BTreeSet::new() }
    }

    fn whole_game(mut self) {
        loop {
            let game = self.history.game().clone();
            self.turn_is_sound(&game);
            self.position_round_trips(&game);
            // The dear checks: not at every step of every game, but at every kind of step in many games.
            if below(&mut self.rng, 24) == 0 {
                self.position_survives_json(&game);
                self.views_survive_json(&game);
                self.scene_is_sound(&game);
                self.refused_steps_change_nothing(&game);
                self.viewers_know_only_their_view(&game);
                self.secrets_stay_secret_in_the_telling(&game);
                self.order_of_choosing_does_not_matter(&game);
            }
            let Some(step) = random_step(&game, &mut self.rng) else { break };
            self.history.step(step, Some(7)).expect("random steps are legal");
            self.words_are_there(&game, &step);
            assert!(self.history.steps().len() < NEVER_ENDS, "the game does not end: {game:?}");
        }
        self.result_is_sound();
        self.record_round_trips();
        self.news_is_the_end_of_the_story();
        self.undo_leads_back();
    }

    fn turn_is_sound(&mut self, game: &G) {
        let mut odds = Vec::new();
        game.odds(&mut odds);
        let luck_is_due = game.turn() == Turn::Chance;
        assert_eq!(!odds.is_empty(), luck_is_due, "odds exactly when luck is due: {game:?}");
        assert!(odds.iter().all(|(_, weight)| *weight > 0), "weights are above 0: {odds:?}");
        let distinct: BTreeSet<_> = odds.iter().map(|(outcome, _)| *outcome).collect();
        assert_eq!(distinct.len(), odds.len(), "each outcome once: {odds:?}");
        for (outcome, _) in &odds {
            assert_round_trip(outcome);
        }
        for seat in Seat::all(game.seats()) {
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            let asked = game.turn().seats().contains(seat);
            assert_eq!(!moves.is_empty(), asked, "moves exactly for those who are asked: {game:?}");
            let distinct: BTreeSet<_> = moves.iter().copied().collect();
            assert_eq!(distinct.len(), moves.len(), "each move once: {moves:?}");
            moves.iter().for_each(assert_round_trip);
            assert!(moves.len() <= G::BOUNDS.moves, "{} moves at once: {game:?}", moves.len());
            assert!(moves.iter().all(|mv| game.is_legal(seat, mv)), "what is listed is legal: {game:?}");
            if asked {
                let quick = game.random_move(seat, &mut self.rng.clone(), &mut Vec::new());
                let listed = listed_move(game, seat, &mut self.rng.clone(), &mut Vec::new());
                assert_eq!(quick, listed, "the quick choice is the listed one");
            }
            self.moves.extend(moves);
        }
        if luck_is_due {
            let quick = game.roll(&mut self.rng.clone(), &mut Vec::new());
            let listed = listed_outcome(game, &mut self.rng.clone(), &mut Vec::new());
            assert_eq!(quick, listed, "the quick draw is the listed one");
        }
        self.outcomes.extend(distinct);
        assert!(
            game.turn().seats().iter().all(|seat| seat.0 < game.seats()),
            "only seats that exist are asked"
        );
    }

    fn position_round_trips(&self, game: &G) {
        let position = game.position();
        let again = G::set_up(&position).unwrap_or_else(|bad| panic!("{bad}: {position:?}"));
        assert_eq!(again, *game, "a position written down is the same game");
    }

    fn position_survives_json(&self, game: &G) {
        let position = game.position();
        let text = serde_json::to_string(&position).expect("positions are plain data");
        let read: G::Position = small_json::read_json(&text).unwrap_or_else(|bad| panic!("{bad}: {text}"));
        assert_eq!(read, position, "a position survives JSON");
    }

    /// Who sits at a table elsewhere gets a view as text, and players are to be asked what they make of it.
    fn views_survive_json(&self, game: &G) {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(viewer);
            let text = serde_json::to_string(&view).expect("views are plain data");
            let read: G::View = small_json::read_json(&text).unwrap_or_else(|bad| panic!("{bad}: {text}"));
            assert_eq!(read, view, "a view survives JSON");
            G::check_view(&view).unwrap_or_else(|bad| panic!("a true view is refused: {bad}: {text}"));
            let value = serde_json::to_value(&view).expect("views are plain data");
            assert_eq!(small_json::ordered_text(&view), value.to_string(), "a view has one text");
        }
    }

    fn refused_steps_change_nothing(&mut self, game: &G) {
        let mut tried = game.clone();
        let mut legal = Vec::new();
        for seat in (0..=game.seats()).map(Seat) {
            legal.clear();
            game.legal_moves(seat, &mut legal);
            for mv in self.moves.iter().filter(|mv| !legal.contains(mv)).take(25) {
                assert!(!game.is_legal(seat, mv), "{mv} is legal only in one way of asking: {game:?}");
                let refused = tried.play(seat, mv).expect_err("an illegal move is refused");
                if let Refused::NotLegal { clause, why, .. } = refused.explained(game, &Step::Move(seat, *mv))
                {
                    self.words.can_say(&why);
                    if let Some(clause) = clause {
                        assert!(
                            G::FACTS.clause(clause).is_some(),
                            "{clause} is not in the rulebook ({mv} in {game:?})"
                        );
                    }
                }
                assert_eq!(tried, *game, "a refused move changed something");
            }
        }
        let mut odds = Vec::new();
        game.odds(&mut odds);
        for outcome in self.outcomes.iter().filter(|outcome| odds.iter().all(|(other, _)| other != *outcome))
        {
            tried.draw(outcome).expect_err("an impossible outcome is refused");
            assert_eq!(tried, *game, "a refused outcome changed something");
        }
    }

    /// ALL-3: in another world that fits the viewer's view, everything the viewer gets is the same – now, and
    /// for as long as the two worlds can go on alike.
    fn viewers_know_only_their_view(&mut self, game: &G) {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(viewer);
            let written = serde_json::to_string(&view).expect("views are plain data");
            let read: G::View = serde_json::from_str(&written).expect("views can be read back");
            assert_eq!(read, view, "{viewer:?} sends what they know to somebody who reads something else");
            let mut world = G::possible_world(&view, &mut self.rng);
            let mut truth = game.clone();
            let mut rng = self.rng.clone();
            for _ in 0..12 {
                self.looks_alike(&truth, &world, viewer);
                let Some(step) = random_step(&truth, &mut rng) else { break };
                let (truth_before, world_before) = (truth.clone(), world.clone());
                if world.step(&step).is_err() {
                    break;
                }
                truth.step(&step).expect("random steps are legal");
                if (self.reveals)(&truth_before, &truth) {
                    break;
                }
                let told = truth_before.told(&step, &truth, viewer);
                assert_eq!(told, world_before.told(&step, &world, viewer), "{viewer:?} is told of a secret");
            }
        }
    }

    fn looks_alike(&self, truth: &G, world: &G, viewer: Viewer) {
        // Scenes and the clauses of the moment are made from views alone, so they are alike if the views are.
        assert_eq!(truth.view(viewer), world.view(viewer), "{viewer:?} can tell two possible worlds apart");
        assert_eq!(truth.turn(), world.turn(), "whose turn it is is public");
        let Viewer::Seat(seat) = viewer else { return };
        let (mut moves, mut others) = (Vec::new(), Vec::new());
        truth.legal_moves(seat, &mut moves);
        world.legal_moves(seat, &mut others);
        assert_eq!(moves, others, "the moves offered to {viewer:?} depend on a secret");
        for mv in moves.iter().take(4) {
            assert_eq!(truth.describe(seat, mv), world.describe(seat, mv));
        }
        for mv in self.moves.iter().take(8) {
            let refused = |game: &G| {
                let refused = game.clone().play(seat, mv).err();
                refused.map(|refused| refused.explained(game, &Step::Move(seat, *mv)))
            };
            let errors = (refused(truth), refused(world));
            assert_eq!(errors.0, errors.1, "an error told {viewer:?} a secret");
        }
    }

    /// Where two steps lead to different truths that look the same to a viewer, the viewer must have been
    /// told the same.
    fn secrets_stay_secret_in_the_telling(&self, game: &G) {
        let steps = all_steps(game);
        for viewer in Viewer::all(game.seats()) {
            let mut seen: Vec<(G, G::View, crate::Told)> = Vec::new();
            for step in steps.iter().take(40) {
                let mut after = game.clone();
                after.step(step).expect("listed steps are legal");
                let (view, told) = (after.view(viewer), game.told(step, &after, viewer));
                for (_, _, other) in seen.iter().filter(|(truth, known, _)| *known == view && *truth != after)
                {
                    assert_eq!(told, *other, "{viewer:?} is told more than the view knows");
                }
                seen.push((after, view, told));
            }
        }
    }

    fn order_of_choosing_does_not_matter(&mut self, game: &G) {
        let Turn::Decide(seats) = game.turn() else { return };
        let mut chosen = Vec::new();
        for seat in seats.iter() {
            chosen.push((seat, game.random_move(seat, &mut self.rng, &mut Vec::new())));
        }
        let (mut one, mut other) = (game.clone(), game.clone());
        let both = chosen.iter().zip(chosen.iter().rev());
        for ((seat, mv), (rev_seat, rev_mv)) in both {
            one.play(*seat, mv).expect("a choice stays legal while others choose");
            other.play(*rev_seat, rev_mv).expect("a choice stays legal while others choose");
        }
        assert_eq!(one, other, "the order of choosing made a difference");
    }

    fn words_are_there(&mut self, before: &G, step: &StepOf<G>) {
        let after = self.history.game();
        // One viewer at a time: who gets to hear it differs from step to step.
        let viewers: Vec<_> = Viewer::all(after.seats()).collect();
        let viewer = viewers[self.history.steps().len() % viewers.len()];
        before.told(step, after, viewer).say.iter().for_each(|phrase| self.words.can_say(phrase));
        if let Step::Move(seat, mv) = step {
            self.words.can_say(&before.describe(*seat, mv));
        }
    }

    fn scene_is_sound(&mut self, game: &G) {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(viewer);
            phrases_of(&G::scene(&view)).into_iter().for_each(|phrase| self.words.can_say(phrase));
            for clause in G::clauses_now(&view) {
                assert!(G::FACTS.clause(clause).is_some(), "{clause} is not in the rulebook");
            }
        }
    }

    fn result_is_sound(&mut self) {
        let game = self.history.game();
        let outcome = game.outcome();
        assert_eq!(outcome.scores.len(), usize::from(game.seats()), "one score per seat");
        assert!(outcome.winners.iter().all(|seat| seat.0 < game.seats()), "winners sat at the table");
        self.words.can_say(&Phrase::new(outcome.ended));
        let (least, most) = G::BOUNDS.points;
        assert!(outcome.scores.iter().all(|score| (least..=most).contains(score)), "{:?}", outcome.scores);
        if let Some(most) = G::BOUNDS.steps {
            assert!(self.history.steps().len() <= most, "{} steps", self.history.steps().len());
        }
        self.points_have_sources(&outcome.scores);
    }

    /// Everybody can see where every point came from.
    fn points_have_sources(&mut self, scores: &[i16]) {
        for viewer in Viewer::all(self.history.game().seats()) {
            let sources = G::sources(&self.history.game().view(viewer));
            if sources.is_empty() {
                continue;
            }
            for (seat, score) in scores.iter().enumerate() {
                let points: i16 = sources.iter().map(|source| source.points[seat]).sum();
                assert_eq!(points, *score, "the sources of seat {seat} as {viewer:?} sees them: {sources:?}");
            }
            sources.iter().for_each(|source| self.words.can_say(&source.name));
        }
    }

    fn record_round_trips(&self) {
        let seats = self.history.game().seats();
        let names =
            Seat::all(seats).map(|seat| SeatLine { name: format!("Player {seat}"), kind: "random".into() });
        let record = self.history.record(names.collect(), None);
        let text = serde_json::to_string(&record).expect("records are plain data");
        let read = Record::read(&text).unwrap_or_else(|bad| panic!("{bad}"));
        assert_eq!(read, record, "a record survives JSON");
        let replayed = History::<G>::from_record(&read).unwrap_or_else(|bad| panic!("{bad}"));
        assert_eq!(replayed.game(), self.history.game(), "a record alone rebuilds the game");
        assert_eq!(replayed.record(record.seats.clone(), None), record, "and can be written down again");
    }

    fn news_is_the_end_of_the_story(&self) {
        let story = self.history.told(Viewer::Spectator, 0);
        for from in story.len().saturating_sub(5)..=story.len() {
            assert_eq!(self.history.told(Viewer::Spectator, from), story[from..], "news from {from}");
        }
    }

    fn undo_leads_back(&mut self) {
        let steps: Vec<_> = self.history.steps().copied().collect();
        let end = self.history.game().clone();
        let back = steps.len().min(5);
        for step in steps.iter().rev().take(back) {
            assert_eq!(self.history.undo().as_ref(), Ok(step), "the last step is taken back first");
        }
        assert_eq!(self.history.game(), self.history.until(steps.len() - back).game());
        for step in &steps[steps.len() - back..] {
            self.history.step(*step, None).expect("what was legal is legal again");
        }
        assert_eq!(*self.history.game(), end, "the same steps lead to the same end");
    }
}
