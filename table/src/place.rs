//! One seat at the table: who may sit there, who does, and what it remembers.

use std::collections::VecDeque;

use players::Level;

use crate::fairness::{Contribution, LinkHash, Promise};
use crate::pace::{Backoff, Pace};
use crate::setup::Chair;

/// How many of a seat's last moves are known by their keys. Whatever is older is refused as stale.
const KEYS: usize = 64;

/// One seat at the table.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    /// The link of the invitation to this seat, while somebody may still sit down with it. Whoever sent the
    /// invitation knows it, so it never shows a hand.
    pub(crate) invitation: Option<LinkHash>,
    /// The invitation with which the person came. It counts again if they get up before the game.
    pub(crate) came_by: Option<LinkHash>,
    /// The link by which the person holds the seat. Nothing but the seat's next person ends it.
    pub(crate) link: Option<LinkHash>,
    /// The name of the person who has sat down.
    pub(crate) person: Option<String>,
    /// Whether the person has left a game that goes on by their own word.
    pub(crate) gave_up: bool,
    /// The bot that plays here now.
    pub(crate) bot: Option<Level>,
    /// Whether that bot stays even if the person is there.
    pub(crate) bot_stays: bool,
    /// What the seat added to the luck of the game that goes on.
    pub(crate) share: Share,
    /// What it adds to the luck of the next game.
    pub(crate) next_share: Share,
    /// Whether the person would like to play again.
    pub(crate) wants_rematch: bool,
    /// Counts what a move may not be blind to: the seat's own moves, moves taken back, new games. What other
    /// seats choose in secret does not count, so that choosing together never collides.
    pub(crate) version: u32,
    /// The version for which a bot has been asked.
    pub(crate) bot_asked: Option<u32>,
    /// Since when nobody has been connected who could play here.
    pub(crate) away_since: Option<u64>,
    /// Since when somebody has been, if somebody is.
    pub(crate) here_since: u64,
    /// How many bytes the person has said in this game.
    pub(crate) said_bytes: usize,
    /// When the person may next ask the others for something.
    pub(crate) backoff: Backoff,
    pub(crate) chat_pace: Pace,
    pub(crate) reaction_pace: Pace,
    pub(crate) wish_pace: Pace,
    keys: VecDeque<(String, u64)>,
}

/// What a seat adds to the luck of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Share {
    /// The hash that was given before anybody's contribution was shown.
    pub(crate) promise: Option<Promise>,
    pub(crate) contribution: Option<Contribution>,
}

impl Share {
    /// Whether nothing about it can change any more.
    pub(crate) fn is_fixed(&self) -> bool {
        self.promise.is_some() || self.contribution.is_some()
    }
}

/// Who decides at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    Nobody,
    Person,
    Bot(Level),
}

impl Place {
    pub(crate) fn new(chair: Chair) -> Place {
        let (invitation, bot) = match chair {
            Chair::Person { link } => (Some(link), None),
            Chair::Bot { level } => (None, Some(level)),
        };
        Place {
            invitation,
            came_by: None,
            link: None,
            person: None,
            gave_up: false,
            bot,
            bot_stays: false,
            share: Share::default(),
            next_share: Share::default(),
            wants_rematch: false,
            version: 0,
            bot_asked: None,
            away_since: Some(0),
            here_since: 0,
            said_bytes: 0,
            backoff: Backoff::default(),
            chat_pace: Pace::default(),
            reaction_pace: Pace::default(),
            wish_pace: Pace::default(),
            keys: VecDeque::new(),
        }
    }

    pub(crate) fn player(&self) -> Player {
        match (self.bot, &self.person) {
            (Some(level), _) => Player::Bot(level),
            (None, Some(_)) => Player::Person,
            (None, None) => Player::Nobody,
        }
    }

    /// Whether a person holds this seat who has a say in what the table agrees on, there or not.
    pub(crate) fn has_a_say(&self) -> bool {
        self.person.is_some() && !self.gave_up
    }

    /// The person plays here again. A bot that was asked is not waited for, so that one can be asked again.
    pub(crate) fn send_bot_away(&mut self) {
        self.bot = None;
        self.bot_asked = None;
        self.gave_up = false;
    }

    /// What a move may not be blind to has changed.
    pub(crate) fn turn_page(&mut self) {
        self.version += 1;
        self.bot_asked = None;
    }

    /// Remembers under which number a move was made.
    pub(crate) fn remember(&mut self, key: String, n: u64) {
        if self.keys.len() == KEYS {
            self.keys.pop_front();
        }
        self.keys.push_back((key, n));
    }

    /// The number of the move with this key, if it was made.
    pub(crate) fn recall(&self, key: &str) -> Option<u64> {
        self.keys.iter().find(|(known, _)| known == key).map(|(_, n)| *n)
    }
}
