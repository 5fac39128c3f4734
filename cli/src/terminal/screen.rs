//! How wide the screen is, and the styles of text on it.
//!
//! Text is always written with its styles, marked as ours; [`crate::terminal::output`] knows them by that, and they are taken out
//! again on the way to a pipe or a file.

use std::io::IsTerminal;

use anstyle::{AnsiColor, Style};
use textwrap::WordSeparator;
use textwrap::core::Word;
use unicode_width::UnicodeWidthChar;

use crate::terminal::clean::{mark, unmark};

/// Lines longer than this are hard to read.
const WIDEST: usize = 100;

/// Headings and what stands out.
pub(crate) const STRONG: Style = Style::new().bold();
/// What may be overlooked.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// Notation and what can be typed.
pub(crate) const TYPED: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Cyan)));

/// Marks that no line begins with, and those that none ends with. Spaces go with the word before them.
const CLOSING: &str = " 、。，．：；！？）」』】〕〉》ー〜・…ゃゅょっャュョッ%-";
const OPENING: &str = "（「『【〔〈《";

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

/// Breaks text into lines of at most `width`; the first begins with `first`, the others with `rest`.
pub(crate) fn wrap(text: &str, width: usize, first: &str, rest: &str) -> String {
    let options = textwrap::Options::new(width)
        .initial_indent(first)
        .subsequent_indent(rest)
        .word_separator(WordSeparator::Custom(pieces))
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::fill(text, options)
}

/// What a line may be broken into: words with their spaces, never at a hyphen, for a clause's id or a move must
/// not be torn. Japanese has no spaces; a line may end after a wide letter, but no mark is left alone.
fn pieces(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    let mut start = 0;
    let ends = line.char_indices().zip(line.chars().skip(1)).filter_map(|((at, letter), next)| {
        let end = match letter {
            ' ' => next != ' ',
            _ => letter.width() == Some(2) && !OPENING.contains(letter) && !CLOSING.contains(next),
        };
        end.then_some(at + letter.len_utf8())
    });
    let piece = move |end| Word::from(&line[std::mem::replace(&mut start, end)..end]);
    Box::new(ends.chain((!line.is_empty()).then_some(line.len())).map(piece))
}

/// How many columns text takes, styles not counted.
pub(crate) fn columns(text: &str) -> usize {
    textwrap::core::display_width(text)
}

/// Text filled up with spaces to so many columns.
pub(crate) fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_at_spaces_and_never_at_hyphens() {
        assert_eq!(wrap("a clause GNG-12 is not torn", 12, "", "  "), "a clause\n  GNG-12 is\n  not torn");
    }

    #[test]
    fn japanese_lines_end_anywhere_but_at_a_mark() {
        assert_eq!(wrap("牛を2頭、（豚）も。", 6, "", ""), "牛を\n2頭、\n（豚）\nも。");
    }
}
