//! What happens in games, and how often: the slow way to simulate.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use engine::{Arg, Outcome, Phrase, Seat, Step, StepOf, TableGame, Tally, Viewer};

use crate::Share;

/// What happened in many games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// How many legal moves there were at all decisions together.
    pub choices: u64,
    /// The most legal moves at one decision.
    pub most_choices: u64,
    /// How often each phrase was told to spectators, by its id.
    pub told: BTreeMap<Cow<'static, str>, Count>,
    /// What seats decided first, by notation.
    pub openings: BTreeMap<String, Opening>,
    /// How many games took so many decisions.
    pub lengths: BTreeMap<u64, u64>,
    /// How many games ended with so many points, one map per seat.
    pub scores: Vec<BTreeMap<i16, u64>>,
}

/// How often something was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// How many times in all.
    pub times: u64,
    /// In how many games.
    pub games: u64,
    /// How it was told in the first of those games.
    pub example: Example,
}

/// How something was said in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The number of the game.
    pub game: u64,
    /// What was said.
    pub phrase: Phrase,
}

/// What came of a first decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// How many times it was made.
    pub times: u64,
    /// What those who made it won.
    pub won: Share,
    /// How it is said.
    pub example: Example,
}

impl Census {
    /// Adds what happened in other games.
    pub(crate) fn add(&mut self, other: Census) {
        self.choices += other.choices;
        self.most_choices = self.most_choices.max(other.most_choices);
        for (id, count) in other.told {
            let ours = self.told.entry(id).or_insert_with(|| Count::none(count.example.clone()));
            ours.times += count.times;
            ours.games += count.games;
            ours.example.keep_earlier(count.example);
        }
        for (mv, opening) in other.openings {
            let ours = self.openings.entry(mv).or_insert_with(|| Opening::none(opening.example.clone()));
            ours.times += opening.times;
            ours.won += opening.won;
            ours.example.keep_earlier(opening.example);
        }
        add_counts(&mut self.lengths, other.lengths);
        self.scores.resize_with(self.scores.len().max(other.scores.len()), BTreeMap::new);
        for (ours, theirs) in self.scores.iter_mut().zip(other.scores) {
            add_counts(ours, theirs);
        }
    }
}

fn add_counts<K: Ord>(ours: &mut BTreeMap<K, u64>, theirs: BTreeMap<K, u64>) {
    for (key, count) in theirs {
        *ours.entry(key).or_default() += count;
    }
}

impl Count {
    fn none(example: Example) -> Count {
        Count { times: 0, games: 0, example }
    }
}

impl Opening {
    fn none(example: Example) -> Opening {
        Opening { times: 0, won: Share::default(), example }
    }
}

impl Example {
    /// The one of the earlier game, whichever thread was quicker.
    fn keep_earlier(&mut self, other: Example) {
        if other.game < self.game {
            *self = other;
        }
    }
}

/// Looks on at one game and takes notes.
pub(crate) struct Onlooker<'a, G: TableGame> {
    census: &'a mut Census,
    game: u64,
    told: BTreeSet<Cow<'static, str>>,
    first: BTreeMap<Seat, String>,
    moves: Vec<G::Move>,
}

impl<'a, G: TableGame> Onlooker<'a, G> {
    /// Looks on at the game of this number.
    pub(crate) fn new(census: &'a mut Census, game: u64) -> Self {
        Onlooker { census, game, told: BTreeSet::new(), first: BTreeMap::new(), moves: Vec::new() }
    }

    /// Notes a step.
    pub(crate) fn note(&mut self, before: &G, step: &StepOf<G>, after: &G) {
        if let Step::Move(seat, mv) = step {
            self.note_move(before, *seat, mv);
        }
        for phrase in before.told(step, after, Viewer::Spectator).say {
            self.note_phrase(&phrase);
        }
    }

    fn note_move(&mut self, before: &G, seat: Seat, mv: &G::Move) {
        self.moves.clear();
        before.legal_moves(seat, &mut self.moves);
        let choices = self.moves.len() as u64;
        self.census.choices += choices;
        self.census.most_choices = self.census.most_choices.max(choices);
        if !self.first.contains_key(&seat) {
            let example = Example { game: self.game, phrase: before.describe(seat, mv) };
            let notation = mv.to_string();
            self.census.openings.entry(notation.clone()).or_insert_with(|| Opening::none(example));
            self.first.insert(seat, notation);
        }
    }

    /// Counts a phrase and those inside it.
    fn note_phrase(&mut self, phrase: &Phrase) {
        let example = || Example { game: self.game, phrase: phrase.clone() };
        let count = self.census.told.entry(phrase.id.clone()).or_insert_with(|| Count::none(example()));
        count.times += 1;
        count.games += u64::from(self.told.insert(phrase.id.clone()));
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Phrase(inner) => self.note_phrase(inner),
                Arg::List(phrases) => phrases.iter().for_each(|inner| self.note_phrase(inner)),
                Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
            }
        }
    }

    /// Notes how the game ended.
    pub(crate) fn note_end(self, tally: Tally, outcome: &Outcome) {
        *self.census.lengths.entry(tally.decisions).or_default() += 1;
        self.census.scores.resize_with(outcome.scores.len(), BTreeMap::new);
        for (scores, score) in self.census.scores.iter_mut().zip(&outcome.scores) {
            *scores.entry(*score).or_default() += 1;
        }
        for (seat, notation) in self.first {
            let opening = self.census.openings.get_mut(&notation).expect("it was noted when it was made");
            opening.times += 1;
            opening.won += Share::of(seat, outcome.winners);
        }
    }
}
