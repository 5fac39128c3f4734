//! What a table shows of a game.

use crate::{Knowledge, Scene, Source};

/// How a game looks. A game without this can be played by programs; people see an empty table.
pub trait Show: Knowledge {
    /// How a view looks, for any screen.
    fn scene(view: &Self::View) -> Scene {
        let _ = view;
        Scene::default()
    }

    /// Where everybody's points come from as things stand. Once the game is over they add up to its scores. Nothing, if the
    /// game does not tell.
    fn sources(view: &Self::View) -> Vec<Source> {
        let _ = view;
        Vec::new()
    }
}
