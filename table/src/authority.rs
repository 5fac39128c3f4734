//! Who may do what: every message, every role, every phase. What is not in [`RULES`] is refused.
//!
//! `docs/authority.md` is this table in words (a test keeps them alike), and a property test plays random messages
//! from random roles against it.

use crate::wire::{Refusal, ToTable};

/// What somebody is who says something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Role {
    /// Has not said hello, or not with a link of this table.
    Stranger,
    /// Looks on.
    Spectator,
    /// Has an invitation and has not sat down.
    Invited,
    /// Sits at a seat and plays there.
    Player,
    /// Sits at a seat where a bot plays for them.
    StoodIn,
}

impl Role {
    /// All of them.
    pub const ALL: [Role; 5] = [Role::Stranger, Role::Spectator, Role::Invited, Role::Player, Role::StoodIn];
}

/// How things stand at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// The first game has not begun.
    Lobby,
    /// A game goes on.
    Playing,
    /// A game goes on, and the clocks are stopped.
    Paused,
    /// The game is over.
    Over,
}

impl Phase {
    /// All of them.
    pub const ALL: [Phase; 4] = [Phase::Lobby, Phase::Playing, Phase::Paused, Phase::Over];
}

/// The kinds of messages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)] // They are the messages of `ToTable`.
pub enum Act {
    Hello,
    Story,
    Sit,
    Leave,
    Play,
    Undo,
    Answer,
    Chat,
    React,
    Pause,
    Resume,
    StandIn,
    SendBotAway,
    Rematch,
    Promise,
    Reveal,
    Fill,
    Invite,
    StandInFor,
    Switch,
}

impl From<&ToTable> for Act {
    fn from(message: &ToTable) -> Act {
        match message {
            ToTable::Hello { .. } => Act::Hello,
            ToTable::Story { .. } => Act::Story,
            ToTable::Sit { .. } => Act::Sit,
            ToTable::Leave {} => Act::Leave,
            ToTable::Play { .. } => Act::Play,
            ToTable::Undo { .. } => Act::Undo,
            ToTable::Answer { .. } => Act::Answer,
            ToTable::Chat { .. } => Act::Chat,
            ToTable::React { .. } => Act::React,
            ToTable::Pause {} => Act::Pause,
            ToTable::Resume {} => Act::Resume,
            ToTable::StandIn { .. } => Act::StandIn,
            ToTable::SendBotAway {} => Act::SendBotAway,
            ToTable::Rematch { .. } => Act::Rematch,
            ToTable::Promise { .. } => Act::Promise,
            ToTable::Reveal { .. } => Act::Reveal,
            ToTable::Fill { .. } => Act::Fill,
            ToTable::Invite { .. } => Act::Invite,
            ToTable::StandInFor { .. } => Act::StandInFor,
            ToTable::Switch { .. } => Act::Switch,
        }
    }
}

/// One message: who may send it, when, who must agree, and what the sender learns.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// Which message.
    pub act: Act,
    /// Who may send it.
    pub who: &'static [Role],
    /// Whether only the host may.
    pub host_only: bool,
    /// When.
    pub when: &'static [Phase],
    /// Who must agree, and what else must be true.
    pub needs: &'static str,
    /// What the sender learns from the answer.
    pub learns: &'static str,
}

const EVERYBODY: &[Role] = &Role::ALL;
const VIEWERS: &[Role] = &[Role::Spectator, Role::Invited, Role::Player, Role::StoodIn];
const SEATED: &[Role] = &[Role::Player, Role::StoodIn];
const PLAYER: &[Role] = &[Role::Player];

const ALWAYS: &[Phase] = &Phase::ALL;
const GAME_ON: &[Phase] = &[Phase::Playing, Phase::Paused];
const BEGUN: &[Phase] = &[Phase::Playing, Phase::Paused, Phase::Over];
const BETWEEN: &[Phase] = &[Phase::Lobby, Phase::Over];
const PLAYING: &[Phase] = &[Phase::Playing];

const NOTHING: &str = "nothing but whether it was done";

const fn rule(
    act: Act,
    who: &'static [Role],
    when: &'static [Phase],
    needs: &'static str,
    learns: &'static str,
) -> Rule {
    Rule { act, who, host_only: false, when, needs, learns }
}

const fn for_host(act: Act, when: &'static [Phase], needs: &'static str) -> Rule {
    Rule { act, who: SEATED, host_only: true, when, needs, learns: NOTHING }
}

/// Who may do what.
pub const RULES: [Rule; 20] = [
    rule(
        Act::Hello,
        EVERYBODY,
        ALWAYS,
        "a seat's own link for the seat's view; an open invitation or none for the spectator's; spectators only where the host lets them",
        "the view of that seat, or what spectators see; that a link is unknown or no longer counts",
    ),
    rule(Act::Story, VIEWERS, ALWAYS, "", "what this viewer was told of the game before"),
    rule(
        Act::Sit,
        &[Role::Invited],
        ALWAYS,
        "a link of one's own that no other seat has; a name that can be read",
        "the seat's view from now on",
    ),
    rule(Act::Leave, SEATED, ALWAYS, "in a game, a bot plays on; the own link leads back", NOTHING),
    rule(
        Act::Play,
        PLAYER,
        PLAYING,
        "one's turn, time on the clock, a legal move for the moment it was meant for",
        "what the rules let the seat see",
    ),
    rule(
        Act::Undo,
        PLAYER,
        PLAYING,
        "nothing if nothing was revealed since; otherwise every other person who holds a seat, and none of them away",
        NOTHING,
    ),
    rule(Act::Answer, SEATED, GAME_ON, "a request that waits for this seat's answer", NOTHING),
    rule(
        Act::Chat,
        SEATED,
        ALWAYS,
        "about a line a second, 32 KiB in a game; unless the host has switched it off",
        NOTHING,
    ),
    rule(Act::React, SEATED, ALWAYS, "about one a second", NOTHING),
    rule(
        Act::Pause,
        SEATED,
        PLAYING,
        "where there is a clock, every other person who holds a seat, and none of them away",
        NOTHING,
    ),
    rule(Act::Resume, SEATED, &[Phase::Paused], "", NOTHING),
    rule(Act::StandIn, PLAYER, BEGUN, "", NOTHING),
    rule(Act::SendBotAway, &[Role::StoodIn], ALWAYS, "", NOTHING),
    rule(Act::Rematch, PLAYER, &[Phase::Over], "the next game begins when every person wants it", NOTHING),
    rule(Act::Promise, PLAYER, BETWEEN, "once for each attempt to begin", NOTHING),
    rule(
        Act::Reveal,
        PLAYER,
        BETWEEN,
        "everybody has promised; what was promised",
        "nothing before all have promised",
    ),
    for_host(
        Act::Fill,
        &[Phase::Lobby, Phase::Playing, Phase::Over],
        "an empty seat in the lobby, whose invitation ends; or somebody for whom others have waited two minutes (less if the table's own time is shorter), who keeps the seat and comes back by their link",
    ),
    for_host(
        Act::Invite,
        ALWAYS,
        "a seat that nobody holds, or whose person has left by their own word; while a game goes on at least one other person, and all of them; a new link. An invitation ends when its seat is taken, when its person comes back, and when a game begins",
    ),
    rule(
        Act::StandInFor,
        SEATED,
        PLAYING,
        "no clock; somebody who has been asked for two minutes; every other person who is there. That person keeps the seat",
        NOTHING,
    ),
    for_host(Act::Switch, ALWAYS, ""),
];

/// The rule for a message.
///
/// # Panics
/// Never: a test finds every message in the table.
pub fn rule_of(act: Act) -> &'static Rule {
    RULES.iter().find(|rule| rule.act == act).expect("every message is in the table")
}

/// Whether somebody may send a message now, as far as the table above goes.
pub fn permits(act: Act, role: Role, is_host: bool, phase: Phase) -> Result<(), Refusal> {
    let Rule { who, host_only, when, .. } = rule_of(act);
    if !who.contains(&role) {
        return Err(match (role, act) {
            (Role::Stranger, _) => Refusal::HelloFirst,
            (Role::Spectator, _) => Refusal::OnlyPlayers,
            (Role::Invited, _) => Refusal::NotSeated,
            (Role::Player | Role::StoodIn, Act::Sit) => Refusal::SeatTaken,
            (Role::StoodIn, _) => Refusal::BotPlays,
            (Role::Player, _) => Refusal::NoBot,
        });
    }
    if *host_only && !is_host {
        return Err(Refusal::OnlyHost);
    }
    if when.contains(&phase) {
        return Ok(());
    }
    Err(match (phase, act) {
        (_, Act::Resume) => Refusal::NotPaused,
        (_, Act::Rematch | Act::Promise | Act::Reveal) => Refusal::NotOver,
        (Phase::Lobby, _) => Refusal::NotBegun,
        (Phase::Paused, _) => Refusal::Paused,
        (Phase::Playing, _) => Refusal::Begun,
        (Phase::Over, _) => Refusal::GameOver,
    })
}
