//! Words say what the glossary says, and each language has its own signs.
//!
//! `docs/glossary.md` ends with a list of words that we do not use. They are looked for in every `words/*.ftl` and in the
//! rulebooks. Signs: French and German have a no-break space where English, Dutch and Japanese have none, and Japanese has
//! full-width marks.

use super::tree::{File, Problem, Tree};

const GLOSSARY: &str = "docs/glossary.md";

/// Where the list in the glossary begins.
const LIST: &str = "## Words we do not use";

/// Where a rulebook ends and notation begins, which is about programs.
const NOTATION: &str = "## Writing it down";

/// A word that is not used in a language, and what is said instead.
struct Banned {
    lang: String,
    word: String,
    instead: String,
}

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let banned = banned(tree);
    let mut problems = Vec::new();
    for file in &tree.files {
        let Some(lang) = language(file) else { continue };
        let prose = file.lines().take_while(|(_, text)| *text != NOTATION);
        for (line, text) in prose {
            let text = said(file, text);
            for one in banned.iter().filter(|one| one.lang == lang && has_word(&text, &one.word, lang)) {
                let what = format!("“{}” is not a word of ours; say {} ({GLOSSARY})", one.word, one.instead);
                problems.push(Problem::new(file, line, what));
            }
            problems.extend(signs(&text, lang).into_iter().map(|what| Problem::new(file, line, what)));
        }
    }
    problems
}

/// The list at the end of the glossary.
fn banned(tree: &Tree) -> Vec<Banned> {
    let list = tree.file(GLOSSARY).and_then(|file| Some(file.text.split_once(LIST)?.1));
    let rows = list.into_iter().flat_map(str::lines).filter_map(|line| {
        let mut cells = line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ");
        let (lang, word, instead) = (cells.next()?, cells.next()?, cells.next()?);
        (lang.len() == 2).then(|| Banned {
            lang: lang.to_owned(),
            word: word.to_lowercase(),
            instead: instead.to_owned(),
        })
    });
    rows.collect()
}

/// The language that people read in this file, if it is words or a rulebook.
fn language(file: &File) -> Option<&str> {
    let (folder, name) = file.path.rsplit_once('/')?;
    let lang = match name {
        "README.md" => folder.strip_prefix("games/").filter(|game| !game.contains('/')).map(|_| "en")?,
        name if folder.ends_with("words") => name.strip_suffix(".ftl")?,
        name if folder.ends_with("rules") => name.strip_suffix(".md")?,
        _ => return None,
    };
    (lang.len() == 2).then_some(lang)
}

/// What is said in a line: without the name of a message, and without what is typed (`` `like this` ``).
fn said(file: &File, text: &str) -> String {
    let text = match text.split_once(" = ") {
        Some((name, said)) if file.is(".ftl") && !name.contains(' ') => said,
        _ => text,
    };
    text.split('`').step_by(2).collect::<Vec<_>>().join("x")
}

/// Whether a word stands in a text, whole and in any case; in Japanese, which has no spaces, as any part of it.
fn has_word(text: &str, word: &str, lang: &str) -> bool {
    let text = text.to_lowercase();
    let whole = |at: usize| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        [before, after].into_iter().flatten().all(|letter| !letter.is_alphanumeric() && letter != '-')
    };
    text.match_indices(word).any(|(at, _)| lang == "ja" || whole(at))
}

/// What is wrong with the signs in a text.
fn signs(text: &str, lang: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let wrong = letters.windows(3).filter_map(|three| match (lang, three) {
        ("de", [before, ' ', sign @ ('%' | '…')]) if !before.is_whitespace() => {
            Some(format!("a line can break before “{sign}”; German has a no-break space there"))
        }
        ("en" | "nl" | "ja", ['}' | '0'..='9', ' ' | '\u{a0}' | '\u{202f}', '%']) => {
            Some("this language has no space before “%”".to_owned())
        }
        ("en" | "nl" | "ja", [before, ' ', '…']) if !before.is_whitespace() => {
            Some("this language has no space before “…”".to_owned())
        }
        _ => None,
    });
    let pairs = letters.windows(2).filter_map(|two| match (lang, two) {
        ("fr", [' ', sign @ (':' | ';' | '!' | '?' | '%' | '»')] | [sign @ '«', ' ']) => {
            Some(format!("a line can break beside “{sign}”; French has a no-break space there"))
        }
        ("ja", [letter, sign] | [sign, letter]) if is_japanese(*letter) && is_half_width(*sign) => {
            Some(format!("“{sign}” is half-width; Japanese has its own mark"))
        }
        _ => None,
    });
    wrong.into_iter().chain(pairs).collect()
}

fn is_japanese(letter: char) -> bool {
    matches!(letter, '\u{3041}'..='\u{30fa}' | '\u{30fc}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}')
}

fn is_half_width(sign: char) -> bool {
    matches!(sign, ',' | '.' | '!' | '?' | ':' | ';' | '(' | ')')
}

#[cfg(test)]
mod tests {
    use super::super::tree::found;
    use super::*;

    const LIST: &str = "# Words\n\n| en | goose | goat |\n\n## Words we do not use\n\n| language | not | but |\n|---|---|---|\n\
                        | en | look on | watch |\n| de | Saal | Server |\n| ja | だれ | 誰 |\n";

    #[test]
    fn words_that_are_ours_pass() {
        let tree = [
            (GLOSSARY, LIST),
            ("web/words/en.ftl", "look-on = Watch the goose: { $percent }%…\n"),
            ("web/words/de.ftl", "a = Versaal, { $percent }\u{a0}%\u{a0}…\n"),
            ("web/words/fr.ftl", "a = Qui joue\u{202f}? «\u{a0}Moi\u{a0}»\u{a0}: 50\u{202f}%\n"),
            ("web/words/ja.ftl", "a = 誰？ Enterで「?」、barn play --help（約1.5分）。\n"),
            ("games/goose_chase/README.md", "Type `look on`.\n\n## Writing it down\n\nlook on\n"),
            ("docs/other.md", "look on 50 %\n"),
        ];
        assert!(found(check, &tree).is_empty());
    }

    #[test]
    fn words_that_are_not_ours_are_named_with_what_to_say() {
        let tree = [
            (GLOSSARY, LIST),
            ("cli/src/words/en.ftl", "a = You may only Look On.\n"),
            ("games/goose_chase/README.md", "# Goose Chase\n\n- **GOO-1** Others look on.\n"),
            ("games/goose_chase/rules/de.md", "Der Saal ist leer.\n"),
            ("games/goose_chase/words/ja.ftl", "a = それはだれですか\n"),
        ];
        assert_eq!(
            found(check, &tree),
            [
                "cli/src/words/en.ftl:1: “look on” is not a word of ours; say watch (docs/glossary.md)",
                "games/goose_chase/README.md:3: “look on” is not a word of ours; say watch (docs/glossary.md)",
                "games/goose_chase/rules/de.md:1: “saal” is not a word of ours; say Server (docs/glossary.md)",
                "games/goose_chase/words/ja.ftl:1: “だれ” is not a word of ours; say 誰 (docs/glossary.md)",
            ]
        );
    }

    #[test]
    fn signs_of_another_language_are_named() {
        let tree = [
            ("web/words/de.ftl", "a = { $percent } %\nb = Moment …\n"),
            ("web/words/en.ftl", "a = 50 %\nb = One moment …\n"),
            ("web/words/fr.ftl", "a = Qui ?\nb = Non ; si : oui !\nc = « oui »\n"),
            ("web/words/ja.ftl", "a = はい!\nb = (牛)\nc = { $percent } %です\n"),
            ("web/words/nl.ftl", "a = 50\u{a0}%\n"),
        ];
        assert_eq!(
            found(check, &tree),
            [
                "web/words/de.ftl:1: a line can break before “%”; German has a no-break space there",
                "web/words/de.ftl:2: a line can break before “…”; German has a no-break space there",
                "web/words/en.ftl:1: this language has no space before “%”",
                "web/words/en.ftl:2: this language has no space before “…”",
                "web/words/fr.ftl:1: a line can break beside “?”; French has a no-break space there",
                "web/words/fr.ftl:2: a line can break beside “;”; French has a no-break space there",
                "web/words/fr.ftl:2: a line can break beside “:”; French has a no-break space there",
                "web/words/fr.ftl:2: a line can break beside “!”; French has a no-break space there",
                "web/words/fr.ftl:3: a line can break beside “«”; French has a no-break space there",
                "web/words/fr.ftl:3: a line can break beside “»”; French has a no-break space there",
                "web/words/ja.ftl:1: “!” is half-width; Japanese has its own mark",
                "web/words/ja.ftl:2: “(” is half-width; Japanese has its own mark",
                "web/words/ja.ftl:2: “)” is half-width; Japanese has its own mark",
                "web/words/ja.ftl:3: this language has no space before “%”",
                "web/words/nl.ftl:1: this language has no space before “%”",
            ]
        );
    }
}
