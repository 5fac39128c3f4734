//! Who knows what: no tile's place is hidden, and a supply has no order until a tile is drawn.

use engine::Open;

use super::TicTacMoo;

impl Open for TicTacMoo {}
