//! What happens at a table, in words.

use serde::{Deserialize, Serialize};

use crate::{Knowledge, Phrase, Seat, Step, StepOf, Viewer};

/// What a game says. Without words of its own it says the notation.
pub trait Tell: Knowledge {
    /// What this viewer is told when `step` turns this game into `after`.
    fn told(&self, step: &StepOf<Self>, after: &Self, viewer: Viewer) -> Told {
        let _ = after;
        let (text, is_own) = match step {
            Step::Move(seat, mv) => (mv.to_string(), viewer.is(*seat)),
            Step::Chance(outcome) => (outcome.to_string(), false),
        };
        if Self::SECRETS && !is_own {
            return Told::hidden(Phrase::text(Told::HIDDEN));
        }
        let say = Phrase::text(&text);
        Told::open(text, say)
    }

    /// A move in words, for the seat that may make it.
    fn describe(&self, seat: Seat, mv: &Self::Move) -> Phrase {
        let _ = seat;
        Phrase::text(&mv.to_string())
    }
}

/// What one viewer is told about one step: the line of the log they get.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// The step in notation, or [`Told::HIDDEN`] where the viewer may not know it.
    pub step: String,
    /// What happened, in words: the step itself, then what followed from it.
    pub say: Vec<Phrase>,
}

impl Told {
    /// What stands in place of a step that is not for this viewer.
    pub const HIDDEN: &'static str = "?";

    /// A step this viewer may know.
    pub fn open(step: impl ToString, say: Phrase) -> Told {
        Told { step: step.to_string(), say: vec![say] }
    }

    /// A step of which this viewer only knows that it happened.
    pub fn hidden(say: Phrase) -> Told {
        Told { step: Told::HIDDEN.to_owned(), say: vec![say] }
    }

    /// Adds what followed.
    #[must_use]
    pub fn then(mut self, say: Phrase) -> Told {
        self.say.push(say);
        self
    }
}
