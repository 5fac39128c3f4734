//! One game among many, and what it shares with the others.

use arena::LineUp;
use engine::{Fast, Features, Outcome, Reward, Seat, TableGame, Turn, write_mask};
use players::{Level, Spec};

use super::rows::Rows;

/// No action was sampled.
pub(super) const NOTHING: i32 = -1;

/// Masks with more numbers than this have but few ones: they are cleared and marked move by move.
const LONG_MASK: usize = 512;

/// When a game that is over is followed by the next one, by the names that Gymnasium gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Autoreset {
    /// In the step that ended it.
    SameStep,
    /// In the step after, which takes no notice of its action.
    NextStep,
    /// When somebody says so.
    Disabled,
}

/// What is the same in all lanes.
#[derive(Clone)]
pub(crate) struct Setting {
    pub(crate) seed: u64,
    /// How many lanes there are.
    pub(crate) lanes: u64,
    /// Who plays inside the step, one per seat.
    pub(crate) opponents: Vec<Option<Spec>>,
    pub(crate) autoreset: Autoreset,
    pub(crate) reward: Reward,
}

impl Setting {
    /// A player for every seat; nobody asks those of the learners.
    fn line_up(&self) -> Option<Vec<Spec>> {
        let any = self.opponents.iter().any(Option::is_some);
        any.then(|| self.opponents.iter().map(|player| player.unwrap_or(Level::Random.into())).collect())
    }
}

/// One lane.
pub(super) struct Lane<G: TableGame> {
    pub(super) game: G,
    pub(super) luck: Fast,
    /// What [`AnyLanes::sample`] draws from.
    pub(super) sampling: Fast,
    /// The number of the game.
    pub(super) number: u64,
    /// Who is asked; nobody when the game is over.
    pub(super) seat: Option<Seat>,
    /// The legal action that was sampled last, as long as it is one.
    pub(super) sampled: i32,
    /// The move that is about to be made.
    pub(super) mv: Option<G::Move>,
    /// The legal actions, if the mask is a long one.
    pub(super) legal: Vec<u16>,
    /// Whether its row has an observation.
    pub(super) shown: bool,
    pub(super) line_up: Option<Box<LineUp<G>>>,
}

/// Room that one thread needs.
pub(super) struct Room<G: TableGame> {
    pub(super) moves: Vec<G::Move>,
    pub(super) odds: Vec<(G::Chance, u32)>,
    pub(super) observation: Vec<u8>,
}

impl Setting {
    /// What a step does in a lane whose game is over.
    pub(super) fn wake<G: TableGame + Features>(
        &self,
        lane: &mut Lane<G>,
        at: usize,
        start: &G,
        room: &mut Room<G>,
        rows: &mut Rows<'_>,
    ) {
        if self.autoreset == Autoreset::NextStep {
            lane.number += self.lanes;
            lane.begin(start, self, room);
            rows.done[at] = 0;
            lane.show(at, lane.seat, room, rows);
        }
    }
}

impl<G: TableGame + Features> Lane<G> {
    /// Begins the game of its number, up to the first decision of a learner.
    pub(super) fn begin(&mut self, start: &G, setting: &Setting, room: &mut Room<G>) {
        loop {
            self.game.clone_from(start);
            self.luck = Fast::of_game(setting.seed, self.number);
            self.line_up =
                setting.line_up().map(|players| Box::new(LineUp::new(&players, setting.seed, self.number)));
            self.go_on(setting, room);
            if self.seat.is_some() {
                return;
            }
            // The opponents played it to its end: nobody could learn from that.
            self.number += setting.lanes;
        }
    }

    /// Draws luck and lets opponents move until a learner is asked or the game is over.
    #[inline]
    pub(super) fn go_on(&mut self, setting: &Setting, room: &mut Room<G>) {
        self.sampled = NOTHING;
        self.seat = loop {
            match self.game.turn() {
                Turn::Chance => {
                    let outcome = self.game.roll(&mut self.luck, &mut room.odds);
                    self.game.apply_chance(&outcome);
                }
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    if setting.opponents[seat.idx()].is_none() {
                        break Some(seat);
                    }
                    let line_up = self.line_up.as_mut().expect("there are opponents");
                    let mv = line_up.choose(&self.game, seat);
                    self.game.apply_move(seat, &mv);
                }
                Turn::Over => break None,
            }
        };
    }

    /// Writes how the game ended.
    #[cold]
    pub(super) fn settle_up(&self, at: usize, reward: Reward, rows: &mut Rows<'_>) {
        let outcome: Outcome = self.game.outcome();
        let seats = rows.widths.seats;
        let place = at * seats..(at + 1) * seats;
        rows.winners[place.clone()].fill(0);
        outcome.winners.iter().for_each(|seat| rows.winners[at * seats + seat.idx()] = 1);
        rows.scores[place.clone()].copy_from_slice(&outcome.scores);
        let gets = Seat::all(seats as u8).map(|seat| reward.of(&outcome, seat));
        rows.reward[place].iter_mut().zip(gets).for_each(|(into, got)| *into = got);
    }

    /// Writes what a learner sees; `seat` is whose eyes are used.
    #[inline]
    pub(super) fn show(&mut self, at: usize, seat: Option<Seat>, room: &mut Room<G>, rows: &mut Rows<'_>) {
        let seat = seat.unwrap_or(Seat(0));
        rows.observation.write_over(at, self.shown, &mut room.observation, |planes| {
            self.game.observe(seat, planes);
        });
        self.shown = true;
        self.mark(&mut rows.mask[at * G::ACTIONS..(at + 1) * G::ACTIONS], &mut room.moves);
        rows.seat[at] = self.seat.map_or(-1, |seat| seat.0 as i8);
        rows.number[at] = self.number as i64;
    }

    /// Marks what the seat that is asked may do.
    #[inline]
    fn mark(&mut self, mask: &mut [u8], moves: &mut Vec<G::Move>) {
        if is_long::<G>() {
            self.legal.drain(..).for_each(|action| mask[usize::from(action)] = 0);
            let Some(seat) = self.seat else { return };
            moves.clear();
            self.game.legal_moves(seat, moves);
            for mv in moves {
                let action = G::action(mv);
                mask[action] = 1;
                self.legal.push(action as u16);
            }
            return;
        }
        match self.seat {
            Some(seat) => write_mask(&self.game, seat, moves, mask),
            None => mask.fill(0),
        }
    }
}

/// Whether the game's masks are long.
pub(super) const fn is_long<G: Features>() -> bool {
    G::ACTIONS > LONG_MASK
}
