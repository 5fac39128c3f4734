//! Rules of thumb.

use engine::Hints;

use super::GoatNGoat;

impl Hints for GoatNGoat {
    const SECRETS: bool = true;
}
