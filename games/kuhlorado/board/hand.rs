//! What the viewer does: looks at a square, lifts dice, touches things.

use board::{Memo, RwSignal, Seen, memo};
use engine::Seat;
use engine::kit::{Squares, square_name};
use games::kuhlorado::{Kuhlorado, Waiting};
use leptos::prelude::*;

use crate::glance::Glance;

/// The viewer's hand over the table.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    pub(crate) seen: Seen,
    pub(crate) glance: Memo<Glance>,
    /// The squares that were marked last, all by one seat.
    pub(crate) recent: Memo<Recent>,
    /// The square under the pointer or the focus.
    pub(crate) looked_at: RwSignal<Option<u8>>,
    /// Which dice are lifted, to be thrown again.
    pub(crate) lifted: RwSignal<[bool; 2]>,
    /// A square to mark as soon as the dice are kept.
    wish: RwSignal<Option<u8>>,
}

/// What was marked last, and what everybody had marked by then.
#[derive(Clone, Copy, PartialEq, Default)]
pub(crate) struct Recent {
    marks: [Squares; 2],
    seat: usize,
    pub(crate) squares: Squares,
}

impl Recent {
    fn then(self, glance: &Glance) -> Recent {
        let marks = [0, 1].map(|seat| glance.marks(Seat(seat)));
        let new = [0, 1].map(|seat: usize| marks[seat].without(self.marks[seat]));
        let squares = match new.iter().position(|squares| !squares.is_empty()) {
            Some(seat) if seat == self.seat => self.squares.or(new[seat]),
            Some(seat) => return Recent { marks, seat, squares: new[seat] },
            None => self.squares,
        };
        // What was taken back is not marked any more.
        Recent { marks, squares: squares.and(marks[self.seat]), ..self }
    }
}

impl Hand {
    pub(crate) fn new(seen: Seen) -> Hand {
        let view = seen.view::<Kuhlorado>();
        let glance = memo(move || Glance::of(view.get()));
        let recent = Memo::new(move |before: Option<&Recent>| match before {
            Some(before) => before.then(&glance.read()),
            // What was there before anybody looked is no news.
            None => Recent { squares: Squares::EMPTY, ..Recent::default().then(&glance.read()) },
        });
        let hand = Hand {
            seen,
            glance,
            recent,
            looked_at: RwSignal::new(None),
            lifted: RwSignal::new([false; 2]),
            wish: RwSignal::new(None),
        };
        Effect::new(move |_| hand.fulfil_wish());
        Effect::new(move |_| {
            glance.track();
            hand.lifted.set([false; 2]);
        });
        hand
    }

    /// Touches a square. Before the dice are kept, touching a square that fits them means: keep them, mark it.
    pub(crate) fn touch(self, square: u8) {
        if untrack(|| self.keeping_allows(square)) {
            self.wish.set(Some(square));
            self.seen.play("keep");
        } else {
            self.seen.play(square_name(square));
        }
    }

    /// Whether the square could be marked if the dice were kept as they lie.
    pub(crate) fn keeping_allows(self, square: u8) -> bool {
        let fits =
            |glance: &Glance| glance.is_waiting_for(Waiting::Again) && glance.fitting().contains(square);
        self.lifted.get() == [false; 2] && self.seen.may("keep") && fits(&self.glance.read())
    }

    fn fulfil_wish(self) {
        let Some(square) = self.wish.get() else { return };
        if self.seen.waiting.get() {
            return;
        }
        self.wish.set(None);
        let mv = square_name(square);
        if self.seen.may(&mv) {
            self.seen.play(mv);
        }
    }

    /// The seats from top to bottom: the viewer's own is nearest.
    pub(crate) fn seats(self) -> [Seat; 2] {
        match self.seen.you.get() {
            Some(you) => [you.next(2), you],
            None => [Seat(0), Seat(1)],
        }
    }
}
