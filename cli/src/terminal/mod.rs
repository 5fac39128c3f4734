//! What people see and type: text, styles, scenes, questions, and the command's own words.
//!
//! [`TableView`](table_view::TableView) is a table as one viewer sees it; [`tabletop`], [`draw`], [`page`] and [`advice`] put
//! its parts into text. All text reaches a terminal through [`output`], cleaned by [`clean`].

pub(crate) mod advice;
pub(crate) mod ask;
pub(crate) mod clean;
pub(crate) mod draw;
pub(crate) mod looking_back;
pub(crate) mod output;
pub(crate) mod page;
pub(crate) mod progress;
pub(crate) mod screen;
pub(crate) mod stepper;
pub(crate) mod table_view;
pub(crate) mod tabletop;
pub(crate) mod verdict;
pub(crate) mod words;
