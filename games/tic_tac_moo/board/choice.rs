//! What the viewer is about to do: a tile that waits for its square, or a square that waits for its tile.

use board::{Memo, RwSignal, Seen, memo};
use engine::kit::{Squares, square_name};
use engine::{Phrase, Seat};
use games::tic_tac_moo::{Move, Phase, Position, Species};
use leptos::prelude::*;

/// One half of a move. Which comes first is up to the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Half {
    /// The tile at this place of [`Choice::tiles`].
    Tile(usize),
    /// The square.
    Square(u8),
    /// The barn, which is no part of a move: touched, it says what it is for.
    Barn,
}

/// What the viewer sees, is about to do and is thinking of.
#[derive(Clone, Copy)]
pub(crate) struct Choice {
    pub(crate) seen: Seen,
    pub(crate) view: Memo<Position>,
    /// The moves there are.
    moves: Memo<Vec<Move>>,
    /// The half that was touched, and after how many steps: when the game goes on it is forgotten.
    touched: RwSignal<Option<(u32, Half)>>,
    /// What the pointer or the keyboard is at.
    pub(crate) at: RwSignal<Option<Half>>,
}

impl Choice {
    pub(crate) fn new(seen: Seen, view: Memo<Position>) -> Choice {
        let moves = memo(move || seen.moves().iter().filter_map(|mv| mv.parse().ok()).collect());
        Choice { seen, view, moves, touched: RwSignal::new(None), at: RwSignal::new(None) }
    }

    fn steps(self) -> u32 {
        self.seen.game.get().steps
    }

    /// The half that was touched.
    pub(crate) fn touched(self) -> Option<Half> {
        let (steps, half) = self.touched.get()?;
        (steps == self.steps()).then_some(half)
    }

    /// Whether the move is allowed.
    pub(crate) fn may(self, mv: Move) -> bool {
        self.moves.read().contains(&mv)
    }

    /// Whether a tile could go to this square, whichever it is.
    pub(crate) fn is_open(self, square: u8) -> bool {
        self.moves.read().iter().any(|mv| mv.square == square)
    }

    /// The tiles from which the viewer takes the next one: start tiles, or what the farmhands have.
    pub(crate) fn tiles(self) -> Vec<Option<Species>> {
        let Some(Seat(seat)) = self.seen.you.get() else { return Vec::new() };
        let view = self.view.read();
        let player = &view.players[usize::from(seat)];
        match view.phase {
            Phase::Place => player.start_tiles.cards().map(Some).collect(),
            _ => player.farmhands.to_vec(),
        }
    }

    /// The place of the tile that goes next. If there is only one, or all are alike, nobody needs to choose.
    pub(crate) fn held(self) -> Option<(usize, Species)> {
        let tiles = self.tiles();
        if let Some(Half::Tile(place)) = self.touched() {
            return Some((place, (*tiles.get(place)?)?));
        }
        let mut there = tiles.iter().enumerate().filter_map(|(place, tile)| Some((place, (*tile)?)));
        let first = there.next()?;
        (self.seen.is_asked() && there.all(|(_, species)| species == first.1)).then_some(first)
    }

    /// The move that this half completes.
    pub(crate) fn completed_by(self, half: Half) -> Option<Move> {
        let (species, square) = match (half, self.touched()) {
            (Half::Tile(place), Some(Half::Square(square))) => ((*self.tiles().get(place)?)?, square),
            (Half::Square(square), _) => (self.held()?.1, square),
            _ => return None,
        };
        Some(Move { species, square })
    }

    /// The move that touching what one is at would make.
    pub(crate) fn next(self) -> Option<Move> {
        self.completed_by(self.at.get()?).filter(|mv| self.may(*mv))
    }

    /// The animals that would walk home after the move one is thinking of.
    pub(crate) fn would_leave(self) -> Squares {
        self.next().map_or(Squares::EMPTY, |mv| self.view.read().herd(mv))
    }

    /// How many animals the tile in hand would herd home from this square.
    pub(crate) fn gain(self, square: u8) -> u8 {
        let mv = self.completed_by(Half::Square(square)).filter(|mv| self.may(*mv));
        mv.map_or(0, |mv| self.view.read().herd(mv).len())
    }

    /// Takes or lets go of one half, or completes the move. What cannot be done is tried: the table says why not.
    pub(crate) fn touch(self, half: Half) {
        if self.seen.you.get_untracked().is_none() {
            return;
        }
        untrack(|| match (self.completed_by(half), half) {
            (Some(mv), _) => self.seen.play(mv.to_string()),
            (None, Half::Square(square)) if !self.is_open(square) => self.try_anyway(square),
            _ => {
                let again = self.touched() == Some(half);
                self.touched.set((!again).then(|| (self.steps(), half)));
            }
        });
    }

    fn try_anyway(self, square: u8) {
        if let Some(species) = self.tiles().into_iter().flatten().next() {
            self.seen.play(Move { species, square }.to_string());
        }
    }

    /// Lets go of what was touched.
    pub(crate) fn let_go(self) {
        self.touched.set(None);
    }

    /// Whether the tile at this place can go on the meadow: to the square that waits for it, or anywhere.
    pub(crate) fn can_go(self, place: usize) -> bool {
        let Some(species) = self.tiles().get(place).copied().flatten() else { return false };
        match self.touched() {
            Some(Half::Square(square)) => self.may(Move { species, square }),
            _ => self.moves.read().iter().any(|mv| mv.species == species),
        }
    }

    /// Whether the hinted move has this half.
    pub(crate) fn is_hinted(self, species: Option<Species>, square: Option<u8>) -> bool {
        let hinted = self.seen.hinted.get().and_then(|mv| mv.parse::<Move>().ok());
        hinted.is_some_and(|mv| {
            species.is_none_or(|it| it == mv.species) && square.is_none_or(|it| it == mv.square)
        })
    }

    /// What happens next, in one line: the move one is thinking of, or what is still to be chosen.
    pub(crate) fn line(self) -> Option<String> {
        let seen = self.seen;
        if let Some(mv) = self.next() {
            let what = seen.words(&mv.to_string())?;
            return Some(seen.say(&Phrase::new("told-move").with("who", seen.you.get()?).with("what", what)));
        }
        self.missing()
    }

    /// What is still to be chosen, once one half was touched.
    pub(crate) fn missing(self) -> Option<String> {
        let seen = self.seen;
        let phrase = match self.touched()? {
            Half::Tile(_) => Phrase::new("board-where").with("animal", self.held()?.1.words()),
            Half::Barn => {
                let barn = self.view.read().players[seen.you.get()?.idx()].barn;
                Phrase::new("board-beside").with("animal", barn?.words())
            }
            Half::Square(square) => Phrase::new("board-who").with("square", square_name(square)),
        };
        Some(seen.say(&phrase))
    }
}
