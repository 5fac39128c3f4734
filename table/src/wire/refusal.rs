//! Why a table refuses something: a code for programs, a sentence for people.

use engine::{Arg, Phrase, Refused};
use serde::{Deserialize, Serialize};

use super::FromTable;

/// Why something was refused, for programs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The text was no message.
    BadMessage,
    /// The first message is a hello.
    HelloFirst,
    /// No seat has this link.
    NoSuchLink,
    /// Others may not look on.
    NoSpectators,
    /// There is no place for another spectator.
    TableFull,
    /// Spectators only look on.
    OnlyPlayers,
    /// Nobody has sat down there.
    NotSeated,
    /// Somebody has sat down there.
    SeatTaken,
    /// That is for the host.
    OnlyHost,
    /// A name, key or text is too long or too short.
    BadText,
    /// The game has not begun.
    NotBegun,
    /// The game has begun.
    Begun,
    /// The game is over.
    GameOver,
    /// The game is not over.
    NotOver,
    /// The clocks are stopped.
    Paused,
    /// The clocks are not stopped.
    NotPaused,
    /// The player's time is up.
    TimeUp,
    /// A bot plays there now.
    BotPlays,
    /// No bot plays there now.
    NoBot,
    /// The link belongs to another seat.
    LinkTaken,
    /// The others have not waited long enough.
    TooSoon,
    /// Somebody who must agree is away.
    SomebodyAway,
    /// Nobody else is there who could agree.
    NobodyToAgree,
    /// The others are already being asked something, or have just said no.
    AskedAlready,
    /// There is a clock, which sees to it.
    HasClock,
    /// Somebody holds this seat.
    SeatHeld,
    /// It was too much in too short a time.
    TooFast,
    /// As much as may be was said or done.
    TooMuch,
    /// Not what was promised, or nothing was.
    BrokenPromise,
    /// It was meant for an earlier moment.
    Stale,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is no such offer, or it is not for this seat.
    NoSuchOffer,
    /// The host has switched the chat off.
    NoChat,
    /// Another seat is asked.
    NotYourTurn,
    /// The rules forbid it.
    NotLegal,
    /// It is not a move of this game.
    BadNotation,
}

impl Refusal {
    /// The sentence for people.
    pub fn sentence(self) -> &'static str {
        match self {
            Refusal::BadMessage => "this is not a message for a table",
            Refusal::HelloFirst => "please say hello first",
            Refusal::NoSuchLink => "this link does not belong to a seat at this table",
            Refusal::NoSpectators => "the host does not allow spectators at this table",
            Refusal::TableFull => "too many people are watching this table; please try again later",
            Refusal::OnlyPlayers => "spectators can only watch; to play, you need a player's link",
            Refusal::NotSeated => "please sit down first",
            Refusal::SeatTaken => "this seat is taken",
            Refusal::OnlyHost => "only the host can do that",
            Refusal::BadText => {
                "names can have 1 to 40 characters, keys 1 to 64, messages 1 to 500; no control characters"
            }
            Refusal::NotBegun => "the game has not started yet",
            Refusal::Begun => "the game has already started",
            Refusal::GameOver => "the game is over",
            Refusal::NotOver => "the game is not over yet",
            Refusal::Paused => "the game is paused; resume it first",
            Refusal::NotPaused => "the game is not paused",
            Refusal::TimeUp => "your time is up; a bot makes this move for you",
            Refusal::BotPlays => "a bot is playing for you; take your seat back first",
            Refusal::NoBot => "no bot is playing for you",
            Refusal::LinkTaken => "a seat at this table already uses this link; make a new one",
            Refusal::TooSoon => "please wait a little longer; they may be back in a moment",
            Refusal::SomebodyAway => "someone who must agree is away; ask again when they are back",
            Refusal::NobodyToAgree => "someone else must agree, and nobody else is here",
            Refusal::AskedAlready => "you asked the others a moment ago; please wait a little",
            Refusal::HasClock => "this table has a clock; when a player's time is up, a bot makes the move",
            Refusal::SeatHeld => "this seat belongs to someone who can come back",
            Refusal::TooFast => "that was too fast; please wait a second",
            Refusal::TooMuch => {
                "this table has reached its limit of messages and requests; moves still count"
            }
            Refusal::BrokenPromise => "this seat promised to add something else to the luck",
            Refusal::Stale => "the game has moved on; look at the board and try again",
            Refusal::NothingToUndo => "you have no move to take back",
            Refusal::NoSuchOffer => "that request has expired",
            Refusal::NoChat => "the host has turned the chat off",
            Refusal::NotYourTurn => "it is not your turn",
            Refusal::NotLegal => "the rules do not allow that",
            Refusal::BadNotation => "that is not a move in this game",
        }
    }
}

/// The argument of a reason that names the clause. A field of its own would not do: programs of version 0.1 take no
/// refusal that has more fields than they know.
const CLAUSE: &str = "clause";

/// The clause by which the rules forbid a move, from the reason that a refusal gives.
pub fn clause_of(why: &Phrase) -> Option<&str> {
    why.args.iter().find_map(|(name, arg)| match arg {
        Arg::Text(id) if name == CLAUSE => Some(id.as_str()),
        _ => None,
    })
}

/// Something was refused: the code, and the sentence that goes with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sorry {
    code: Refusal,
    message: String,
    why: Option<Phrase>,
}

impl From<Refusal> for Sorry {
    fn from(code: Refusal) -> Sorry {
        Sorry { code, message: code.sentence().to_owned(), why: None }
    }
}

impl From<Refused> for Sorry {
    /// The rules say themselves what is wrong, and no more than the seat knows.
    fn from(refused: Refused) -> Sorry {
        let code = match refused {
            Refused::GameOver => Refusal::GameOver,
            Refused::NotYourTurn { .. } | Refused::LuckFirst | Refused::NoSuchSeat { .. } => {
                Refusal::NotYourTurn
            }
            Refused::NotLegal { .. } | Refused::NotLuck { .. } | Refused::NotPossible { .. } => {
                Refusal::NotLegal
            }
            Refused::BadNotation(_) => Refusal::BadNotation,
            Refused::NothingToUndo => Refusal::NothingToUndo,
        };
        let message = refused.to_string();
        let why = match refused {
            Refused::NotLegal { why, clause: Some(clause), .. } => Some(why.with(CLAUSE, clause)),
            Refused::NotLegal { why, .. } => Some(why),
            _ => None,
        };
        Sorry { code, message, why }
    }
}

impl Sorry {
    /// The message, with the key of the move it answers.
    pub(crate) fn about(self, key: Option<String>) -> FromTable {
        FromTable::Sorry { key, code: self.code, message: self.message, why: self.why }
    }
}
