//! What a board is handed.

use std::sync::Arc;

use engine::{Knowledge, Phrase, Seat, Told, Wordbook};
use leptos::prelude::*;

use crate::{CheckedGame, Memo, Signal, memo};

/// What a viewer sees of a game, and how to say what the viewer would like to do.
#[derive(Clone, Copy)]
pub struct Seen {
    /// The game as the viewer sees it.
    pub game: Signal<CheckedGame>,
    /// The viewer's seat; a spectator has none.
    pub you: Signal<Option<Seat>>,
    /// The game's words in the viewer's language, with the names of those who play.
    pub book: Signal<Arc<Wordbook>>,
    /// What was told last, for boards that show it.
    pub told: Signal<Arc<Vec<Told>>>,
    /// The move that was hinted at, until the game goes on.
    pub hinted: Signal<Option<String>>,
    /// Whether a move is under way: nothing may be chosen until it is done or refused.
    pub waiting: Signal<bool>,
    /// Says a move in notation. A move that is not allowed is refused with its reason, for all to read.
    pub play: Callback<String>,
}

impl Seen {
    /// The view, as the game's own type.
    ///
    /// # Panics
    ///
    /// If the game on the table is not `G`: each board is listed with its own game.
    pub fn view<G>(self) -> Memo<G::View>
    where
        G: Knowledge<View: 'static>,
    {
        memo(move || self.game.get().view_of::<G>().expect("a board draws its own game").clone())
    }

    /// Whether the viewer is asked now.
    pub fn is_asked(self) -> bool {
        let asked = self.game.get().asked;
        self.you.get().is_some_and(|seat| asked.contains(seat))
    }

    /// The moves the viewer has.
    pub fn moves(self) -> Vec<String> {
        if self.waiting.get() { Vec::new() } else { self.game.get().moves.clone() }
    }

    /// Whether the viewer may do this now.
    pub fn may(self, mv: &str) -> bool {
        !self.waiting.get() && self.game.get().moves.iter().any(|legal| legal == mv)
    }

    /// What a move is in words.
    pub fn words(self, mv: &str) -> Option<String> {
        let game = self.game.get();
        let at = game.moves.iter().position(|legal| legal == mv)?;
        Some(self.say(game.words.as_ref()?.get(at)?))
    }

    /// Whether this is the hinted move.
    pub fn is_hinted(self, mv: &str) -> bool {
        self.hinted.get().as_deref() == Some(mv)
    }

    /// A phrase in the viewer's language.
    pub fn say(self, phrase: &Phrase) -> String {
        self.book.get().say(phrase)
    }

    /// What a seat is called.
    pub fn name(self, seat: Seat) -> String {
        self.book.get().name(seat)
    }

    /// Makes a move.
    pub fn play(self, mv: impl Into<String>) {
        self.play.run(mv.into());
    }
}
