//! A game that people can sit down and play.

use crate::{Clauses, Hints, SetUp, Show, Tell};

/// Everything a table needs of a game. Nobody implements this: a game that implements its parts has it.
pub trait TableGame: SetUp + Tell + Show + Clauses + Hints {}

impl<G: SetUp + Tell + Show + Clauses + Hints> TableGame for G {}
