//! Rules of thumb.

use engine::Hints;

use super::HappyCows;

impl Hints for HappyCows {
    const SECRETS: bool = false;
}
