//! What people may be called, and what they may say: text that everybody can read and nobody can hide in.

use crate::hear::require;
use crate::wire::Refusal;

/// The most characters of a name.
const LONGEST_NAME: usize = 40;

/// How many marks may stand on one letter.
const MOST_MARKS: usize = 2;

/// Text that people typed, without space around it.
pub(crate) fn plain_text(text: &str, most: usize) -> Result<String, Refusal> {
    let text = text.trim();
    let fine = (1..=most).contains(&text.chars().count()) && !text.chars().any(is_unprintable);
    require(fine, Refusal::BadText)?;
    Ok(text.to_owned())
}

/// A name as it is shown: in its usual form, with single spaces. A name that has something invisible in it, or that
/// grows out of its line, is refused.
pub(crate) fn clean(name: &str) -> Result<String, Refusal> {
    let name = usual_form(name);
    let name = name.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let name = plain_text(&name, LONGEST_NAME)?;
    let visible = !name.chars().any(is_invisible);
    let marks = name.split(|letter| !is_mark(letter)).map(|marks| marks.chars().count()).max().unwrap_or(0);
    let says_something = name.chars().any(|letter| letter.is_alphanumeric() || !letter.is_ascii());
    require(visible && marks <= MOST_MARKS && says_something, Refusal::BadText)?;
    Ok(name)
}

/// The name, with a number behind it if somebody else is called alike, to the eye.
pub(crate) fn apart(name: &str, others: &[&str]) -> String {
    let taken = |name: &str| others.iter().any(|other| look(other) == look(name));
    if !taken(name) {
        return name.to_owned();
    }
    let short: String = name.chars().take(LONGEST_NAME - 4).collect();
    let numbered = (2..).map(|number| format!("{} ({number})", short.trim_end()));
    numbered.into_iter().find(|name| !taken(name)).expect("there are more numbers than seats")
}

/// What must not reach a screen in anything people say: it moves, hides or turns round what follows.
fn is_unprintable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{206f}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// What cannot be seen, or has no meaning of its own.
fn is_invisible(letter: char) -> bool {
    (letter.is_whitespace() && letter != ' ')
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2065}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fffc}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

#[cfg(feature = "names")]
fn is_mark(letter: char) -> bool {
    unicode_normalization::char::is_combining_mark(letter)
}

#[cfg(not(feature = "names"))]
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}')
}

/// The usual form of text: wide letters, ligatures and the like as what they stand for, letters and their marks in one.
#[cfg(feature = "names")]
fn usual_form(text: &str) -> String {
    use unicode_normalization::UnicodeNormalization;
    // A name is short; whatever is longer is refused anyway.
    text.chars().take(4 * LONGEST_NAME).nfkc().collect()
}

/// Without the tables of Unicode (which weigh more than the page wants to carry), text stays as it is.
#[cfg(not(feature = "names"))]
fn usual_form(text: &str) -> String {
    text.to_owned()
}

/// How a name looks at a glance: two that look alike have the same.
#[cfg(feature = "names")]
fn look(name: &str) -> String {
    use unicode_normalization::UnicodeNormalization;
    let small = name.to_lowercase().replace(' ', "");
    let skeleton: String = unicode_security::skeleton(&small).collect();
    // Marks and case are easily overlooked, too; and what looks alike may do so only once it is small.
    let plain = skeleton.nfd().filter(|letter| !is_mark(*letter)).collect::<String>().to_lowercase();
    unicode_security::skeleton(&plain).collect()
}

#[cfg(not(feature = "names"))]
fn look(name: &str) -> String {
    name.to_lowercase().replace(' ', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_languages_are_fine() {
        for name in
            ["Anna", "Zoë", "Ævar", "さくら", "李小龙", "Ngọc", "محمد", "Ольга", "O'Neil", "Jean-Luc 2", "🐮"]
        {
            assert_eq!(clean(name).as_deref(), Ok(name));
        }
        assert_eq!(clean("  Anna   Maria "), Ok("Anna Maria".to_owned()));
    }

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        for name in [
            "",
            " ",
            "\u{200b}",
            "An\u{200b}na",
            "\u{202e}annA",
            "An\u{2066}na",
            "a\u{2028}b",
            "\u{3164}",
            "An\u{ad}na",
            "\u{feff}Anna",
            "a\u{301}\u{301}\u{301}\u{301}",
            "\u{e000}",
            "A\u{e0041}",
            "...",
            "An\tna",
        ] {
            assert_eq!(clean(name), Err(Refusal::BadText), "{name:?}");
        }
    }

    #[test]
    fn who_is_called_alike_is_told_apart() {
        assert_eq!(apart("Anna", &["Bert"]), "Anna");
        assert_eq!(apart("ANNA", &["Bert", "Anna"]), "ANNA (2)");
        assert_eq!(apart("Anna", &["Anna", "Anna (2)"]), "Anna (3)");
        let long = "x".repeat(40);
        assert_eq!(apart(&long, &[&long]).chars().count(), 40);
    }

    #[cfg(feature = "names")]
    #[test]
    fn look_alikes_are_called_alike() {
        // Cyrillic letters, a wide form, a decomposed one, a digit for a letter, a mark more.
        for twin in ["Аnnа", "Ａｎｎａ", "Anńa", "anna"] {
            let twin = clean(twin).unwrap();
            assert!(apart(&twin, &["Anna"]).ends_with(" (2)"), "{twin}");
        }
        assert_eq!(clean("Zoe\u{308}").as_deref(), Ok("Zoë"));
        assert!(apart("Bi11", &["Bill"]).ends_with(" (2)"));
        assert_eq!(apart("Bela", &["Bert"]), "Bela");
    }
}
