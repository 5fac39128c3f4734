//! One seat at the table: who may sit there, who does, and what it remembers.

use std::collections::VecDeque;

use players::Level;

use crate::fairness::Contribution;
use crate::setup::Chair;

/// How many of a seat's last moves are known by their keys. Whatever is older is refused as stale.
const KEYS: usize = 64;

/// One seat at the table.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) chair: Chair,
    /// The name of the person who has sat down.
    pub(crate) person: Option<String>,
    /// The bot that plays here now.
    pub(crate) bot: Option<Level>,
    /// Whether that bot stays even if the person is there.
    pub(crate) bot_stays: bool,
    /// What the person adds to the luck.
    pub(crate) contribution: Option<Contribution>,
    /// That the person would like to play again, and what they add to the luck of the next game.
    pub(crate) rematch: Option<Contribution>,
    /// Counts what a move may not be blind to: the seat's own moves, moves taken back, new games. What other
    /// seats choose in secret does not count, so that choosing together never collides.
    pub(crate) version: u32,
    /// The version for which a bot has been asked.
    pub(crate) bot_asked: Option<u32>,
    /// Since when nobody has been connected who could play here.
    pub(crate) away_since: Option<u64>,
    /// Since when somebody has been, if somebody is.
    pub(crate) here_since: u64,
    keys: VecDeque<(String, u64)>,
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
        let bot = match chair {
            Chair::Person { .. } => None,
            Chair::Bot { level } => Some(level),
        };
        Place {
            chair,
            person: None,
            bot,
            bot_stays: false,
            contribution: None,
            rematch: None,
            version: 0,
            bot_asked: None,
            away_since: Some(0),
            here_since: 0,
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

    /// The person plays here again. A bot that was asked is not waited for, so that one can be asked again.
    pub(crate) fn send_bot_away(&mut self) {
        self.bot = None;
        self.bot_asked = None;
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
