//! How messages of a table are read.
//!
//! By hand, one kind after the other: what serde derives where the kind stands among the fields takes everything down
//! twice and compiles a second reader of all that a message may hold. The page, which has to be loaded, is a good deal
//! smaller without.

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use serde_json::{Error, Map, Value};

use super::{FromTable, Happening};

/// The fields of a message or a happening that have not been read yet.
struct Fields(Map<String, Value>);

impl Fields {
    /// Takes a field out. One that is missing is as good as `null`.
    fn take<T: DeserializeOwned>(&mut self, name: &str) -> Result<T, Error> {
        let value = self.0.remove(name).unwrap_or_default();
        small_json::read_value(&value).map_err(|problem| Error::custom(format!("`{name}`: {problem}")))
    }

    /// Reads all fields, which leaves none.
    fn read<T>(mut self, read: fn(&str, &mut Fields) -> Result<T, Error>) -> Result<T, Error> {
        let kind: String = self.take("type")?;
        let read = read(&kind, &mut self)?;
        match self.0.keys().next() {
            None => Ok(read),
            Some(name) => Err(Error::custom(format!("unknown field `{name}` in `{kind}`"))),
        }
    }
}

impl<'de> Deserialize<'de> for FromTable {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FromTable, D::Error> {
        Fields(Map::deserialize(deserializer)?).read(message).map_err(D::Error::custom)
    }
}

fn message(kind: &str, fields: &mut Fields) -> Result<FromTable, Error> {
    Ok(match kind {
        "welcome" => FromTable::Welcome {
            n: fields.take("n")?,
            hash: fields.take("hash")?,
            you: fields.take("you")?,
            invited: fields.take("invited")?,
            missed: fields.take("missed")?,
            table: fields.take("table")?,
            game: fields.take("game")?,
            clock: fields.take("clock")?,
        },
        "news" => FromTable::News {
            from: fields.take("from")?,
            n: fields.take("n")?,
            hash: fields.take("hash")?,
            what: fields.take("what")?,
            table: fields.take("table")?,
            game: fields.take("game")?,
            clock: fields.take("clock")?,
        },
        "done" => FromTable::Done { key: fields.take("key")?, n: fields.take("n")? },
        "sorry" => FromTable::Sorry {
            key: fields.take("key")?,
            code: fields.take("code")?,
            message: fields.take("message")?,
            why: fields.take("why")?,
        },
        "story" => FromTable::Story { from: fields.take("from")?, told: fields.take("told")? },
        "presence" => FromTable::Presence { seat: fields.take("seat")?, here: fields.take("here")? },
        "reaction" => FromTable::Reaction { seat: fields.take("seat")?, with: fields.take("with")? },
        "goodbye" => FromTable::Goodbye { code: fields.take("code")?, message: fields.take("message")? },
        _ => return Err(Error::custom(format!("there is no message `{kind}`"))),
    })
}

impl<'de> Deserialize<'de> for Happening {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Happening, D::Error> {
        Fields(Map::deserialize(deserializer)?).read(happening).map_err(D::Error::custom)
    }
}

fn happening(kind: &str, fields: &mut Fields) -> Result<Happening, Error> {
    Ok(match kind {
        "opened" => Happening::Opened {},
        "sat" => Happening::Sat { seat: fields.take("seat")?, name: fields.take("name")? },
        "left" => Happening::Left { seat: fields.take("seat")? },
        "invited" => Happening::Invited { seat: fields.take("seat")? },
        "promised" => Happening::Promised { seat: fields.take("seat")? },
        "revealed" => Happening::Revealed { seat: fields.take("seat")? },
        "stood-in" => Happening::StoodIn { seat: fields.take("seat")?, level: fields.take("level")? },
        "returned" => Happening::Returned { seat: fields.take("seat")? },
        "began" => Happening::Began { game: fields.take("game")? },
        "step" => Happening::Step { told: fields.take("told")? },
        "time-up" => Happening::TimeUp { seat: fields.take("seat")? },
        "requested" => Happening::Requested { seat: fields.take("seat")?, what: fields.take("what")? },
        "answered" => Happening::Answered { seat: fields.take("seat")?, yes: fields.take("yes")? },
        "undone" => Happening::Undone { seat: fields.take("seat")? },
        "said" => Happening::Said { seat: fields.take("seat")?, text: fields.take("text")? },
        "paused" => Happening::Paused { seat: fields.take("seat")? },
        "resumed" => Happening::Resumed { seat: fields.take("seat")? },
        "switched" => {
            Happening::Switched { chat: fields.take("chat")?, spectators: fields.take("spectators")? }
        }
        "wants-rematch" => Happening::WantsRematch { seat: fields.take("seat")? },
        _ => return Err(Error::custom(format!("nothing that happens is called `{kind}`"))),
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{Phrase, Seat, Told};
    use players::Level;

    use super::*;
    use crate::wire::{Refusal, Wish, read_answer};

    const SEAT: Seat = Seat(1);

    /// A function that names the variant of what happened, and the list of all names. A variant that is not listed does
    /// not compile, and one that is listed needs its example below.
    macro_rules! kinds {
        ($type:ident: $($variant:ident),* $(,)?) => {
            const ALL: &[&str] = &[$(stringify!($variant)),*];

            fn kind(happening: &$type) -> &'static str {
                match happening {
                    $($type::$variant { .. } => stringify!($variant),)*
                }
            }
        };
    }

    kinds!(
        Happening: Opened, Sat, Left, Invited, Promised, Revealed, StoodIn, Returned, Began, Step, TimeUp, Requested,
        Answered, Undone, Said, Paused, Resumed, Switched, WantsRematch,
    );

    #[test]
    fn everything_that_happens_is_read_as_it_was_written() {
        let all = [
            Happening::Opened {},
            Happening::Sat { seat: SEAT, name: "Ada".to_owned() },
            Happening::Left { seat: SEAT },
            Happening::StoodIn { seat: SEAT, level: Level::Hard },
            Happening::Returned { seat: SEAT },
            Happening::Began { game: 2 },
            Happening::Step { told: Told::open("p c4", Phrase::new("moo")) },
            Happening::TimeUp { seat: SEAT },
            Happening::Invited { seat: SEAT },
            Happening::Promised { seat: SEAT },
            Happening::Revealed { seat: SEAT },
            Happening::Requested { seat: SEAT, what: Wish::Undo },
            Happening::Requested { seat: SEAT, what: Wish::Pause },
            Happening::Requested { seat: SEAT, what: Wish::StandInFor(SEAT) },
            Happening::Requested { seat: SEAT, what: Wish::Invite(SEAT) },
            Happening::Answered { seat: SEAT, yes: false },
            Happening::Undone { seat: SEAT },
            Happening::Said { seat: SEAT, text: "moo".to_owned() },
            Happening::Paused { seat: SEAT },
            Happening::Resumed { seat: SEAT },
            Happening::Switched { chat: true, spectators: false },
            Happening::WantsRematch { seat: SEAT },
        ];
        for happening in &all {
            let text = serde_json::to_string(happening).unwrap();
            assert_eq!(small_json::read_json::<Happening>(&text).unwrap(), *happening, "{text}");
        }
        let tried: BTreeSet<_> = all.iter().map(kind).collect();
        assert_eq!(tried, ALL.iter().copied().collect(), "everything that can happen is tried");
    }

    #[test]
    fn what_no_table_says_is_refused() {
        let sorry = r#"{"type": "sorry", "code": "stale", "message": "too late"}"#;
        let message = "too late".to_owned();
        let read = read_answer(sorry.as_bytes());
        assert_eq!(read, Ok(FromTable::Sorry { key: None, code: Refusal::Stale, message, why: None }));
        for (bad, why) in [
            (r#"{"code": "stale", "message": ""}"#, "`type`"),
            (r#"{"type": "moo"}"#, "`moo`"),
            (r#"{"type": "done", "key": "k"}"#, "`n`"),
            (r#"{"type": "done", "key": "k", "n": -1}"#, "`n`"),
            (r#"{"type": "done", "key": "k", "n": 1, "seat": 0}"#, "unknown field `seat`"),
            (r#"["done"]"#, "invalid type"),
            ("moo", "expected value"),
        ] {
            let refused = read_answer(bad.as_bytes()).unwrap_err().to_string();
            assert!(refused.contains(why), "{bad}: {refused}");
        }
    }
}
