//! What boards are made of.
//!
//! A board is a function from what a viewer [`Seen`]s to something to look at and touch. It draws the viewer's
//! view, marks what may be done, and says what is chosen in the game's own notation; it decides nothing and keeps
//! nothing but half-made choices. Each game's own board is in its folder; [`scene::board`] draws any game.
//!
//! Some names here are Leptos's own: these types do the same with less code ([`shared`] says how). Import them by name, so that
//! they take precedence over Leptos's prelude.

#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

pub mod art;
mod by_pointer;
mod checked;
mod each;
mod memo;
pub mod scene;
mod seen;
pub mod shared;
mod signal;
mod views;

pub use art::{Picture, tint_class};
pub use by_pointer::ByPointer;
pub use checked::CheckedGame;
pub use each::each;
pub use memo::{Memo, memo};
pub use seen::Seen;
pub use shared::{Live, Show, act, classes, hear, live, part};
pub use signal::{RwSignal, Signal};
pub use views::CollectView;

/// A board: what a viewer sees becomes something to look at and touch.
pub type Board = fn(Seen) -> leptos::prelude::AnyView;
