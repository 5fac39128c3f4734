//! Who knows what: nothing is hidden, everybody sees the position.

use engine::Open;

use super::@@Type@@;

impl Open for @@Type@@ {}
