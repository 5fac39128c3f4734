//! Who knows what: nothing is hidden, everybody sees the position.

use engine::Open;

use super::Kuhlorado;

impl Open for Kuhlorado {}
