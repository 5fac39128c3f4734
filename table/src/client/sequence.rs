//! Whether a message follows on the one before, and whether what it shows is what it claims to show.

use crate::wire::Json;

/// So many messages in a row that are not what they claim to be are no accident.
const MOST_AMISS: u32 = 3;

/// Which messages a client has heard.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Sequence {
    /// The last number heard, and the hash of the view that went with it.
    at: Option<(u64, String)>,
    /// Whether a hello has not been answered yet. The welcome will tell all the news that comes before it.
    greeted: bool,
    amiss: u32,
}

/// What a message is to somebody who has heard the ones before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// It follows on what was heard before.
    Follows,
    /// It will be heard again in the welcome.
    Echo,
    /// Something was missed, or is not what it claims to be: the client says hello again.
    Missed,
    /// Time after time, the table shows something else than it claims to show.
    Untrue,
}

impl Sequence {
    /// Notes that a hello is said; gives the last number heard, which goes with it.
    pub(super) fn greet(&mut self) -> Option<u64> {
        self.greeted = true;
        self.at.as_ref().map(|(n, _)| *n)
    }

    /// Whether a hello has not been answered yet.
    pub(super) fn is_greeting(&self) -> bool {
        self.greeted
    }

    /// Takes in a welcome with this number, hash and view.
    pub(super) fn welcome(&mut self, n: u64, hash: &str, view: &Json) -> Standing {
        self.greeted = false;
        self.step(n, hash, Some(view))
    }

    /// Takes in news from one number to the next. Without a view, the game has not changed.
    pub(super) fn news(&mut self, from: u64, n: u64, hash: &str, view: Option<&Json>) -> Standing {
        if self.greeted {
            return Standing::Echo;
        }
        if self.at.as_ref().is_none_or(|(n, _)| *n != from) {
            return Standing::Missed;
        }
        self.step(n, hash, view)
    }

    fn step(&mut self, n: u64, hash: &str, view: Option<&Json>) -> Standing {
        let is_true = match view {
            Some(view) => view.hash() == hash,
            None => self.at.as_ref().is_some_and(|(_, before)| before == hash),
        };
        if is_true {
            self.at = Some((n, hash.to_owned()));
            self.amiss = 0;
            return Standing::Follows;
        }
        // What was missed does not matter if what we have is wrong: the table must tell everything anew.
        self.at = None;
        self.amiss += 1;
        if self.amiss < MOST_AMISS { Standing::Missed } else { Standing::Untrue }
    }
}
