//! How wide the screen is, and the styles of text on it.
//!
//! Text is always written with its styles; they are taken out again on the way to a pipe or a file.

use std::io::IsTerminal;

use anstyle::{AnsiColor, Style};

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
    format!("{style}{text}{style:#}")
}

/// Breaks text into lines of at most `width`; the first begins with `first`, the others with `rest`.
pub(crate) fn wrap(text: &str, width: usize, first: &str, rest: &str) -> String {
    // Only at spaces: a clause's id or a move must not be torn at its hyphen.
    let options = textwrap::Options::new(width)
        .initial_indent(first)
        .subsequent_indent(rest)
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::fill(text, options)
}

/// How many columns text takes, styles not counted.
pub(crate) fn columns(text: &str) -> usize {
    textwrap::core::display_width(text)
}

/// Text filled up with spaces to so many columns.
pub(crate) fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}
