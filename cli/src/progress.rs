//! How far long work has come.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error that fills while games are played; hidden when nobody looks.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40.green} {human_pos} of {human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template is well formed"))
}

/// A number with its thousands set apart.
pub(crate) fn grouped(number: u64) -> String {
    indicatif::HumanCount(number).to_string()
}
