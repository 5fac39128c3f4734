//! A run of games from which a net learns, that can be stopped and taken up again.

use engine::{Fast, Features, Hints};
use players::net::{Header, Net};

use crate::play::{Manner, SelfPlay};
use crate::weights::Weights;

/// The share of its error that every step takes away, at first and at last.
const RATES: (f32, f32) = (0.08, 0.01);
/// How many of a thousand moves are random at first, and at last.
const RANDOM: (f32, f32) = (100.0, 30.0);

/// What is kept in the end is an average of the weights over this share of the games: every single game pulls them some way
/// off. So many games pass between two that count.
const AVERAGED: f32 = 0.15;
const BETWEEN: u64 = 16;

/// What to learn, and for how long. The same plan gives the same net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many games are played.
    pub games: u64,
    /// Where luck starts.
    pub seed: u64,
}

/// How far a run is.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Progress {
    /// How many games were played.
    pub games: u64,
    /// How many positions were learnt from since the last report.
    pub positions: u64,
    /// How far off the shares of the win were since then, squared, on average.
    pub loss: f64,
}

/// A state that cannot be taken up again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadState {
    /// Not a state, or of another game, plan or number of inputs.
    #[error("the state is of another run: it says {found:?}, not {expected:?}")]
    OtherRun {
        /// What this run would have written.
        expected: String,
        /// What was found.
        found: String,
    },
    /// Too short, too long, or not numbers.
    #[error("the state is damaged: {0}")]
    Damaged(&'static str),
}

/// A net that learns a game.
pub struct Learner<G: Hints + Features> {
    plan: Plan,
    weights: Weights,
    average: Weights,
    own_play: SelfPlay<G>,
    games: u64,
}

impl<G: Hints + Features> Learner<G> {
    /// A net that knows nothing yet.
    pub fn new(plan: Plan) -> Self {
        let own_play = SelfPlay::new();
        let weights = Weights::new(own_play.inputs(), usize::from(G::FACTS.seats.1), plan.seed);
        Learner { plan, average: weights.clone(), weights, own_play, games: 0 }
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Plays so many games more, but no more than planned.
    pub fn play(&mut self, games: u64) -> Progress {
        let (mut off, mut positions) = (0.0, 0);
        let end = self.plan.games.min(self.games + games);
        for number in self.games..end {
            let done = number as f32 / self.plan.games as f32;
            let between = |(first, last): (f32, f32)| first + done * (last - first);
            let manner = Manner { random: between(RANDOM) as u32, rate: between(RATES) };
            let mut rng = Fast::of_game(self.plan.seed, number);
            let lesson = self.own_play.play(&mut self.weights, &mut rng, manner);
            off += lesson.off;
            positions += lesson.positions;
            if number % BETWEEN == 0 {
                self.take_average(number / BETWEEN);
            }
        }
        self.games = end;
        Progress { games: end, positions, loss: off / positions.max(1) as f64 }
    }

    /// Moves the average towards the weights, of which so many have gone into it.
    fn take_average(&mut self, before: u64) {
        let window = (self.plan.games as f32 * AVERAGED / BETWEEN as f32).max(1.0);
        let share = 1.0 / window.min((before + 1) as f32);
        for (average, weight) in self.average.all().zip(self.weights.all()) {
            *average += share * (*weight - *average);
        }
    }

    /// What was learnt so far.
    pub fn net(&self) -> Net {
        let Plan { games, seed } = self.plan;
        let id = G::FACTS.id;
        let unfinished =
            if self.games < games { format!(" (stopped after {})", self.games) } else { String::new() };
        self.average.rounded(Header {
            game: id.to_owned(),
            version: G::FACTS.version.into(),
            inputs: self.own_play.inputs(),
            seats: G::FACTS.seats.1,
            points: [0; 3],
            made: format!("barn learn {id} --games {games} --seed {seed}{unfinished}"),
        })
    }

    /// What a state of this run begins with.
    fn title(&self) -> String {
        let Plan { games, seed } = self.plan;
        let inputs = self.own_play.inputs();
        format!("barnyard learning 1: {}, {games} games, seed {seed}, {inputs} inputs", G::FACTS.id)
    }

    /// All there is to go on from later.
    pub fn state(&mut self) -> Vec<u8> {
        let mut bytes = format!("{}\n{}\n", self.title(), self.games).into_bytes();
        bytes.extend(self.weights.all().chain(self.average.all()).flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// Goes on where a state was written down. If it is refused, nothing has changed.
    pub fn take_up(&mut self, state: &[u8]) -> Result<(), BadState> {
        let mut parts = state.splitn(3, |byte| *byte == b'\n');
        let mut line = || parts.next().map(String::from_utf8_lossy);
        let (found, expected) = (line().unwrap_or_default().into_owned(), self.title());
        if found != expected {
            return Err(BadState::OtherRun { expected, found });
        }
        let games = line().and_then(|games| games.parse().ok());
        let games = games.ok_or(BadState::Damaged("it does not say how many games were played"))?;
        let numbers = parts.next().unwrap_or_default();
        if numbers.len() != self.weights.all().count() * 2 * 4 {
            return Err(BadState::Damaged("it has too few or too many weights"));
        }
        let (numbers, _) = numbers.as_chunks::<4>();
        if numbers.iter().any(|bytes| !f32::from_le_bytes(*bytes).is_finite()) {
            return Err(BadState::Damaged("a weight is no number"));
        }
        self.weights
            .all()
            .chain(self.average.all())
            .zip(numbers)
            .for_each(|(weight, bytes)| *weight = f32::from_le_bytes(*bytes));
        self.games = games;
        Ok(())
    }
}
