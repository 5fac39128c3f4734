//! Pieces that several games are made of.

pub mod dice;
mod grid;
mod pile;

pub use grid::Squares;
pub use pile::Pile;
