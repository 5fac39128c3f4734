//! Checks that every game must pass, and small tools for writing tests about games.

mod advice;
mod conformance;
mod counting;
mod learning;
mod parts;
mod playthrough;
mod script;
mod words;

pub use advice::{reasons_met, wins_by_weight};
pub use conformance::{conforms, conforms_with_reveals};
pub use counting::count_paths;
pub use learning::learns;
pub use playthrough::playthrough;
pub use script::Script;
pub use words::{common_words_say_the_same, say_the_same};
