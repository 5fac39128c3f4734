//! What a table shows of a game.

use crate::scene::Piece;
use crate::{Knowledge, Phrase, Scene, Source};

/// How a game looks. A game without this can be played by programs; people see an empty table.
pub trait Show: Knowledge {
    /// The game's drawings: an SVG of symbols.
    const PICTURES: &'static str = "";

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

    /// The name of the drawing that shows a piece of the scene. None, if its text must do.
    fn picture(piece: &Piece) -> Option<String> {
        let _ = piece;
        None
    }

    /// What each seat shows for itself at the end where points do not tell who has won: a full field, say. A few characters;
    /// nothing for those for whom the points do.
    fn laurels(view: &Self::View) -> Vec<Option<Phrase>> {
        let _ = view;
        Vec::new()
    }
}
