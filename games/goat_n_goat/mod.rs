//! Goat 'n' Goat: flocks in ascending order climb mountains.
//!
//! Hidden hands and a deck. [`cards`] are goats and mountains, [`phase`] what the game waits for, [`rules`]
//! what steps do, [`moves`] what may be done, [`view`] who knows what, [`score`] the count.

mod cards;
mod hints;
mod moves;
mod notation;
mod options;
mod phase;
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

pub use cards::{Colour, Goat, Goats, Mountain, Mountains, flock_size};
pub use moves::{Chance, Move, Play};
pub use options::Options;
pub use phase::Phase;
pub use position::{PlayerPosition, Position};
pub use rules::{DISPLAY, HAND_LIMIT};
pub use score::points;
pub use view::{PlayerView, View};

/// The most players.
pub(crate) const SEATS: usize = 5;

/// A game of Goat 'n' Goat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GoatNGoat {
    seats: u8,
    /// How many mountains may be taken in one turn (R1).
    climbs_per_turn: u8,
    /// Whose turn it is; while cards are dealt, the starter.
    seat: Seat,
    phase: Phase,
    /// Whether the deck has been exhausted once, and so holds what everybody saw discarded (R5).
    reshuffled: bool,
    /// How many last turns are still to be played, once the game end has begun (GNG-11).
    last_turns: Option<u8>,
    deck: Goats,
    discard: Goats,
    display: Goats,
    /// Mountains nobody has taken yet.
    mountains: Mountains,
    players: [Player; SEATS],
}

/// What lies before one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Player {
    hand: Goats,
    /// The part of the hand that everybody saw being taken (R5).
    known: Goats,
    /// All three flocks; a goat's colour says which it is in.
    flocks: Goats,
    penalties: Goats,
    mountains: Mountains,
}

impl GoatNGoat {
    #[inline]
    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.idx()]
    }

    #[inline]
    fn current(&mut self) -> &mut Player {
        &mut self.players[self.seat.idx()]
    }

    fn seated(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.seats).zip(&self.players)
    }
}

impl Game for GoatNGoat {
    type Options = Options;
    type Move = Move;
    type Chance = Chance;
    type View = View;
    type Position = Position;

    const FACTS: Facts = Facts {
        id: "goat-n-goat",
        title: "Goat 'n' Goat",
        hook: "Line your goats up small to tall, and climb before the others do.",
        version: 1,
        seats: (2, 5),
        minutes: 30,
        credit: "After Goat 'n' Goat by Hisashi Hayashi (OKAZU brand).",
        rulebook: include_str!("README.md"),
        options: &[
            OptionFacts {
                name: "start",
                takes: "a seat or \"random\"",
                help: "who plays first",
                offers: Offers::Seats,
            },
            OptionFacts {
                name: "climbs_per_turn",
                takes: "3 or 1",
                help: "how many mountains a turn may take",
                offers: Offers::Values(&["3", "1"]),
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
        let mut game = GoatNGoat {
            seats,
            climbs_per_turn: options.climbs_per_turn()?,
            seat: Seat(0),
            phase: Phase::Start,
            reshuffled: false,
            last_turns: None,
            deck: cards::ALL_GOATS,
            discard: Goats::EMPTY,
            display: Goats::EMPTY,
            mountains: Mountains::for_seats(seats),
            players: [Player::default(); SEATS],
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
            Phase::Start | Phase::Deal { .. } | Phase::Lay | Phase::Refresh => Turn::Chance,
            Phase::Play | Phase::Take { .. } | Phase::Drop | Phase::Climb { .. } => Turn::of(self.seat),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        self.list_moves(seat, into);
    }

    fn odds(&self, into: &mut Vec<(Chance, u32)>) {
        self.list_odds(into);
    }

    #[inline]
    fn apply_move(&mut self, _: Seat, mv: &Move) {
        self.make(*mv);
    }

    #[inline]
    fn apply_chance(&mut self, outcome: &Chance) {
        match *outcome {
            Chance::Start(seat) => self.begin(seat),
            Chance::Card(goat) => self.draw_from_deck(goat),
        }
    }

    fn outcome(&self) -> Outcome {
        score::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn told(&self, step: &StepOf<Self>, after: &Self, viewer: Viewer) -> Told {
        self.tell(step, after, viewer)
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
        view.phase.clauses(view.last_turns.is_some())
    }

    fn clause_against(&self, seat: Seat, mv: &Move) -> &'static str {
        self.clause_against_move(seat, *mv)
    }

    fn why_not(&self, _: Seat, mv: &Move) -> Phrase {
        self.why_not_move(*mv)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn set_up(position: &Position) -> Result<Self, BadPosition> {
        position.read()
    }

    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, _: Seat, rng: &mut R, room: &mut Vec<Move>) -> Move {
        self.any_move(rng, room)
    }

    #[inline]
    fn roll<R: Rng + ?Sized>(&self, rng: &mut R, _: &mut Vec<(Chance, u32)>) -> Chance {
        self.any_outcome(rng)
    }
}
