//! What numbers for learners promise, checked over seeded random games.

use std::collections::BTreeMap;

use super::playthrough::random_step;
use crate::{
    Dense, Fast, Features, Seat, TableGame, Viewer, observation_size, write_mask, write_observation,
};

/// How many possible worlds are compared with the truth at a step.
const WORLDS: usize = 3;

/// Plays `games` seeded random games for every seat count and each of the options, and checks at every step: each legal
/// move has a number of its own, which leads back to it; the mask marks these and no others; observations have one size,
/// and hold zeros and ones, also if they are written over older ones of any seat; and a seat's observation is the same in
/// every world that fits what the seat knows.
pub fn learns<G: TableGame + Features>(options: &[G::Options], games: u64) {
    assert_eq!(G::action_move(G::ACTIONS), None, "numbers end where their groups end");
    assert_eq!(G::action_move(usize::MAX), None);
    for action in 0..G::ACTIONS {
        if let Some(mv) = G::action_move(action) {
            assert_eq!(G::action(&mv), action, "{mv} has two numbers");
        }
    }
    for options in options {
        for seats in G::FACTS.seats.0..=G::FACTS.seats.1 {
            let size = observation_size::<G>(seats).expect("the box says for how many it is");
            for number in 0..games {
                let start = G::new(options, seats).unwrap_or_else(|bad| panic!("{options:?}: {bad}"));
                let rng = Fast::of_game(0x1ea2_7e25, number * 8 + u64::from(seats));
                Learner { game: start, rng, size, moves: Vec::new(), before: None }.whole_game();
            }
        }
    }
}

struct Learner<G: TableGame + Features> {
    game: G,
    rng: Fast,
    size: usize,
    moves: Vec<G::Move>,
    /// What was observed last, by whichever seat.
    before: Option<Vec<u8>>,
}

impl<G: TableGame + Features> Learner<G> {
    fn whole_game(mut self) {
        loop {
            for seat in Seat::all(self.game.seats()) {
                self.moves_have_numbers(seat);
                self.only_what_is_known_is_observed(seat);
            }
            let Some(step) = random_step(&self.game, &mut self.rng) else { return };
            self.game.step(&step).expect("random steps are legal");
        }
    }

    fn moves_have_numbers(&mut self, seat: Seat) {
        let mut legal = Vec::new();
        self.game.legal_moves(seat, &mut legal);
        let mut numbers = BTreeMap::new();
        for mv in legal {
            let action = G::action(&mv);
            assert!(action < G::ACTIONS, "{mv} has the number {action} of {}", G::ACTIONS);
            assert_eq!(G::action_move(action), Some(mv), "the number {action} leads back to its move");
            let other = numbers.insert(action, mv);
            assert_eq!(other, None, "{mv} has a number of its own");
        }
        let mut mask = vec![7; G::ACTIONS];
        write_mask(&self.game, seat, &mut self.moves, &mut mask);
        for (action, marked) in mask.iter().enumerate() {
            let legal = u8::from(numbers.contains_key(&action));
            assert_eq!(*marked, legal, "{:?} in {:?}", G::action_move(action), self.game);
        }
    }

    fn only_what_is_known_is_observed(&mut self, seat: Seat) {
        let seen = self.observed(&self.game, seat);
        assert!(seen.iter().all(|number| *number <= 1), "every number is 0 or 1");
        let mut over = self.before.take().unwrap_or_else(|| seen.clone());
        self.game.observe(seat, &mut Dense::again(&mut over));
        assert!(over == seen, "seat {seat} sees something change that was said not to, in {:?}", self.game);
        self.before = Some(over);
        let view = self.game.view(Viewer::Seat(seat));
        for _ in 0..if G::SECRETS { WORLDS } else { 1 } {
            let world = G::possible_world(&view, &mut self.rng);
            assert!(seen == self.observed(&world, seat), "seat {seat} observes a secret of {:?}", self.game);
        }
    }

    fn observed(&self, game: &G, seat: Seat) -> Vec<u8> {
        let mut numbers = vec![7; self.size];
        write_observation(game, seat, &mut numbers);
        numbers
    }
}
