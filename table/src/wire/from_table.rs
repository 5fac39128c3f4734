//! What a table says to its viewers.

use engine::{AnyGame, OutcomeLine, Phrase, Scene, Seat, SeatSet, Told, Viewer};
use players::Level;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

use super::{Reaction, Refusal};
use crate::clock::ClockFace;
use crate::fairness::{Commitment, Contribution, Promise, Secret};

/// What a table says to one viewer.
///
/// `n` numbers what has happened at the table. News takes a viewer from one number to the next; whoever
/// holds another number than `from` has missed something and says hello again.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromTable {
    /// The answer to a hello: all there is to know.
    Welcome {
        /// The number of the last thing that happened.
        n: u64,
        /// The hash of the view.
        hash: String,
        /// The viewer's seat; a spectator has none.
        you: Option<Seat>,
        /// The seat to which the viewer is invited, if a game has begun. Until they sit down they see what spectators see.
        #[serde(skip_serializing_if = "Option::is_none")]
        invited: Option<Seat>,
        /// What happened since the number the viewer had; nothing, if that is too long ago to tell.
        missed: Option<Vec<Happening>>,
        /// The table.
        table: Box<TableState>,
        /// The game.
        game: Box<GameState>,
        /// The clocks, if there are any.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockFace>,
    },
    /// Something happened.
    News {
        /// The number before.
        from: u64,
        /// The number after.
        n: u64,
        /// The hash of the view after.
        hash: String,
        /// What happened, in order.
        what: Vec<Happening>,
        /// The table, if it changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        table: Option<Box<TableState>>,
        /// The game, if it changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        game: Option<Box<GameState>>,
        /// The clocks, if there are any.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockFace>,
    },
    /// A move counts: it was legal, was made, and is stored. The same for the same key, however often asked.
    Done {
        /// The move's key.
        key: String,
        /// Its number.
        n: u64,
    },
    /// Something was refused, and nothing has changed.
    Sorry {
        /// The move's key, if it was a move.
        #[serde(skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// Why, for programs.
        code: Refusal,
        /// Why, for people.
        message: String,
        /// What is wrong with a move that the rules forbid, in the game's words. Its argument `clause` names the clause
        /// ([`clause_of`](super::clause_of)).
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<Phrase>,
    },
    /// What happened in this game since a step.
    Story {
        /// The step.
        from: u32,
        /// A line for each.
        told: Vec<Told>,
    },
    /// Somebody came or went. Not numbered: a welcome tells who is there.
    Presence {
        /// Where they sit.
        seat: Seat,
        /// Whether they are there.
        here: bool,
    },
    /// Somebody showed a feeling. Not numbered: nobody keeps it.
    Reaction {
        /// Who.
        seat: Seat,
        /// Which.
        with: Reaction,
    },
    /// The last message: there is nothing more to see for this viewer.
    Goodbye {
        /// Why, for programs.
        code: Refusal,
        /// Why, for people.
        message: String,
    },
}

impl FromTable {
    /// A goodbye with the sentence that goes with the code.
    pub(crate) fn goodbye(code: Refusal) -> FromTable {
        FromTable::Goodbye { code, message: code.sentence().to_owned() }
    }
}

/// Something that happened, as one viewer is told.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Happening {
    /// The table was set up.
    Opened {},
    /// A person took a seat.
    Sat {
        /// Which.
        seat: Seat,
        /// What they are called.
        name: String,
    },
    /// A person got up before the game began.
    Left {
        /// From where.
        seat: Seat,
    },
    /// The host has made a new invitation to a seat.
    Invited {
        /// Which.
        seat: Seat,
    },
    /// A bot plays here for now.
    StoodIn {
        /// Where.
        seat: Seat,
        /// How strong it is.
        level: Level,
    },
    /// The person plays again.
    Returned {
        /// Where.
        seat: Seat,
    },
    /// Somebody promised what they add to the luck.
    Promised {
        /// Who.
        seat: Seat,
    },
    /// Somebody showed what they add to the luck.
    Revealed {
        /// Who.
        seat: Seat,
    },
    /// A game began.
    Began {
        /// Which of the table's games, counted from 1.
        game: u32,
    },
    /// The game went a step further.
    Step {
        /// What this viewer is told about it.
        told: Told,
    },
    /// A player's time was up.
    TimeUp {
        /// Whose.
        seat: Seat,
    },
    /// Somebody would like something to which the others must agree.
    Requested {
        /// Who.
        seat: Seat,
        /// What.
        what: Wish,
    },
    /// Somebody answered that.
    Answered {
        /// Who.
        seat: Seat,
        /// Whether they agree.
        yes: bool,
    },
    /// A move was taken back.
    Undone {
        /// Whose.
        seat: Seat,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
    /// Somebody stopped the clocks.
    Paused {
        /// Who.
        seat: Seat,
    },
    /// Somebody let the game go on.
    Resumed {
        /// Who.
        seat: Seat,
    },
    /// The host turned chat or spectators on or off.
    Switched {
        /// Whether players may chat.
        chat: bool,
        /// Whether others may look on.
        spectators: bool,
    },
    /// Somebody would like to play again.
    WantsRematch {
        /// Who.
        seat: Seat,
    },
}

impl Happening {
    /// What the viewer is told, if this is a step of the game.
    pub fn told(&self) -> Option<&Told> {
        match self {
            Happening::Step { told } => Some(told),
            _ => None,
        }
    }
}

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableState {
    /// The table's name.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What was chosen for it.
    pub options: Value,
    /// Which of the table's games this is, counted from 1; 0 before the first.
    pub number: u32,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// Whose player is the host.
    pub host: Seat,
    /// Whether the clocks are stopped.
    pub paused: bool,
    /// Whether players may chat.
    pub chat: bool,
    /// Whether others may look on.
    pub spectators: bool,
    /// Who would like something to which the others must agree, if somebody would.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<OfferState>,
    /// Who would like to play again.
    pub rematch: SeatSet,
    /// What can be said about the luck.
    pub luck: LuckState,
}

/// One seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatState {
    /// The person's name, if one has sat down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The bot that plays there now, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// Whether the person is connected.
    pub here: bool,
}

/// Something to which the others at a table must agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// A move is taken back, and all that followed it.
    #[default]
    Undo,
    /// The clocks are stopped.
    Pause,
    /// A bot plays for somebody who holds the game up.
    StandInFor(Seat),
    /// Somebody else may sit down at a seat.
    Invite(Seat),
}

impl Wish {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
    fn is_undo(&self) -> bool {
        *self == Wish::Undo
    }
}

/// Somebody would like something to which the others must agree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfferState {
    /// Who.
    pub seat: Seat,
    /// What; taking back a move, if nothing is said.
    #[serde(default, skip_serializing_if = "Wish::is_undo")]
    pub what: Wish,
    /// The number to answer with.
    pub offer: u64,
    /// Whose answer is missing.
    pub waiting: SeatSet,
}

/// What can be said about the luck of the game, or of the next one while nobody plays.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LuckState {
    /// The promise for the game that goes on, or that begins next.
    pub commitment: Commitment,
    /// What each seat adds to it, as far as it is known: nothing is shown before all have promised.
    pub contributions: Vec<Option<Contribution>>,
    /// What each seat has promised to add.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub promises: Vec<Option<Promise>>,
    /// Which attempt to begin the game this is. When somebody comes or goes while contributions are being shown, all
    /// promise anew.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub round: u32,
    /// Whether all have promised, so that contributions are due.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reveal: bool,
    /// The secret of the game that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revealed: Option<Secret>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// The game as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameState {
    /// How many steps have been played.
    pub steps: u32,
    /// What the viewer knows.
    pub view: Json,
    /// Who is asked.
    pub asked: SeatSet,
    /// The version of the viewer's seat, to send with a move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<u32>,
    /// What the viewer may do, in notation.
    pub moves: Vec<String>,
    /// The same in words, if scenes were asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<Vec<Phrase>>,
    /// How it looks, if scenes were asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scene: Option<Scene>,
    /// How it ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<OutcomeLine>,
}

/// A JSON value kept as the text it is sent as, because its hash is taken over that text.
#[derive(Clone, Debug)]
pub struct Json(Box<RawValue>);

impl Json {
    /// What a viewer knows of a game.
    pub fn of_view(game: &dyn AnyGame, viewer: Viewer) -> Json {
        Json(RawValue::from_string(game.view_text(viewer)).expect("views are plain data"))
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// The first 16 hex digits of the text's BLAKE3 hash.
    pub fn hash(&self) -> String {
        blake3::hash(self.text().as_bytes()).to_hex()[..16].to_owned()
    }
}

impl From<&Value> for Json {
    fn from(value: &Value) -> Json {
        Json(serde_json::value::to_raw_value(value).expect("JSON can be written"))
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    /// By way of a value, which writes the same text again: keys are in order and nothing is between them.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        Ok(Json::from(&Value::deserialize(deserializer)?))
    }
}
