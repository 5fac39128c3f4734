//! What happens in games, and how often: the slow way to simulate.

use std::borrow::Cow;
use std::collections::BTreeMap;

use engine::{Arg, Fast, Game, Phrase, Step, Tally, Turn, Viewer};

/// What happened in many games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// How many legal moves there were at all decisions together.
    pub choices: u64,
    /// The most legal moves at one decision.
    pub most_choices: u64,
    /// How often each phrase was told to spectators, by its id.
    pub told: BTreeMap<Cow<'static, str>, Count>,
}

/// How often something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// How many times in all.
    pub times: u64,
    /// In how many games.
    pub games: u64,
}

impl Census {
    /// Adds what happened in other games.
    pub(crate) fn add(&mut self, other: Census) {
        self.choices += other.choices;
        self.most_choices = self.most_choices.max(other.most_choices);
        for (id, count) in other.told {
            let ours = self.told.entry(id).or_default();
            ours.times += count.times;
            ours.games += count.games;
        }
    }

    /// Plays a game to the end – the same one that `Playout::finish` plays with this luck – and notes
    /// what happens.
    pub(crate) fn play<G: Game>(&mut self, game: &mut G, luck: &mut Fast) -> Tally {
        let mut tally = Tally::default();
        let mut this_game = BTreeMap::new();
        let (mut moves, mut odds) = (Vec::new(), Vec::new());
        loop {
            let before = game.clone();
            let step = match before.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    tally.chances += 1;
                    Step::Chance(before.roll(luck, &mut odds))
                }
                Turn::Decide(seats) => {
                    tally.decisions += 1;
                    let seat = seats.first().expect("somebody is asked");
                    moves.clear();
                    before.legal_moves(seat, &mut moves);
                    self.choices += moves.len() as u64;
                    self.most_choices = self.most_choices.max(moves.len() as u64);
                    Step::Move(seat, before.random_move(seat, luck, &mut moves))
                }
            };
            match &step {
                Step::Move(seat, mv) => game.apply_move(*seat, mv),
                Step::Chance(outcome) => game.apply_chance(outcome),
            }
            for phrase in before.told(&step, game, Viewer::Spectator).say {
                count(&phrase, &mut this_game);
            }
        }
        for (id, times) in this_game {
            let ours = self.told.entry(id).or_default();
            ours.times += times;
            ours.games += 1;
        }
        tally
    }
}

/// Counts a phrase and those inside it.
fn count(phrase: &Phrase, told: &mut BTreeMap<Cow<'static, str>, u64>) {
    *told.entry(phrase.id.clone()).or_default() += 1;
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => count(inner, told),
            Arg::List(phrases) => phrases.iter().for_each(|inner| count(inner, told)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
        }
    }
}
