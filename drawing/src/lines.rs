//! Text in lines and columns. Styles within it take no room.

use textwrap::WordSeparator;
use textwrap::core::Word;
use unicode_width::UnicodeWidthChar;

/// Marks that no line begins with, and those that none ends with. Spaces go with the word before them.
const CLOSING: &str =
    " 、。，．：；！？）」』】〕〉》ー〜～・…々ぁぃぅぇぉゃゅょゎっァィゥェォャュョヮッヵヶ”’%-";
const OPENING: &str = "（「『【〔〈《";

/// Breaks text into lines of at most `width`; the first begins with `first`, the others with `rest`.
pub fn wrap(text: &str, width: usize, first: &str, rest: &str) -> String {
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
pub fn columns(text: &str) -> usize {
    textwrap::core::display_width(text)
}

/// Text filled up with spaces to so many columns.
pub fn pad(text: &str, width: usize) -> String {
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

    #[test]
    fn japanese_words_are_not_torn_before_a_small_letter_or_a_mark() {
        for mark in "ぁぃぅぇぉゃゅょゎっァィゥェォャュョヮッヵヶ々ー〜～・…、。」』”’".chars()
        {
            let lines = wrap(&format!("牛牛牛{mark}牛"), 6, "", "");
            assert!(lines.lines().all(|line| !line.starts_with(mark)), "{lines}");
            assert_eq!(lines.replace('\n', ""), format!("牛牛牛{mark}牛"));
        }
        assert_eq!(wrap("これはチェス", 8, "", ""), "これは\nチェス");
    }
}
