//! The slow twin of Goat 'n' Goat: piles of cards, each a short text such as `r3`.

use serde_json::Value;

use super::{Twin, Waiting, count, decide, distinct, fixed_start, pile_odds, start_odds, starter, take_out};

const COLOURS: [char; 3] = ['r', 'b', 'g'];
const DISPLAY: usize = 6;
const HAND_LIMIT: usize = 8;

#[derive(Clone)]
pub(crate) struct GoatTwin {
    climbs_per_turn: u64,
    pub(super) deck: Vec<String>,
    pub(super) discard: Vec<String>,
    display: Vec<String>,
    /// Mountains nobody has climbed yet, such as `r5`.
    pub(super) mountains: Vec<String>,
    pub(super) players: Vec<Player>,
    player: u8,
    phase: Phase,
    /// How often the deck has been exhausted.
    exhausted: u32,
    /// Once the game end has begun: how many last turns are still to come, this one included.
    last_turns: Option<u8>,
}

#[derive(Clone, Default)]
pub(super) struct Player {
    pub(super) hand: Vec<String>,
    /// The cards of all three flocks.
    pub(super) flocks: Vec<String>,
    pub(super) penalty: Vec<String>,
    pub(super) climbed: Vec<u32>,
}

#[derive(Clone, PartialEq)]
enum Phase {
    Start,
    /// The seats that get the next cards, one entry per card.
    Deal(Vec<u8>),
    FirstDisplay,
    Play,
    Take(u32),
    Drop,
    Climb {
        done: u64,
    },
    Refresh,
    Over,
}

impl Twin for GoatTwin {
    fn new(options: &Value, seats: u8) -> Self {
        let mut twin = GoatTwin {
            climbs_per_turn: options["climbs_per_turn"].as_u64().unwrap_or(3),
            deck: all_cards(),
            discard: vec![],
            display: vec![],
            mountains: all_mountains(seats),
            players: vec![Player::default(); usize::from(seats)],
            player: 0,
            phase: Phase::Start,
            exhausted: 0,
            last_turns: None,
        };
        if let Some(seat) = fixed_start(options) {
            twin.begin(seat);
        }
        twin
    }

    fn waiting(&self) -> Waiting {
        let me = self.me();
        let each = |verb: &str, cards: &[String]| {
            decide(self.player, distinct(cards).iter().map(|card| format!("{verb} {card}")).collect())
        };
        match &self.phase {
            Phase::Start => start_odds(self.players.len() as u8),
            Phase::Deal(_) | Phase::FirstDisplay | Phase::Refresh => pile_odds(&self.deck),
            Phase::Play => decide(self.player, plays(&me.hand)),
            Phase::Take(_) => each("take", &self.display),
            Phase::Drop => each("drop", &me.hand),
            Phase::Climb { .. } => {
                let mut moves = vec!["stay".to_owned()];
                moves.extend(self.within_reach().iter().map(|mountain| format!("climb {mountain}")));
                decide(self.player, moves)
            }
            Phase::Over => self.result(),
        }
    }

    fn play(&mut self, seat: u8, mv: &str) {
        assert_eq!(seat, self.player, "only the player whose turn it is decides");
        let (verb, what) = mv.split_once(' ').unwrap_or((mv, ""));
        match verb {
            "play" => self.play_cards(what),
            "take" => {
                take_out(&mut self.display, what);
                self.me_mut().hand.push(what.to_owned());
                let Phase::Take(left) = self.phase else { panic!("cards are drawn after playing") };
                self.phase = Phase::Take(left - 1);
            }
            "drop" => {
                take_out(&mut self.me_mut().hand, what);
                self.me_mut().penalty.push(what.to_owned());
            }
            "climb" => self.climb(what),
            "stay" => self.end_turn(),
            _ => panic!("{mv:?} is no move"),
        }
        self.go_on();
    }

    fn chance(&mut self, outcome: &str) {
        if self.phase == Phase::Start {
            return self.begin(starter(outcome));
        }
        take_out(&mut self.deck, outcome);
        let card = outcome.to_owned();
        match &mut self.phase {
            Phase::Deal(to) => {
                self.players[usize::from(to.remove(0))].hand.push(card);
            }
            Phase::FirstDisplay => self.display.push(card),
            Phase::Refresh => {
                self.display.push(card);
                if self.deck.is_empty() {
                    self.exhaust();
                }
            }
            _ => panic!("no luck is due"),
        }
        self.go_on();
    }
}

impl GoatTwin {
    /// GNG-3: whole hands in turn order.
    fn begin(&mut self, starter: u8) {
        self.player = starter;
        let seats = self.players.len() as u8;
        let mut to = Vec::new();
        for (turn, cards) in (0..seats).zip([3, 4, 4, 5, 5]) {
            to.extend(vec![(starter + turn) % seats; cards]);
        }
        self.phase = Phase::Deal(to);
    }

    fn me(&self) -> &Player {
        &self.players[usize::from(self.player)]
    }

    fn me_mut(&mut self) -> &mut Player {
        &mut self.players[usize::from(self.player)]
    }

    /// Leaves every phase in which nothing is left to do.
    fn go_on(&mut self) {
        loop {
            let next = match &self.phase {
                Phase::Deal(to) if to.is_empty() => Phase::FirstDisplay,
                Phase::FirstDisplay if self.display.len() == DISPLAY => Phase::Play,
                Phase::Take(0) => Phase::Drop,
                Phase::Drop if self.me().hand.len() <= HAND_LIMIT => Phase::Climb { done: 0 },
                Phase::Climb { done } if *done == self.climbs_per_turn || self.within_reach().is_empty() => {
                    self.end_turn();
                    continue;
                }
                Phase::Refresh if self.display.len() == DISPLAY || self.deck.is_empty() => {
                    self.next_player();
                    continue;
                }
                _ => return,
            };
            self.phase = next;
        }
    }

    fn play_cards(&mut self, what: &str) {
        let (digit, colours) = what.split_at(1);
        let number: u32 = digit.parse().expect("a number");
        let me = self.me_mut();
        for colour in COLOURS {
            let cards = vec![format!("{colour}{number}"); colours.matches(colour).count()];
            if cards.is_empty() {
                continue;
            }
            if me.flocks.iter().any(|card| card.starts_with(colour) && number_of(card) > number) {
                let old = me.flocks.extract_if(.., |card| card.starts_with(colour));
                me.penalty.extend(old);
            }
            for card in cards {
                take_out(&mut me.hand, &card);
                me.flocks.push(card);
            }
        }
        self.phase = Phase::Take(if self.last_turns.is_some() { 0 } else { number });
    }

    /// The mountains the player could climb now.
    fn within_reach(&self) -> Vec<String> {
        let mut mountains = distinct(&self.mountains);
        mountains.retain(|mountain| {
            let goats = self.me().flocks.iter().filter(|card| card[..1] == mountain[..1]).count();
            goats as u32 >= number_of(mountain)
        });
        mountains
    }

    fn climb(&mut self, mountain: &str) {
        take_out(&mut self.mountains, mountain);
        self.me_mut().climbed.push(number_of(mountain));
        let flock: Vec<_> = self.me_mut().flocks.extract_if(.., |card| card[..1] == mountain[..1]).collect();
        self.discard.extend(flock);
        let Phase::Climb { done } = self.phase else { panic!("climbing comes after the hand limit") };
        self.phase = Phase::Climb { done: done + 1 };
    }

    fn end_turn(&mut self) {
        if self.last_turns.is_some() {
            self.next_player();
        } else {
            self.phase = Phase::Refresh;
        }
    }

    /// GNG-10: the deck's last card has just been drawn.
    fn exhaust(&mut self) {
        self.exhausted += 1;
        let ends_at = if self.players.len() == 2 { 1 } else { 2 };
        if self.exhausted == ends_at {
            // This turn's player is the last to have a last turn, and this turn is none yet.
            self.last_turns = Some(self.players.len() as u8 + 1);
            return;
        }
        self.deck.append(&mut self.discard);
        if self.deck.is_empty() {
            self.exhaust();
        }
    }

    fn next_player(&mut self) {
        if let Some(left) = &mut self.last_turns {
            *left -= 1;
        }
        self.player = (self.player + 1) % self.players.len() as u8;
        self.phase = if self.last_turns == Some(0) { Phase::Over } else { Phase::Play };
    }

    pub(super) fn result(&self) -> Waiting {
        let score = |player: &Player| {
            let mountains: u32 = player.climbed.iter().sum();
            i64::from(mountains) - player.penalty.len() as i64 - player.hand.len() as i64
        };
        // GNG-14: points first, then the three highest mountains.
        let rank = |player: &Player| {
            let mut highest = player.climbed.clone();
            highest.extend([0, 0, 0]);
            highest.sort_unstable_by(|one, other| other.cmp(one));
            (score(player), highest[..3].to_vec())
        };
        let best = self.players.iter().map(rank).max().expect("somebody plays");
        let winners = (0u8..).zip(&self.players).filter(|(_, player)| rank(player) == best);
        Waiting::Over {
            scores: self.players.iter().map(score).collect(),
            winners: winners.map(|(seat, _)| seat).collect(),
        }
    }
}

/// The number on a card, or the goats a mountain asks for.
fn number_of(text: &str) -> u32 {
    text[1..].parse().expect("a number")
}

fn all_cards() -> Vec<String> {
    let mut cards = Vec::new();
    for colour in COLOURS {
        for (number, copies) in [(1, 10), (2, 8), (3, 5), (4, 3), (5, 2)] {
            cards.extend(vec![format!("{colour}{number}"); copies]);
        }
    }
    cards
}

fn all_mountains(seats: u8) -> Vec<String> {
    let sizes = match seats {
        2 | 3 => [3, 4, 5, 6, 7, 8, 9],
        4 => [3, 3, 4, 5, 6, 7, 8],
        _ => [3, 3, 4, 4, 5, 6, 7],
    };
    COLOURS.iter().flat_map(|colour| sizes.map(|size| format!("{colour}{size}"))).collect()
}

/// GNG-4: every choice of one or more hand cards of one number.
fn plays(hand: &[String]) -> Vec<String> {
    let mut moves = Vec::new();
    for number in 1..=5 {
        let [red, blue, green] = COLOURS.map(|colour| count(hand, &format!("{colour}{number}")) as usize);
        for r in 0..=red {
            for b in 0..=blue {
                for g in 0..=green {
                    if r + b + g > 0 {
                        moves.push(format!(
                            "play {number}{}{}{}",
                            "r".repeat(r),
                            "b".repeat(b),
                            "g".repeat(g)
                        ));
                    }
                }
            }
        }
    }
    moves
}
