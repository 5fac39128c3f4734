//! Rules of thumb.

use engine::Hints;

use super::TicTacMoo;

impl Hints for TicTacMoo {
    const SECRETS: bool = false;
}
