//! How kind luck was: what was drawn in a game, beside all that could have been drawn.

use engine::{BadRecord, History, Record, Seat, Step, TableGame, Visitor};

/// A draw of more outcomes than this is passed over: to weigh them all would take too long.
const MOST_OUTCOMES: usize = 5_000;

/// How far luck has carried one seat, and how far it may carry anybody.
#[derive(Clone, Copy, Default)]
struct Fortune {
    /// By how much what was drawn was better than what was to be expected, in hundredths of a point.
    gained: f64,
    /// How much draws differ.
    variance: f64,
}

impl Fortune {
    /// In how many of a hundred games luck would have been less kind.
    fn percent(self) -> u8 {
        if self.variance <= 0.0 {
            return 50;
        }
        // A bell curve, nearly: many draws add up.
        let spread = self.gained / self.variance.sqrt();
        (100.0 / (1.0 + (-1.702 * spread).exp())).round().clamp(1.0, 99.0) as u8
    }
}

/// For each seat, in how many of a hundred games with such draws luck would have been less kind. 50 is neither kind nor
/// unkind. What a draw is worth is how much better the seat stands after it, beside the others ([`standing`]).
///
/// [`standing`]: engine::Hints::standing
pub fn luck<G: TableGame>(history: &History<G>) -> Vec<u8> {
    let mut game = history.until(0).game().clone();
    let mut fortunes = vec![Fortune::default(); usize::from(game.seats())];
    let mut odds = Vec::new();
    for step in history.steps() {
        if let Step::Chance(drawn) = step {
            odds.clear();
            game.odds(&mut odds);
            if (2..=MOST_OUTCOMES).contains(&odds.len()) {
                weigh(&game, &odds, drawn, &mut fortunes);
            }
        }
        game.step(step).expect("a history can be played again");
    }
    fortunes.into_iter().map(Fortune::percent).collect()
}

/// Adds one draw. What ends the game is passed over: nobody stands anywhere after it.
fn weigh<G: TableGame>(game: &G, odds: &[(G::Chance, u32)], drawn: &G::Chance, fortunes: &mut [Fortune]) {
    let all: f64 = odds.iter().map(|(_, weight)| f64::from(*weight)).sum();
    let mut sums = vec![(0.0, 0.0, 0.0); fortunes.len()];
    for (outcome, weight) in odds {
        let mut after = game.clone();
        after.apply_chance(outcome);
        if after.is_over() {
            return;
        }
        let share = f64::from(*weight) / all;
        for (seat, (mean, square, actual)) in (0..).map(Seat).zip(&mut sums) {
            let stands = ahead(&after, seat);
            *mean += share * stands;
            *square += share * stands * stands;
            if outcome == drawn {
                *actual = stands;
            }
        }
    }
    for (fortune, (mean, square, actual)) in fortunes.iter_mut().zip(sums) {
        fortune.gained += actual - mean;
        fortune.variance += square - mean * mean;
    }
}

/// How far a seat is ahead of the others, on the whole.
fn ahead<G: TableGame>(game: &G, seat: Seat) -> f64 {
    let others = Seat::all(game.seats()).filter(|other| *other != seat);
    let sum: f64 = others.map(|other| f64::from(game.standing(other))).sum();
    f64::from(game.standing(seat)) - sum / f64::from(game.seats().max(2) - 1)
}

/// Weighs the luck of a record of whichever game it visits.
pub struct Weighing<'a> {
    /// The record.
    pub record: &'a Record,
}

impl Visitor for Weighing<'_> {
    type Output = Result<Vec<u8>, BadRecord>;

    fn visit<G: TableGame>(self) -> Self::Output {
        Ok(luck(&History::<G>::from_record(self.record)?))
    }
}
