//! Rules of thumb.

use engine::Hints;

use super::@@Type@@;

impl Hints for @@Type@@ {
    const SECRETS: bool = false;
}
