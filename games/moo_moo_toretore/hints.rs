//! Rules of thumb.

use engine::Hints;

use super::MooMooToretore;

impl Hints for MooMooToretore {
    const SECRETS: bool = true;
}
