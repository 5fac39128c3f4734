//! Whether what a hall says can be: a hall may be broken, or somebody's who would like to see this program fall over.

use engine::scene::{Area, Piece, Shape};
use engine::{MOST_SEATS, Seat, SeatSet};
use table::ClockFace;
use table::wire::{FromTable, GameState, Happening, TableState, Wish};
use tokio::time::{Duration, Instant};

/// The most bytes a message of a hall may have. A welcome with all that was missed and a scene has a hundredth of that.
pub(super) const LONGEST_MESSAGE: usize = 1 << 20;

/// How much a hall may say in a while. Bots that need no time to think say a few hundred things in it.
const WHILE: Duration = Duration::from_secs(30);
const MOST_MESSAGES: u32 = 5_000;
const MOST_BYTES: usize = 64 << 20;

/// More than any game has.
const MOST_MOVES: usize = 5_000;
const LONGEST_MOVE: usize = 200;
const LONGEST_NAME: usize = 200;
const MOST_AREAS: usize = 100;
const MOST_PIECES: usize = 2_000;
const LONGEST_PIECE: usize = 60;
const LETTERS: u8 = 26;
/// A century.
const LONGEST_CLOCK_MS: u64 = 100 * 366 * 24 * 60 * 60 * 1000;

/// What is known of a table, to tell what can be from what cannot.
#[derive(Default)]
pub(super) struct Sound {
    seats: usize,
    began: Option<Instant>,
    messages: u32,
    bytes: usize,
}

/// What a hall cannot mean.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum Unsound {
    #[error("the hall sends more than anybody could read")]
    Flood,
    #[error("the hall shows something that cannot be: {0}")]
    Absurd(&'static str),
}

impl Sound {
    /// Counts a message of so many bytes.
    pub(super) fn count(&mut self, bytes: usize) -> Result<(), Unsound> {
        let now = Instant::now();
        if self.began.is_none_or(|began| now.duration_since(began) > WHILE) {
            (self.began, self.messages, self.bytes) = (Some(now), 0, 0);
        }
        self.messages += 1;
        self.bytes += bytes;
        if self.messages > MOST_MESSAGES || self.bytes > MOST_BYTES { Err(Unsound::Flood) } else { Ok(()) }
    }

    /// Looks at a message. Whatever passes can be shown without a second look.
    pub(super) fn check(&mut self, message: &FromTable) -> Result<(), Unsound> {
        match message {
            FromTable::Welcome { you, missed, table, game, clock, .. } => {
                self.seats = table.seats.len();
                self.table(table)?;
                self.seat(*you)?;
                self.game(game)?;
                self.clock(clock.as_ref())?;
                missed.iter().flatten().try_for_each(|one| self.happening(one))
            }
            FromTable::News { what, table, game, clock, .. } => {
                table.iter().try_for_each(|table| self.table(table))?;
                game.iter().try_for_each(|game| self.game(game))?;
                self.clock(clock.as_ref())?;
                what.iter().try_for_each(|one| self.happening(one))
            }
            FromTable::Presence { seat, .. } | FromTable::Reaction { seat, .. } => self.seat(Some(*seat)),
            _ => Ok(()),
        }
    }

    fn table(&self, table: &TableState) -> Result<(), Unsound> {
        let count = games::facts(&table.game).map_or((1, MOST_SEATS as u8), |facts| facts.seats);
        let fits = (usize::from(count.0)..=usize::from(count.1)).contains(&self.seats);
        require(fits && table.seats.len() == self.seats, "so many seats")?;
        let short = |name: &String| name.chars().count() <= LONGEST_NAME;
        require(table.seats.iter().all(|seat| seat.name.as_ref().is_none_or(short)), "such long names")?;
        require(
            table.luck.contributions.len() <= self.seats && table.luck.promises.len() <= self.seats,
            "so much luck",
        )?;
        self.seat(Some(table.host))?;
        self.set(table.rematch)?;
        table.offer.iter().try_for_each(|offer| {
            let about = match offer.what {
                Wish::Undo | Wish::Pause => None,
                Wish::StandInFor(seat) | Wish::Invite(seat) => Some(seat),
            };
            self.seat(about)?;
            self.seat(Some(offer.seat)).and(self.set(offer.waiting))
        })
    }

    fn game(&self, game: &GameState) -> Result<(), Unsound> {
        self.set(game.asked)?;
        let short = game.moves.iter().all(|mv| mv.len() <= LONGEST_MOVE);
        require(short && game.moves.len() <= MOST_MOVES, "such moves")?;
        require(
            game.words.as_ref().is_none_or(|words| words.len() == game.moves.len()),
            "moves without words",
        )?;
        if let Some(result) = &game.result {
            require(result.scores.len() == self.seats, "scores of others")?;
            self.set(result.winners)?;
        }
        let areas = game.scene.as_ref().map_or(&[][..], |scene| &scene.areas);
        require(areas.len() <= MOST_AREAS && areas.iter().all(can_be_drawn), "such a scene")
    }

    fn clock(&self, clock: Option<&ClockFace>) -> Result<(), Unsound> {
        let Some(clock) = clock else { return Ok(()) };
        let fits =
            clock.left_ms.len() == self.seats && clock.left_ms.iter().all(|ms| *ms <= LONGEST_CLOCK_MS);
        require(fits, "such clocks")?;
        self.set(clock.running)
    }

    fn happening(&self, one: &Happening) -> Result<(), Unsound> {
        match one {
            Happening::Sat { seat, .. }
            | Happening::Left { seat }
            | Happening::StoodIn { seat, .. }
            | Happening::Returned { seat }
            | Happening::TimeUp { seat }
            | Happening::Invited { seat }
            | Happening::Promised { seat }
            | Happening::Revealed { seat }
            | Happening::Requested { seat, what: Wish::Undo | Wish::Pause }
            | Happening::Answered { seat, .. }
            | Happening::Undone { seat }
            | Happening::Said { seat, .. }
            | Happening::Paused { seat }
            | Happening::Resumed { seat }
            | Happening::WantsRematch { seat } => self.seat(Some(*seat)),
            Happening::Requested { seat, what: Wish::StandInFor(about) | Wish::Invite(about) } => {
                self.seat(Some(*seat)).and(self.seat(Some(*about)))
            }
            _ => Ok(()),
        }
    }

    fn seat(&self, seat: Option<Seat>) -> Result<(), Unsound> {
        require(seat.is_none_or(|seat| seat.idx() < self.seats), "a seat that is not there")
    }

    fn set(&self, seats: SeatSet) -> Result<(), Unsound> {
        seats.iter().try_for_each(|seat| self.seat(Some(seat)))
    }
}

fn can_be_drawn(area: &Area) -> bool {
    let short = |piece: &Piece| piece.text.chars().count() <= LONGEST_PIECE;
    match &area.shape {
        Shape::Grid { columns, squares } => {
            (1..=LETTERS).contains(columns) && squares.len() <= MOST_PIECES && squares.iter().all(short)
        }
        Shape::Row(pieces) => pieces.len() <= MOST_PIECES && pieces.iter().all(short),
        Shape::Lines(lines) => lines.len() <= MOST_PIECES,
    }
}

fn require(fine: bool, or: &'static str) -> Result<(), Unsound> {
    if fine { Ok(()) } else { Err(Unsound::Absurd(or)) }
}
