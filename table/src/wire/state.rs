//! The table and the game as viewers see them.

use engine::{OutcomeLine, Phrase, Scene, Seat, SeatSet};
use players::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Json, Wish};
use crate::fairness::{Commitment, Contribution, Promise, Secret};

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
