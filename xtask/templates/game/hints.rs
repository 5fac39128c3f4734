//! Rules of thumb. None yet: players think ahead without them.

use engine::Hints;

use super::@@Type@@;

impl Hints for @@Type@@ {}
