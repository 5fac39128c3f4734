//! Pieces that several games are made of.

pub mod dice;
mod few;
mod grid;
mod pile;

pub use few::sort_few;
pub use grid::{Squares, read_square, square_name};
pub use pile::{Kind, Pile};
