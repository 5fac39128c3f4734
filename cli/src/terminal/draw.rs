//! A scene as text, in the styles of this screen.

use engine::{Scene, Wordbook};

use crate::terminal::screen::styled;

/// The scene in words and signs. Squares whose name is in `open` are set in brackets: they can be chosen.
pub(crate) fn scene(scene: &Scene, words: &Wordbook, open: &[String], width: usize) -> String {
    drawing::text(scene, words, open, width, styled)
}
