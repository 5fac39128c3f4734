//! One game that a net plays against itself, and what it learns from it.

use engine::{Fast, Features, Hints, Inputs, Outcome, Playout, Seat, Turn, below};

use crate::weights::{Opinion, Weights};

/// How much of what is thought of a position comes from what followed it, step by step, and how much at once from how
/// the game ended: λ of temporal differences.
const LAMBDA: f32 = 0.8;

/// With more moves than this, only so many are looked at: those that look best at a glance, and some others.
const MOST_LOOKS: usize = 40;

/// How one game is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// How many of a thousand moves are random.
    pub(crate) random: u32,
    /// The share of its error that every step takes away.
    pub(crate) rate: f32,
}

/// What a seat came to by a move: the position after it, before luck goes on.
struct Reached {
    seat: Seat,
    /// Its part of the list of inputs.
    inputs: std::ops::Range<usize>,
    opinion: Opinion,
    /// What the best move would have come to, if this one was random.
    best: Option<Opinion>,
}

/// A game in which every seat is played by the net that learns.
pub(crate) struct SelfPlay<G: Hints + Features> {
    inputs: Inputs,
    moves: Vec<G::Move>,
    playout: Playout<G>,
    held: Vec<u16>,
    reached: Vec<Reached>,
}

/// What a game brought.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lesson {
    /// How many positions were learnt from.
    pub(crate) positions: u64,
    /// How far off the shares of the win were, squared, all together.
    pub(crate) off: f64,
}

impl<G: Hints + Features> SelfPlay<G> {
    pub(crate) fn new() -> Self {
        SelfPlay {
            inputs: Inputs::of::<G>(),
            moves: Vec::new(),
            playout: Playout::default(),
            held: Vec::new(),
            reached: Vec::new(),
        }
    }

    /// How many inputs the game has.
    pub(crate) fn inputs(&self) -> usize {
        self.inputs.size()
    }

    /// Plays a game and learns from it.
    pub(crate) fn play(&mut self, weights: &mut Weights, rng: &mut Fast, manner: Manner) -> Lesson {
        let (fewest, most) = G::FACTS.seats;
        let seats = fewest + below(rng, u32::from(most - fewest) + 1) as u8;
        let mut game = loop {
            // Not everything that may be chosen goes with every number of seats.
            if let Ok(game) = G::new(&G::some_options(rng), seats) {
                break game;
            }
        };
        self.held.clear();
        self.reached.clear();
        loop {
            self.playout.settle(&mut game, rng);
            let Turn::Decide(deciding) = game.turn() else { break };
            let seat = deciding.first().expect("somebody is asked");
            let mv = self.decide(&game, seat, weights, rng, manner);
            game.apply_move(seat, &mv);
        }
        self.learn(weights, &game.outcome(), seats, manner.rate)
    }

    fn decide(&mut self, game: &G, seat: Seat, weights: &Weights, rng: &mut Fast, manner: Manner) -> G::Move {
        self.list(game, seat, rng);
        let from = self.held.len();
        let mut best: Option<(f32, G::Move, Opinion)> = None;
        let moves = std::mem::take(&mut self.moves);
        for mv in &moves {
            let (opinion, over) = self.look(game, seat, mv, weights);
            let value = G::TUNING
                .points
                .mul_add(lead(&opinion, game.seats(), G::TUNING.lead) - opinion.win[0], opinion.win[0]);
            if best.is_none_or(|(highest, ..)| value > highest) {
                best = Some((value, *mv, opinion));
                self.held.truncate(from);
                if !over {
                    self.held.extend_from_slice(self.inputs.held());
                }
            }
        }
        let (_, mut mv, opinion) = best.expect("a seat that must decide has a move");
        let mut reached = Reached { seat, inputs: from..self.held.len(), opinion, best: None };
        if moves.len() > 1 && below(rng, 1000) < manner.random {
            mv = moves[below(rng, moves.len() as u32) as usize];
            let (random, over) = self.look(game, seat, &mv, weights);
            self.held.truncate(from);
            if !over {
                self.held.extend_from_slice(self.inputs.held());
            }
            reached = Reached { seat, inputs: from..self.held.len(), opinion: random, best: Some(opinion) };
        }
        self.moves = moves;
        self.reached.push(reached);
        mv
    }

    /// Lists the moves to look at.
    fn list(&mut self, game: &G, seat: Seat, rng: &mut Fast) {
        self.moves.clear();
        game.legal_moves(seat, &mut self.moves);
        if self.moves.len() <= MOST_LOOKS {
            return;
        }
        self.moves.sort_by_cached_key(|mv| (std::cmp::Reverse(game.score_move(seat, mv)), *mv));
        let half = MOST_LOOKS / 2;
        for place in half..MOST_LOOKS {
            let other = place + below(rng, (self.moves.len() - place) as u32) as usize;
            self.moves.swap(place, other);
        }
        self.moves.truncate(MOST_LOOKS);
    }

    /// What a move comes to, and whether that is the end.
    fn look(&mut self, game: &G, seat: Seat, mv: &G::Move, weights: &Weights) -> (Opinion, bool) {
        let mut after = game.clone();
        after.apply_move(seat, mv);
        if after.turn() == Turn::Over {
            return (of_outcome(&after.outcome(), seat, game.seats()), true);
        }
        self.inputs.show(&after, seat);
        (weights.look(self.inputs.held(), usize::from(game.seats())), false)
    }

    /// Learns from the last position to the first, each seat from its own.
    fn learn(&mut self, weights: &mut Weights, outcome: &Outcome, seats: u8, rate: f32) -> Lesson {
        let mut targets: Vec<Opinion> =
            Seat::all(seats).map(|seat| of_outcome(outcome, seat, seats)).collect();
        let mut lesson = Lesson::default();
        for reached in self.reached.iter().rev() {
            let target = &mut targets[reached.seat.idx()];
            let held = &self.held[reached.inputs.clone()];
            if !held.is_empty() {
                lesson.off += f64::from(weights.learn(held, usize::from(seats), target, rate));
                lesson.positions += 1;
            }
            // What a random move led to says nothing about what was thought before it.
            *target = reached.best.unwrap_or_else(|| mixed(target, &reached.opinion));
        }
        lesson
    }
}

/// What points are worth beside winning, as searches count it.
fn lead(opinion: &Opinion, seats: u8, half: f32) -> f32 {
    let others = &opinion.points[1..usize::from(seats)];
    let best = others.iter().copied().fold(f32::MIN, f32::max);
    let lead = (opinion.points[0] - best) * 100.0;
    0.5 + 0.5 * lead / (lead.abs() + half)
}

fn mixed(after: &Opinion, here: &Opinion) -> Opinion {
    let mix = |after: f32, here: f32| here + LAMBDA * (after - here);
    Opinion {
        win: std::array::from_fn(|seat| mix(after.win[seat], here.win[seat])),
        points: std::array::from_fn(|seat| mix(after.points[seat], here.points[seat])),
    }
}

/// What a finished game was worth, seen from a seat.
fn of_outcome(outcome: &Outcome, seat: Seat, seats: u8) -> Opinion {
    let share = 1.0 / f32::from(outcome.winners.len().max(1));
    let mut opinion = Opinion::default();
    for other in Seat::all(seats) {
        let from = other.seen_from(seat, seats);
        opinion.win[from] = if outcome.winners.contains(other) { share } else { 0.0 };
        opinion.points[from] = f32::from(outcome.scores[other.idx()]);
    }
    opinion
}
