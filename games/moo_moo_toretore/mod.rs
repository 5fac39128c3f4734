//! Moo Moo Toretore: everybody calls cows at once, and the lowest number gets them.
//!
//! Hidden hands, cards laid face down, signs chosen together. [`cards`] are cows, hand cards and chips,
//! [`markers`] say which numbers can be called, [`phase`] what the game waits for, [`rules`] what steps do,
//! [`moves`] what may be done, [`view`] who knows what, [`score`] the count.

mod cards;
mod hints;
mod markers;
mod moves;
mod notation;
mod options;
mod phase;
mod plays;
mod position;
mod rules;
mod scene;
mod score;
mod tell;
mod view;
mod why_not;

#[cfg(test)]
mod tests;

use engine::{
    BadOptions, BadPosition, Facts, Game, Lang, Offers, OptionFacts, Outcome, Phrase, Rng, Scene, Seat,
    Source, StepOf, Told, Turn, Viewer, in_every_language,
};

pub use cards::{Breed, Chips, Cow, Cows, Number, Numbers, herd, herd_size};
pub use moves::{Chance, Move, Sign};
pub use options::{Deck, Options};
pub use phase::Phase;
pub use plays::{Cards, Play};
pub use position::{PlayerPosition, Position};
pub use score::{Points, points};
pub use view::{PlayerView, View};

use markers::Markers;

/// The most players.
pub(crate) const SEATS: usize = 5;

/// A game of Moo Moo Toretore.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MooMooToretore {
    seats: u8,
    /// How many cards a hand has between rounds (C2).
    hand_size: u8,
    /// How many rounds have been finished.
    round: u8,
    leader: Seat,
    phase: Phase,
    /// The stars of the top cow of the pile, while everybody knows them (MOO-7).
    stars: Option<u8>,
    /// All cows of this game, wherever they are.
    cow_deck: Cows,
    cow_pile: Cows,
    cow_discard: Cows,
    /// The cows in the columns; a cow's breed says in which.
    columns: Cows,
    markers: Markers,
    /// All hand cards of this game, wherever they are.
    hand_deck: Numbers,
    hand_pile: Numbers,
    hand_discard: Numbers,
    /// What the hand pile was made of when it was last remade; everybody saw it in the discard pile.
    remade: Option<Numbers>,
    players: [Player; SEATS],
}

/// What lies before one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Player {
    hand: Numbers,
    /// What the seat has drawn from the hand pile since it was last remade; nobody else knows.
    drawn: Numbers,
    /// The chips that lie face up and have not been laid.
    chips: Chips,
    /// What has been laid this round.
    laid: Play,
    /// The sign picked for the chips laid.
    sign: Option<Sign>,
    cows: Cows,
}

impl Player {
    /// MOO-4: nothing but two chips.
    const NEW: Player = Player {
        hand: Numbers::EMPTY,
        drawn: Numbers::EMPTY,
        chips: Chips::BOTH,
        laid: Play { cards: Cards::NONE, chips: Chips::NONE },
        sign: None,
        cows: Cows::EMPTY,
    };
}

impl MooMooToretore {
    #[inline]
    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.idx()]
    }

    fn seated(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.seats).zip(&self.players)
    }
}

impl Game for MooMooToretore {
    type Options = Options;
    type Move = Move;
    type Chance = Chance;
    type View = View;
    type Position = Position;

    const FACTS: Facts = Facts {
        id: "moo-moo-toretore",
        title: "Moo Moo Toretore",
        hook: "Everybody calls the cows at once. Aim low, but not where the others aim.",
        version: 1,
        seats: (3, 5),
        minutes: 30,
        credit: "After Moo Moo Toretore, a card game about alien schoolchildren and cows.",
        rulebook: include_str!("README.md"),
        options: &[
            OptionFacts {
                name: "start",
                takes: "a seat or \"random\"",
                help: "who leads first",
                offers: Offers::Seats,
            },
            OptionFacts {
                name: "cow_deck",
                takes: "how many of each cow, as in {\"s1\": 6, \"s1k\": 2}",
                help: "the cows to play with",
                offers: Offers::Nothing,
            },
            OptionFacts {
                name: "hand_deck",
                takes: "how many of each number from 0 to 10, as in {\"1\": 18, \"2\": 16}",
                help: "the hand cards to play with",
                offers: Offers::Nothing,
            },
            OptionFacts {
                name: "hand_size",
                takes: "a number, at least the most stars of a cow",
                help: "how many cards a hand has",
                offers: Offers::Nothing,
            },
        ],
        words: in_every_language!("words/en.ftl", "words/", ".ftl"),
    };
    const RULEBOOKS: &'static [(Lang, &'static str)] = in_every_language!("README.md", "rules/", ".md");

    fn new(options: &Options, seats: u8) -> Result<Self, BadOptions> {
        if !Self::FACTS.seats_allowed(seats) {
            return Err(BadOptions::seats(&Self::FACTS, seats));
        }
        let start = options.start.checked(seats)?;
        options.check(seats)?;
        let (Deck(cows), Deck(numbers)) = (options.cow_deck, options.hand_deck);
        let mut game = MooMooToretore {
            seats,
            hand_size: options.hand_size,
            round: 0,
            leader: Seat(0),
            phase: Phase::Start,
            stars: None,
            cow_deck: cows,
            cow_pile: cows,
            cow_discard: Cows::EMPTY,
            columns: Cows::EMPTY,
            markers: Markers::CLOSED,
            hand_deck: numbers,
            hand_pile: numbers,
            hand_discard: Numbers::EMPTY,
            remade: None,
            players: [Player::NEW; SEATS],
        };
        if let Some(seat) = start {
            game.begin(seat);
        }
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Lay { seat } => Turn::of(seat),
            Phase::Announce => Turn::Decide(self.undecided()),
            Phase::Over => Turn::Over,
            Phase::Start | Phase::Deal { .. } | Phase::Place | Phase::Instruct | Phase::Refill { .. } => {
                Turn::Chance
            }
        }
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        self.list_moves(seat, into);
    }

    fn odds(&self, into: &mut Vec<(Chance, u32)>) {
        self.list_odds(into);
    }

    #[inline]
    fn apply_move(&mut self, seat: Seat, mv: &Move) {
        self.make(seat, *mv);
    }

    #[inline]
    fn apply_chance(&mut self, outcome: &Chance) {
        match *outcome {
            Chance::Start(seat) => self.begin(seat),
            Chance::Card(number) => self.draw_card(number),
            Chance::Cow(cow) => self.place(cow),
            Chance::Stars(stars) => self.instruct(stars),
        }
    }

    fn outcome(&self) -> Outcome {
        score::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn told(&self, step: &StepOf<Self>, after: &Self, viewer: Viewer) -> Told {
        self.tell(*step, after, viewer)
    }

    fn possible_world<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Self {
        view.possible_world(rng)
    }

    fn scene(view: &View) -> Scene {
        scene::scene(view)
    }

    fn sources(view: &View) -> Vec<Source> {
        score::sources(view)
    }

    fn describe(&self, seat: Seat, mv: &Move) -> Phrase {
        self.describe_move(seat, *mv)
    }

    fn clauses_now(view: &View) -> &'static [&'static str] {
        view.phase.clauses()
    }

    fn clause_against(&self, seat: Seat, mv: &Move) -> &'static str {
        self.clause_against_move(seat, *mv)
    }

    fn why_not(&self, seat: Seat, mv: &Move) -> Phrase {
        self.why_not_move(seat, *mv)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn set_up(position: &Position) -> Result<Self, BadPosition> {
        position.read()
    }

    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R, room: &mut Vec<Move>) -> Move {
        self.any_move(seat, rng, room)
    }

    #[inline]
    fn roll<R: Rng + ?Sized>(&self, rng: &mut R, _: &mut Vec<(Chance, u32)>) -> Chance {
        self.any_outcome(rng)
    }
}
