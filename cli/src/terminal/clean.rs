//! Text that comes from others – names, chat, refusals, what stands in records, what a hall answers – before it reaches
//! a terminal.
//!
//! A terminal obeys signs that nobody sees: they move the cursor, clear the screen, change the window's title, turn the
//! direction of the line or hide in a name. Such a sign is shown as `�`. It happens where text goes to the screen
//! ([`on_screen`], the only thing that [`crate::terminal::output`] writes), whatever it was made of; styles of our own are told from
//! forged ones by a number that nobody else knows ([`mark`]). What comes in from others is also brought to one line
//! ([`line()`], [`message`], [`record`]), so that nobody can pretend that somebody else said the next one.

use std::borrow::Cow;
use std::fmt::Write;
use std::hash::{BuildHasher, RandomState};
use std::sync::LazyLock;

use anstyle::Style;
use engine::Record;
use serde::Serialize;
use serde_json::Value;

/// What is shown instead.
const INSTEAD: char = char::REPLACEMENT_CHARACTER;

/// How every style of ours begins: as no text from elsewhere can, for the number is new with every process.
static OURS: LazyLock<String> =
    LazyLock::new(|| format!("\x1b[{};", RandomState::new().hash_one("styles of our own")));

/// Whether a terminal does something with this sign other than to show it, or shows nothing at all.
fn is_hidden(sign: char) -> bool {
    sign.is_control()
        || matches!(sign,
            // Lines and paragraphs that end without a line end.
            '\u{2028}' | '\u{2029}'
            // The direction of text.
            | '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}'
            // No width, or nothing to see.
            | '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180e}'
            | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2065}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Text with what is hidden made visible, but for these signs.
fn shown<'a>(text: &'a str, but: &[char]) -> Cow<'a, str> {
    let bad = |sign: char| is_hidden(sign) && !but.contains(&sign);
    if !text.chars().any(bad) {
        return Cow::Borrowed(text);
    }
    let mut before = ' ';
    let sign = |sign: char| {
        let joins = sign == '\u{200d}' && before > '\u{2190}';
        before = sign;
        // Some pictures are several that are joined; they stand side by side then.
        (!joins).then_some(if bad(sign) { INSTEAD } else { sign })
    };
    Cow::Owned(text.chars().filter_map(sign).collect())
}

/// Text from others as one line that shows all there is in it.
pub(crate) fn line(text: &str) -> Cow<'_, str> {
    shown(text, &[])
}

/// No more than so many signs of a line.
pub(crate) fn short_line(text: &str, most: usize) -> String {
    let mut signs = text.chars();
    let mut short = line(&signs.by_ref().take(most).collect::<String>()).into_owned();
    if signs.next().is_some() {
        short.push('…');
    }
    short
}

/// A JSON text with every text in it brought to one line.
pub(crate) fn message(json: &str) -> Cow<'_, str> {
    // A hidden sign stands there as it is, or behind a backslash.
    if !json.contains('\\') && !json.chars().any(is_hidden) {
        return Cow::Borrowed(json);
    }
    let Ok(mut value) = serde_json::from_str(json) else { return Cow::Borrowed(json) };
    clean_value(&mut value);
    Cow::Owned(value.to_string())
}

fn clean_value(value: &mut Value) {
    match value {
        Value::String(text) => *text = line(text).into_owned(),
        Value::Array(values) => values.iter_mut().for_each(clean_value),
        Value::Object(fields) => fields.values_mut().for_each(clean_value),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A record with names and times that can be shown. What has to do with the game is checked by its rules.
pub(crate) fn record(mut record: Record) -> Record {
    let seats = record.seats.iter_mut().flat_map(|seat| [&mut seat.name, &mut seat.kind]);
    let times = [&mut record.started, &mut record.ended].into_iter().flatten();
    seats.chain(times).for_each(|text| *text = line(text).into_owned());
    clean_value(&mut record.options);
    record
}

/// JSON for programs, in which hidden signs are written as numbers: nothing is lost, and a terminal shows them.
pub(crate) fn json(value: &impl Serialize) -> String {
    escaped(&serde_json::to_string(value).expect("answers are plain data")).into_owned()
}

/// JSON text with hidden signs written as numbers. Spaces and line ends outside of texts stay.
pub(crate) fn escaped(json: &str) -> Cow<'_, str> {
    let bad = |sign: char| is_hidden(sign) && sign != '\n';
    if !json.chars().any(bad) {
        return Cow::Borrowed(json);
    }
    let mut text = String::with_capacity(json.len());
    for sign in json.chars() {
        if bad(sign) {
            for unit in sign.encode_utf16(&mut [0; 2]) {
                write!(text, "\\u{unit:04x}").expect("text grows");
            }
        } else {
            text.push(sign);
        }
    }
    Cow::Owned(text)
}

/// What begins a style of ours in text that goes to the screen.
pub(crate) fn mark(style: Style) -> String {
    style.render().to_string().replace("\x1b[", &OURS)
}

/// What ends a style of ours.
pub(crate) fn unmark(style: Style) -> String {
    style.render_reset().to_string().replace("\x1b[", &OURS)
}

/// Text as it may go to a terminal: lines, and styles of our own.
pub(crate) fn on_screen(text: &str) -> String {
    let mut parts = text.split(OURS.as_str());
    let mut done = shown(parts.next().unwrap_or_default(), &['\n']).into_owned();
    for part in parts {
        let numbers = part.bytes().take_while(|byte| byte.is_ascii_digit() || *byte == b';').count();
        match part[numbers..].strip_prefix('m') {
            Some(rest) => _ = write!(done, "\x1b[{}m{}", &part[..numbers], shown(rest, &['\n'])),
            None => done.push_str(&shown(part, &['\n'])),
        }
    }
    done
}

#[cfg(test)]
mod tests {
    use anstyle::AnsiColor;

    use super::*;

    const ATTACKS: &str = "a\x1b[2Jb\u{9b}1mc\u{7f}\r\u{202e}\u{200b}\u{2028}\t\x07\u{e0041}\u{ad}\u{2067}z";

    #[test]
    fn what_is_hidden_is_shown() {
        for text in [line(ATTACKS).into_owned(), on_screen(ATTACKS), short_line(ATTACKS, 99)] {
            assert!(!text.chars().any(is_hidden), "{text:?}");
            assert!(text.starts_with("a�[2Jb�1mc��") && text.ends_with('z'), "{text:?}");
        }
        assert_eq!((line("a\nb"), on_screen("a\nb").as_str()), ("a�b".into(), "a\nb"));
        assert_eq!(line("Zoë 花子 🐐 ❤️ 👩‍🌾"), "Zoë 花子 🐐 ❤️ 👩🌾");
        assert_eq!(short_line("abcdef", 3), "abc…");
    }

    #[test]
    fn only_our_own_styles_reach_the_screen() {
        let style = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
        let ours = format!("{}x{}", mark(style), unmark(style));
        assert_eq!(on_screen(&ours), format!("{style}x{style:#}"));
        // The same sequence from elsewhere, a guessed number, and what no style can be.
        for forged in
            ["\x1b[1mx", "\x1b[123456789;1mx", &format!("{}2Jx", *OURS), &format!("{}\x1b[8mx", *OURS)]
        {
            assert!(!on_screen(forged).contains('\x1b'), "{forged:?}");
        }
    }

    #[test]
    fn messages_and_json_keep_their_shape() {
        let json = r#"{"a":["x\u001b[2J",{"b":"y\ny"}],"n":1}"#;
        assert_eq!(message(json), r#"{"a":["x�[2J",{"b":"y�y"}],"n":1}"#);
        assert!(matches!(message(r#"{"a":"plain"}"#), Cow::Borrowed(_)));
        let written = super::json(&serde_json::json!({"name": ATTACKS}));
        assert!(!written.chars().any(is_hidden), "{written}");
        assert_eq!(serde_json::from_str::<Value>(&written).unwrap()["name"], ATTACKS);
    }
}
