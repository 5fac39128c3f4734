//! Rules of thumb.

use engine::Hints;

use super::Kuhlorado;

impl Hints for Kuhlorado {
    const SECRETS: bool = false;
}
