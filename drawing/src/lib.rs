//! A scene drawn where there is no page: as [`text`](text()) for a terminal, and as a [`picture`](picture()) for a notebook.
//!
//! Both are pure: what is drawn depends on the scene and the words alone.
#![warn(clippy::disallowed_methods, clippy::disallowed_types, clippy::print_stdout, clippy::print_stderr)]

pub mod lines;
mod picture;
mod text;

pub use picture::{Pictures, picture};
pub use text::{Paint, plain, text};
