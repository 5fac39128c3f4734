//! Steps, and what may be known while one plays.

use engine::{Rng, Seat, Turn, Viewer};
use players::{Budget, Seating, Spec};
use pyo3::prelude::*;

use super::{Game, check_asked};
use crate::convert::to_python;
use crate::fault::{Fault, guarded};
use crate::luck::{Luck, fresh_number, with_luck};
use crate::thinking::{Stop, interruptible};
use crate::words::words;

/// The longest a player may think about a move, in milliseconds.
const LONGEST_THOUGHT: u32 = 600_000;

impl Game {
    /// The outcome at this place among the odds.
    fn outcome_at(&self, at: i64) -> Result<String, Fault> {
        let odds = self.game().odds();
        let found = usize::try_from(at).ok().and_then(|at| odds.get(at)).map(|(outcome, _)| outcome.clone());
        found.ok_or_else(|| match self.game().turn() {
            Turn::Over => engine::Refused::GameOver.into(),
            Turn::Decide(seats) => engine::Refused::NotLuck { seats }.into(),
            Turn::Chance => Fault::refused(
                "not-possible",
                format!("there is no outcome {at}; there are {}, counted from 0", odds.len()),
            ),
        })
    }
}

#[pymethods]
impl Game {
    /// What a seat may do now, in the game's notation and in a fixed order; nothing if it is not asked.
    #[pyo3(signature = (seat=None))]
    fn moves(&self, seat: Option<i64>) -> Result<Vec<String>, Fault> {
        Ok(self.seat_or_asked(seat)?.map_or_else(Vec::new, |seat| self.game().moves(seat)))
    }

    /// Makes a move. If it is refused, nothing has changed.
    ///
    /// move: in the game's notation, as `moves()` lists it, or its number.
    /// seat: who moves; the first of those asked unless you say.
    #[pyo3(signature = (r#move, seat=None))]
    fn play(&mut self, r#move: &Bound<'_, PyAny>, seat: Option<i64>) -> Result<(), Fault> {
        let seat = self.seat_moving(seat)?;
        guarded(|| {
            let text = match r#move.extract::<String>() {
                Ok(text) => text,
                Err(_) => self.action_text(number(r#move, "move")?)?,
            };
            play_text(self, seat, &text)
        })
    }

    /// What luck may bring now, with whole-number weights; nothing if luck is not due.
    fn odds(&self) -> Vec<(String, u32)> {
        self.game().odds()
    }

    /// Lets luck decide what is due, and tells what it was.
    ///
    /// outcome: what happens, in notation or as its place in `odds()`; drawn by the odds unless you say.
    /// luck: where the draw comes from; luck that nobody can foresee unless you say.
    #[pyo3(signature = (outcome=None, luck=None))]
    fn draw(
        &mut self,
        outcome: Option<&Bound<'_, PyAny>>,
        luck: Option<&Bound<'_, Luck>>,
    ) -> Result<String, Fault> {
        guarded(|| {
            let Some(outcome) = outcome else {
                return with_luck(luck, |rng| Ok(self.table.game_mut().roll(rng)?));
            };
            let text = match outcome.extract::<String>() {
                Ok(text) => text,
                Err(_) => self.outcome_at(number(outcome, "outcome")?)?,
            };
            Ok(self.table.game_mut().chance(&text)?)
        })
    }

    /// Draws luck until a seat is asked or the game is over; tells what was drawn.
    #[pyo3(signature = (luck=None))]
    fn settle(&mut self, luck: Option<&Bound<'_, Luck>>) -> Result<Vec<String>, Fault> {
        guarded(|| {
            with_luck(luck, |rng: &mut dyn Rng| {
                let mut drawn = Vec::new();
                while self.game().turn() == Turn::Chance {
                    drawn.push(self.table.game_mut().roll(rng)?);
                }
                Ok(drawn)
            })
        })
    }

    /// One of a seat's legal moves, all equally likely.
    #[pyo3(signature = (seat=None, luck=None))]
    fn random_move(&self, seat: Option<i64>, luck: Option<&Bound<'_, Luck>>) -> Result<String, Fault> {
        let seat = self.seat_moving(seat)?;
        check_asked(self.game(), seat)?;
        with_luck(luck, |rng| Ok(self.game().random_move(seat, rng).expect("the seat is asked")))
    }

    /// Takes the last step back; tells which it was.
    fn undo(&mut self) -> Result<String, Fault> {
        guarded(|| Ok(self.table.game_mut().undo()?))
    }

    /// What a seat knows, or a spectator if no seat is named: a dict as `barn engine` tells it.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> Result<Bound<'py, PyAny>, Fault> {
        Ok(to_python(py, &self.game().view(self.viewer(seat)?))?)
    }

    /// The same as text, without spaces and with keys in order: equal for two games exactly if the viewer sees the same.
    #[pyo3(signature = (seat=None))]
    fn view_text(&self, seat: Option<i64>) -> Result<String, Fault> {
        Ok(self.game().view_text(self.viewer(seat)?))
    }

    /// A number of 64 bits for what a seat sees now; two that differ look different to it.
    fn observation_key(&self, seat: i64) -> Result<u64, Fault> {
        let viewer = Viewer::Seat(self.seat(seat)?);
        Ok(engine::number_of(self.game().view_text(viewer).as_str()))
    }

    /// The whole truth, secrets included: for research, never for players. `Game.from_position` reads it.
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.game().truth())
    }

    /// A game that fits all that a seat knows: the rest is drawn, each way as likely as the rules make it.
    #[pyo3(signature = (seat, luck=None))]
    fn possible_world(&self, seat: i64, luck: Option<&Bound<'_, Luck>>) -> Result<Game, Fault> {
        let seat = self.seat(seat)?;
        guarded(|| with_luck(luck, |rng| Ok(Game { table: self.table.possible_world(seat, rng) })))
    }

    /// A legal move in words. lang: en, de, fr, nl or ja.
    #[pyo3(name = "describe", signature = (r#move, seat=None, lang="en"))]
    fn describe(&self, r#move: &str, seat: Option<i64>, lang: &str) -> Result<String, Fault> {
        let words = words(self.game().facts(), lang)?;
        let seat = self.seat_moving(seat)?;
        Ok(words.say(&self.game().describe(seat, r#move)?))
    }

    /// What a seat, or a spectator, has been told since step `since`: a text per step.
    #[pyo3(signature = (seat=None, since=0, lang="en"))]
    fn told(&self, seat: Option<i64>, since: usize, lang: &str) -> Result<Vec<String>, Fault> {
        let words = words(self.game().facts(), lang)?;
        let told = self.game().told(self.viewer(seat)?, since);
        let text = |told: &engine::Told| {
            told.say.iter().map(|phrase| words.say(phrase)).collect::<Vec<_>>().join(" ")
        };
        Ok(told.iter().map(text).collect())
    }

    /// The steps since step `since` as a seat, or a spectator, has seen them: in notation, "?" where it may not know. With
    /// who took them, so that it is all the seat remembers: "0:take 3", or ":roll a3" for luck.
    #[pyo3(signature = (seat=None, since=0))]
    fn seen(&self, seat: Option<i64>, since: usize) -> Result<Vec<String>, Fault> {
        let told = self.game().told(self.viewer(seat)?, since);
        let who = |at: usize| self.game().who(at).map_or_else(String::new, |seat| seat.to_string());
        let line = |(at, told): (usize, &engine::Told)| format!("{}:{}", who(since + at), told.step);
        Ok(told.iter().enumerate().map(line).collect())
    }

    /// What one of our players would do, and what it thinks of the moves: a dict as `barn engine` answers `best`.
    ///
    /// level: random, easy, medium, hard or expert; hard and expert take a budget, as in "expert:500" (simulations)
    ///     or "expert:250ms".
    /// ms: how long it may think instead.
    /// seed: where its luck starts; with a budget of simulations the same seed gives the same answer.
    #[pyo3(signature = (level="hard", seat=None, ms=None, seed=None))]
    fn best<'py>(
        &self,
        py: Python<'py>,
        level: &str,
        seat: Option<i64>,
        ms: Option<u32>,
        seed: Option<u64>,
    ) -> Result<Bound<'py, PyAny>, Fault> {
        let mut spec: Spec = level.parse()?;
        if let Some(ms) = ms {
            spec.budget = Budget::Milliseconds(ms.clamp(1, LONGEST_THOUGHT));
        }
        let seat = self.seat_moving(seat)?;
        check_asked(self.game(), seat)?;
        let seed = seed.map_or_else(fresh_number, Ok)?;
        let (facts, view) = (self.game().facts(), self.game().known_to(Viewer::Seat(seat)));
        let mut player =
            games::visit(facts.id, Seating { spec, seed }).expect("a game under way is one of ours");
        let mut think =
            move |stop: &Stop| Ok(arena::answers::best(facts, &mut *player, seat, &view, &stop.clock()));
        let answer = if spec.level.searches() {
            interruptible(py, move |stop| think(stop), |_| Ok(()))?
        } else {
            guarded(|| think(&Stop::default()))?
        };
        Ok(to_python(py, &answer)?)
    }
}

/// A whole number, named by the argument it stands for.
pub(crate) fn number(object: &Bound<'_, PyAny>, argument: &str) -> Result<i64, Fault> {
    object.extract::<i64>().map_err(|_| {
        let kind = object.get_type().name().map_or_else(|_| "this".to_owned(), |name| name.to_string());
        Fault::bad("bad-value", argument, format!("{argument} is text or a whole number, not {kind}"))
    })
}

/// Plays a move in notation.
pub(super) fn play_text(game: &mut Game, seat: Seat, text: &str) -> Result<(), Fault> {
    Ok(game.table.game_mut().play(seat, text, None)?)
}
