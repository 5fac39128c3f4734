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
            Refusal::NoSuchLink => "no seat at this table has this link",
            Refusal::NoSpectators => "the host plays this game without spectators",
            Refusal::TableFull => "too many people are watching this table; please try again later",
            Refusal::OnlyPlayers => "spectators only look on; a player's link is needed for that",
            Refusal::NotSeated => "please sit down first",
            Refusal::SeatTaken => "this seat is taken",
            Refusal::OnlyHost => "only the host can do that",
            Refusal::BadText => {
                "names have 1 to 40 characters, keys 1 to 64, and what is said 1 to 500; no control characters"
            }
            Refusal::NotBegun => "the game has not begun",
            Refusal::Begun => "the game has already begun",
            Refusal::GameOver => "the game is over",
            Refusal::NotOver => "the game is not over yet",
            Refusal::Paused => "the game is paused; let it go on first",
            Refusal::NotPaused => "the game is not paused",
            Refusal::TimeUp => "your time is up; a bot makes this move for you",
            Refusal::BotPlays => "a bot plays for you; take your seat back first",
            Refusal::NoBot => "no bot plays for you",
            Refusal::LinkTaken => "this link belongs to a seat at this table already; make a new one",
            Refusal::TooSoon => "please wait a little longer; they may be back in a moment",
            Refusal::SomebodyAway => "somebody who must agree is away",
            Refusal::NobodyToAgree => "nobody else is here who could agree",
            Refusal::AskedAlready => "the others were asked a moment ago; please wait a little",
            Refusal::HasClock => "the clock takes care of that",
            Refusal::SeatHeld => "somebody holds this seat",
            Refusal::TooFast => "not so fast; please wait a second",
            Refusal::TooMuch => "this table has heard enough for one game",
            Refusal::BrokenPromise => "this is not what this seat promised to add to the luck",
            Refusal::Stale => "this was meant for an earlier moment; the game has gone on",
            Refusal::NothingToUndo => "there is nothing of yours to take back",
            Refusal::NoSuchOffer => "nobody waits for this answer",
            Refusal::NoChat => "the host has switched the chat off",
            Refusal::NotYourTurn => "it is not your turn",
            Refusal::NotLegal => "the rules do not allow this",
            Refusal::BadNotation => "this is not a move of this game",
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
