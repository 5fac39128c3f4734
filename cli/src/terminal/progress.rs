//! How far long work has come.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error that fills while things, such as games, are gone through; hidden when nobody looks.
pub(crate) fn progress_bar(count: u64, things: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = format!("{{bar:40.green}} {{human_pos}} of {{human_len}} {things}, {{eta}} left");
    let style = ProgressStyle::with_template(&template).expect("the template is well formed");
    ProgressBar::new(count).with_style(style)
}

/// A number with its thousands set apart.
pub(crate) fn grouped(number: u64) -> String {
    indicatif::HumanCount(number).to_string()
}
