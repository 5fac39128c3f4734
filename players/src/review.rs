//! Looking back on a game: where it turned, and what would have been better.

use engine::{BadRecord, History, Record, Seat, Step, TableGame, Viewer, Visitor};

use crate::{Advice, Bot, Budget, Candidate, Clock, Level, Spec};

/// What a player thinks of a game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Review<M> {
    /// Every decision with more than one choice, in order.
    pub decisions: Vec<Reviewed<M>>,
}

/// What a player thinks of one decision. It knows what the seat knew then, and no more.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed<M> {
    /// The place of the step in the record.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// What it decided.
    pub played: Candidate<M>,
    /// What it should have, if something was better.
    pub better: Option<Candidate<M>>,
    /// Each seat's chance of winning before the decision, as far as the seat could tell.
    pub wins: Vec<f32>,
}

/// How good a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// Nothing was clearly better.
    Fine,
    /// Something was a little better.
    Slip,
    /// Something was much better.
    Mistake,
}

/// A chance of winning given away that makes a slip, and a mistake. Less than the first is noise.
const SLIP: f32 = 0.06;
const MISTAKE: f32 = 0.15;

/// The most turning points a game has: more would be no points.
const TURNING_POINTS: usize = 3;

impl<M> Reviewed<M> {
    /// How much of the chance of winning was given away.
    pub fn loss(&self) -> f32 {
        self.better.as_ref().map_or(0.0, |better| (better.win - self.played.win).max(0.0))
    }

    /// How good it was.
    pub fn mark(&self) -> Mark {
        match self.loss() {
            loss if loss >= MISTAKE => Mark::Mistake,
            loss if loss >= SLIP => Mark::Slip,
            _ => Mark::Fine,
        }
    }
}

impl<M> Review<M> {
    /// The decisions that gave most away, in the order of the game. None, if nobody slipped.
    pub fn turning_points(&self) -> Vec<&Reviewed<M>> {
        let slips = || self.decisions.iter().filter(|one| one.mark() != Mark::Fine);
        let is_worse =
            |one: &Reviewed<M>, other: &Reviewed<M>| (one.loss(), other.at) > (other.loss(), one.at);
        let worse_than = |other: &Reviewed<M>| slips().filter(|one| is_worse(one, other)).count();
        slips().filter(|one| worse_than(one) < TURNING_POINTS).collect()
    }
}

/// Looks back on a game. `progress` hears after every step how many were looked at.
pub fn review<G: TableGame>(
    history: &History<G>,
    budget: Budget,
    seed: u64,
    clock: Clock<'_>,
    progress: &mut dyn FnMut(usize),
) -> Review<G::Move> {
    let mut bot = Bot::<G>::new(Spec { level: Level::Expert, budget }, seed);
    let mut game = history.until(0).game().clone();
    let mut decisions = Vec::new();
    for (at, step) in history.steps().enumerate() {
        if let Step::Move(seat, mv) = step {
            let view = game.view(Viewer::Seat(*seat));
            let mut moves = Vec::new();
            game.legal_moves(*seat, &mut moves);
            if moves.len() > 1 {
                let advice = bot.advise_about(*seat, &view, Some(mv), clock);
                decisions.extend(reviewed(at, *seat, mv, advice));
            }
        }
        game.step(step).expect("a history can be played again");
        progress(at + 1);
    }
    Review { decisions }
}

fn reviewed<M: Copy + Eq>(at: usize, seat: Seat, mv: &M, advice: Advice<M>) -> Option<Reviewed<M>> {
    let played = advice.about(mv)?.clone();
    // Compared with what the search trusts most; a rarely tried move may look better by accident.
    let first = advice.candidates.into_iter().next()?;
    let better = Some(first).filter(|first| first.mv != *mv && first.win > played.win);
    Some(Reviewed { at, seat, played, better, wins: advice.wins })
}

/// Looks back on a record of whichever game it visits.
pub struct Reviewing<'a> {
    /// The record.
    pub record: &'a Record,
    /// How long to think about each decision.
    pub budget: Budget,
    /// Where luck starts.
    pub seed: u64,
    /// Tells the time.
    pub clock: Clock<'a>,
    /// Hears after every step how many were looked at.
    pub progress: &'a mut dyn FnMut(usize),
}

impl Visitor for Reviewing<'_> {
    type Output = Result<Review<String>, BadRecord>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let history = History::<G>::from_record(self.record)?;
        let review = review(&history, self.budget, self.seed, self.clock, self.progress);
        let decisions = review.decisions.into_iter().map(|one| Reviewed {
            at: one.at,
            seat: one.seat,
            played: one.played.map(|mv| mv.to_string()),
            better: one.better.map(|better| better.map(|mv| mv.to_string())),
            wins: one.wins,
        });
        Ok(Review { decisions: decisions.collect() })
    }
}
