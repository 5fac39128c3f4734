//! Phrases with numbers and names, written out to be read.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::words::messages;
use crate::{Lang, Phrase, Wordbook};

/// What is tried: nothing, one, the dual of some languages, many, and a number that ends in one.
const TRIED: [i64; 5] = [0, 1, 2, 5, 21];

/// Variables that are numbers wherever they are used. Where a phrase uses such a name for something else, a number stands there.
const NUMBERS: &[&str] = &[
    "animals",
    "areas",
    "at",
    "cards-discarded",
    "chips",
    "circles",
    "count",
    "cows-discarded",
    "crosses",
    "decisions",
    "discard",
    "doubles",
    "draws",
    "edges",
    "enough",
    "fewest",
    "flock",
    "game",
    "hand",
    "happy",
    "high",
    "icons",
    "kids",
    "laid",
    "land",
    "left",
    "lost",
    "low",
    "minutes",
    "mistakes",
    "most",
    "number",
    "others",
    "over",
    "own",
    "penalties",
    "percent",
    "points",
    "round",
    "rounds",
    "rows",
    "sad",
    "seat",
    "seats",
    "sets",
    "size",
    "slips",
    "squares",
    "stars",
    "step",
    "steps",
    "taken",
    "total",
    "troughs",
    "worth",
];

/// Variables that are people's names.
const NAMES: &[&str] = &["name", "one", "who", "whom", "whose"];

/// A name that begins with a vowel, as names do.
const NAME: &str = "Anna";

/// French words that lose their vowel before another one.
const ELIDED: [&str; 9] = ["de", "que", "le", "la", "ne", "se", "me", "jusque", "lorsque"];

/// Every phrase of a list of Fluent texts that has a number in it, said with 0, 1, 2, 5 and 21, in each language. Numbers
/// that read alike share a line, in which the number is `№`. What is not a number or a name stands in brackets.
///
/// # Panics
///
/// If a phrase cannot be said, or if a French one does not elide before a name.
#[track_caller]
pub fn said_with_numbers(texts: &[(Lang, &str)]) -> Vec<(Lang, String)> {
    texts.iter().map(|(lang, text)| (*lang, in_one_language(*lang, text))).collect()
}

#[track_caller]
fn in_one_language(lang: Lang, text: &str) -> String {
    let words = Wordbook::read(lang, &[text]).unwrap_or_else(|bad| panic!("{bad}"));
    let messages = messages(text);
    let mut told = String::new();
    for (id, variables) in &messages {
        let variables = with_references(text, id, variables, &messages);
        let has = |list: &[&str]| variables.iter().any(|variable| list.contains(variable));
        if has(NUMBERS) {
            told += &with_each_number(&words, id, &variables);
        }
        if lang == Lang::French && has(NAMES) {
            elides(id, &say(&words, id, &variables, 2));
        }
    }
    told
}

/// The variables of a message and of those that it refers to.
fn with_references<'a>(
    text: &'a str,
    id: &str,
    own: &BTreeSet<&'a str>,
    messages: &BTreeMap<&'a str, BTreeSet<&'a str>>,
) -> BTreeSet<&'a str> {
    let start = text.find(&format!("\n{id} =")).map_or(0, |at| at + 1);
    let body = &text[start..];
    let next = body[1..].find("\n\n").map_or(body.len(), |at| at + 1);
    let lines = body[..next].lines().enumerate();
    let body = lines.take_while(|(at, line)| *at == 0 || line.starts_with([' ', '}'])).map(|(_, line)| line);
    let referred = body.flat_map(|line| line.split("{ ").skip(1)).filter_map(|rest| {
        let name = rest.split([' ', '}']).next()?;
        messages.get(name)
    });
    own.iter().chain(referred.flatten()).copied().collect()
}

fn with_each_number(words: &Wordbook, id: &str, variables: &BTreeSet<&str>) -> String {
    let mut alike: Vec<(Vec<String>, String)> = Vec::new();
    for number in TRIED {
        let text = without_number(&say(words, id, variables, number), number);
        match alike.iter_mut().find(|(_, known)| *known == text) {
            Some((numbers, _)) => numbers.push(number.to_string()),
            None => alike.push((vec![number.to_string()], text)),
        }
    }
    let mut told = format!("{id}\n");
    for (numbers, text) in alike {
        writeln!(told, "  {:<11} {text}", numbers.join(" ")).expect("text takes text");
    }
    told
}

#[track_caller]
fn say(words: &Wordbook, id: &str, variables: &BTreeSet<&str>, number: i64) -> String {
    let mut phrase = Phrase { id: id.to_owned().into(), args: Vec::new() };
    for variable in variables {
        let plain = variable.split('-').next().unwrap_or(variable);
        let arg = if NUMBERS.contains(variable) {
            number.into()
        } else if NAMES.contains(&plain) {
            NAME.into()
        } else {
            format!("[{variable}]").into()
        };
        phrase.args.push(((*variable).to_owned().into(), arg));
    }
    words.try_say(&phrase).unwrap_or_else(|problem| panic!("{id}: {problem}"))
}

/// The text with `№` where the number stands by itself.
fn without_number(text: &str, number: i64) -> String {
    let digits = number.to_string();
    let mut told = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(&digits) {
        let (before, after) = (&rest[..at], &rest[at + digits.len()..]);
        let alone = !before.ends_with(|c: char| c.is_ascii_digit())
            && !after.starts_with(|c: char| c.is_ascii_digit());
        told += before;
        told += if alone { "№" } else { &digits };
        rest = after;
    }
    told + rest
}

#[track_caller]
fn elides(id: &str, text: &str) {
    let words: Vec<&str> = text.split([' ', '\u{a0}', '\u{202f}']).collect();
    for two in words.windows(2) {
        let before = two[0].to_lowercase();
        assert!(
            !(two[1].starts_with(NAME) && ELIDED.contains(&before.as_str())),
            "{id} does not elide: {text}"
        );
    }
}
