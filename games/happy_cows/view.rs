//! Who knows what: everybody knows everything but the order of the pile, which does not exist.

use engine::Open;

use super::HappyCows;

impl Open for HappyCows {}
