//! Messages as text: the examples in the README, and nonsense.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::sample::Index;
use table::wire::{self, BadMessage, FromTable, ToTable};

const SAID: &str = "What a viewer's program says";
const HEARD: &str = "What it hears";

/// A function that names the variant of a message, and the list of all names. A variant that is not listed does not
/// compile.
macro_rules! kinds {
    ($all:ident, $kind:ident, $type:ident: $($variant:ident),* $(,)?) => {
        const $all: &[&str] = &[$(stringify!($variant)),*];

        fn $kind(message: &$type) -> &'static str {
            match message {
                $($type::$variant { .. } => stringify!($variant),)*
            }
        }
    };
}

kinds!(
    ALL_SAID, kind_said, ToTable: Hello, Sit, Leave, Play, Undo, Answer, Chat, React, Pause, Resume, StandIn, SendBotAway,
    Rematch, Promise, Reveal, Fill, Invite, StandInFor, Switch, Story,
);
kinds!(ALL_HEARD, kind_heard, FromTable: Welcome, News, Done, Sorry, Story, Presence, Reaction, Goodbye);

/// The JSON lines of the README, by the heading above them.
fn examples(heading: &str) -> impl Iterator<Item = &'static str> {
    let readme = include_str!("../../README.md");
    let part = readme.split("\n## ").find(|part| part.starts_with(heading)).expect("the heading is there");
    let block = part.split("```").nth(1).and_then(|block| block.strip_prefix("json\n"));
    block.expect("the examples are JSON").lines()
}

#[test]
fn the_examples_of_the_readme_are_messages_of_every_kind() {
    let (mut said, mut heard) = (BTreeSet::new(), BTreeSet::new());
    for line in examples(SAID) {
        let message = wire::read(line.as_bytes()).unwrap_or_else(|bad| panic!("{bad}: {line}"));
        assert_eq!(wire::write(&message), line);
        said.insert(kind_said(&message));
    }
    for line in examples(HEARD) {
        let message = wire::read_answer(line.as_bytes()).unwrap_or_else(|bad| panic!("{bad}: {line}"));
        assert_eq!(wire::write_answer(&message), line);
        heard.insert(kind_heard(&message));
    }
    assert_eq!(said, ALL_SAID.iter().copied().collect(), "every kind has its example");
    assert_eq!(heard, ALL_HEARD.iter().copied().collect(), "every kind has its example");
}

#[test]
fn what_programs_of_earlier_versions_say_is_understood() {
    for (old, now) in [
        (r#"{"type":"send-bot-away"}"#, ToTable::SendBotAway {}),
        (r#"{"type":"answer-undo","offer":57,"yes":true}"#, ToTable::Answer { offer: 57, yes: true }),
    ] {
        assert_eq!(wire::read(old.as_bytes()), Ok(now));
    }
}

#[test]
fn nonsense_is_refused_with_a_reason() {
    let cases = [
        "",
        "{}",
        "null",
        "[]",
        "\"pause\"",
        "{\"type\":\"moo\"}",
        "{\"type\":\"pause\",\"honk\":1}",
        "{\"type\":\"pause\"} {}",
        "{\"type\":\"play\",\"key\":\"a\",\"expect\":-1,\"move\":\"x\"}",
        "{\"type\":\"play\",\"key\":\"a\",\"expect\":1}",
        "{\"type\":\"play\",\"key\":\"a\",\"key\":\"b\",\"expect\":1,\"move\":\"x\"}",
        "{\"type\":\"sit\",\"name\":\"Anna\",\"contribution\":\"00\"}",
        "{\"type\":\"fill\",\"seat\":300,\"level\":\"easy\"}",
        "{\"type\":\"fill\",\"seat\":1,\"level\":\"godlike\"}",
        "{\"type\":\"react\",\"with\":\"curse\"}",
    ];
    for text in cases {
        let bad = wire::read(text.as_bytes()).expect_err(text);
        assert!(matches!(bad, BadMessage::NotAMessage(_)), "{text}");
        let FromTable::Sorry { message, .. } = FromTable::from(bad) else { panic!("no excuse") };
        assert!(!message.is_empty());
    }
}

#[test]
fn messages_are_short() {
    let chat = |length| wire::write(&ToTable::Chat { text: "m".repeat(length) });
    let room = wire::MOST_BYTES - chat(0).len();
    assert!(wire::read(chat(room).as_bytes()).is_ok());
    assert_eq!(wire::read(chat(room + 1).as_bytes()), Err(BadMessage::TooLong(wire::MOST_BYTES + 1)));
    let deep = "[".repeat(8000);
    assert!(wire::read(deep.as_bytes()).is_err());
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = wire::read(&bytes);
    }

    #[test]
    fn a_message_with_a_broken_byte_is_read_or_refused(at: Index, byte: u8, example: Index) {
        let example = example.index(examples(SAID).count());
        let mut text = examples(SAID).nth(example).unwrap().as_bytes().to_vec();
        let place = at.index(text.len());
        text[place] = byte;
        if let Ok(message) = wire::read(&text) {
            prop_assert_eq!(wire::read(wire::write(&message).as_bytes()), Ok(message));
        }
    }
}
