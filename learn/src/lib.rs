//! Games that learn by playing themselves.
//!
//! A net plays all seats of a game against itself, looking one move ahead: at each position that a move leads to,
//! *before* luck goes on, so that what it learns is not blurred by dice. Most moves are the best it knows, some are
//! random. After the game it goes from the last position back to the first, and moves what it thought of each a little
//! towards what came of it: temporal differences, as in Tesauro's TD-Gammon. Options and numbers of seats change from
//! game to game. What was learnt is rounded to whole numbers and judges positions in searches (`players::net`).
//!
//! Nothing here reads files or the clock. The same plan gives the same net.

mod learner;
mod play;
mod strength;
mod weights;

pub use learner::{BadState, Learner, Plan, Progress};
pub use strength::strength;
