//! The five games, and the one list that names them.
//!
//! Everybody else learns about games from here: [`visit`] hands a game's type to whoever needs it,
//! [`start`] begins a game by name. A sixth game is a folder, its `pub mod` and its place in the list.
#![warn(clippy::disallowed_methods, clippy::disallowed_types, clippy::print_stdout, clippy::print_stderr)]

pub mod goat_n_goat;
pub mod happy_cows;
pub mod kuhlorado;
pub mod moo_moo_toretore;
pub mod tic_tac_moo;

#[cfg(test)]
mod languages;
#[cfg(test)]
mod lessons;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod twins;

use engine::{
    AnyGame, AnyView, BadRecord, BadStart, BadView, Facts, Features, Game, History, Lang, Record, Source,
    TableGame,
};
use serde_json::Value;

pub use engine::Visitor;

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// What is printed on the boxes, in the order of the shelf.
        pub const ALL: &[&Facts] = &[$(&<$game as Game>::FACTS),*];

        /// Hands the game of this name to the visitor; `None` if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            $(if id == <$game as Game>::FACTS.id {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}

games![
    moo_moo_toretore::MooMooToretore,
    tic_tac_moo::TicTacMoo,
    goat_n_goat::GoatNGoat,
    happy_cows::HappyCows,
    kuhlorado::Kuhlorado,
];

/// Starts a game by name, with options as JSON (`null` for the defaults).
pub fn start(id: &str, options: &Value, seats: u8) -> Result<Box<dyn AnyGame>, BadStart> {
    struct Begin<'a>(&'a Value, u8);
    impl Visitor for Begin<'_> {
        type Output = Result<Box<dyn AnyGame>, BadStart>;
        fn visit<G: TableGame + Features>(self) -> Self::Output {
            engine::start::<G>(self.0, self.1)
        }
    }
    visit(id, Begin(options, seats)).unwrap_or_else(|| Err(BadStart::UnknownGame(id.to_owned(), names())))
}

/// The game that a record tells, every step checked.
pub fn replay(record: &Record) -> Result<Box<dyn AnyGame>, BadRecord> {
    struct Replay<'a>(&'a Record);
    impl Visitor for Replay<'_> {
        type Output = Result<Box<dyn AnyGame>, BadRecord>;
        fn visit<G: TableGame + Features>(self) -> Self::Output {
            Ok(Box::new(History::<G>::from_record(self.0)?))
        }
    }
    visit(&record.game, Replay(record)).unwrap_or_else(|| Err(BadRecord::UnknownGame(record.game.clone())))
}

/// What is printed on the box of the game of this name.
pub fn facts(id: &str) -> Result<&'static Facts, BadStart> {
    let found = ALL.iter().find(|facts| facts.id == id);
    found.copied().ok_or_else(|| BadStart::UnknownGame(id.to_owned(), names()))
}

/// Whether seats may know different things in the game of this name; `None` if there is no such game.
pub fn has_secrets(id: &str) -> Option<bool> {
    struct Ask;
    impl Visitor for Ask {
        type Output = bool;
        fn visit<G: TableGame>(self) -> bool {
            G::SECRETS
        }
    }
    visit(id, Ask)
}

/// A view of the game of this name, from JSON that came from elsewhere; `None` if there is no such game.
pub fn read_view(id: &str, json: &str) -> Option<Result<AnyView, BadView>> {
    struct Read<'a>(&'a str);
    impl Visitor for Read<'_> {
        type Output = Result<AnyView, BadView>;
        fn visit<G: TableGame>(self) -> Self::Output {
            AnyView::read::<G>(self.0)
        }
    }
    visit(id, Read(json))
}

/// The rulebook of the game of this name, if there is one in this language.
pub fn rulebook(id: &str, lang: Lang) -> Option<&'static str> {
    struct Find(Lang);
    impl Visitor for Find {
        type Output = Option<&'static str>;
        fn visit<G: TableGame>(self) -> Self::Output {
            G::RULEBOOKS.iter().find(|(written, _)| *written == self.0).map(|(_, text)| *text)
        }
    }
    visit(id, Find(lang))?
}

/// Where everybody's points come from, in a view of the game of this name. Nowhere, if it is no such view.
pub fn sources(id: &str, view: &str) -> Vec<Source> {
    struct Count<'a>(&'a str);
    impl Visitor for Count<'_> {
        type Output = Vec<Source>;
        fn visit<G: TableGame>(self) -> Vec<Source> {
            small_json::read_json(self.0).map(|view| G::sources(&view)).unwrap_or_default()
        }
    }
    visit(id, Count(view)).unwrap_or_default()
}

fn names() -> String {
    ALL.iter().map(|facts| facts.id).collect::<Vec<_>>().join(", ")
}
