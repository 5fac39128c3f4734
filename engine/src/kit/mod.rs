//! Pieces that several games are made of.

mod bits;
pub mod dice;
mod grid;
mod pile;

pub use bits::{BitSet, Member, Word};
pub use grid::{Squares, drawn, read_square, row_width, square_name};
pub use pile::{Kind, Pile};
