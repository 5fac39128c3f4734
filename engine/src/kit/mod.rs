//! Pieces that several games are made of.

pub mod dice;
mod grid;
mod pile;

pub use grid::{Squares, read_square, square_name};
pub use pile::{Kind, Pile};
