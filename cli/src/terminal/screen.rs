//! How wide the screen is, and the styles of text on it.
//!
//! Text is always written with its styles, marked as ours; [`crate::terminal::output`] knows them by that, and they are taken out
//! again on the way to a pipe or a file.

use std::io::IsTerminal;

use anstyle::{AnsiColor, Style};

use crate::terminal::clean::{mark, unmark};
pub(crate) use drawing::lines::{columns, pad, wrap};

/// Lines longer than this are hard to read.
const WIDEST: usize = 100;

/// Headings and what stands out.
pub(crate) const STRONG: Style = Style::new().bold();
/// What may be overlooked.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// Notation and what can be typed.
pub(crate) const TYPED: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Cyan)));

/// How many characters fit on a line; 80 when nobody says.
pub(crate) fn width() -> usize {
    let width = terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0));
    width.clamp(40, WIDEST)
}

/// Whether a person is typing and reading.
pub(crate) fn is_conversation() -> bool {
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

/// Text in a style.
pub(crate) fn styled(style: Style, text: &str) -> String {
    mark(style) + text + &unmark(style)
}
