//! The board of Happy Cows!: a patch of meadow for every farm, and between them the row and the pile.
//!
//! Each part of the table is a file. All are drawn from a [`Valley`]; the only things kept here are the card that is
//! being thought about, and the [`Forecast`] of what it would do.

#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

mod card;
mod cow;
mod farm;
mod forecast;
mod row;
mod tray;

use board::{Memo, RwSignal, Seen, memo, part};
use engine::{Phrase, Seat};
use forecast::Forecast;
use games::happy_cows::{Card, Cow, HappyCows, Move, OpenCard, Phase, TopCard, View};
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// Draws the game.
pub fn board(seen: Seen) -> AnyView {
    let valley = Valley::new(seen);
    let near = move || farm::farm(valley, valley.near.get(), true);
    view! {
        <div class="hap">
            <div class="hap-valley">
                {others(valley)}
                <div class="hap-middle">
                    {row::row(valley)}
                    {tray::tray(valley)}
                </div>
                {part(near)}
            </div>
        </div>
    }
    .into_any()
}

/// The other farms, in the order their owners play after the near one.
fn others(valley: Valley) -> AnyView {
    let seats = memo(move || {
        let seats = valley.view.read().position.players.len() as u8;
        valley.near.get().next(seats).round(seats).take(usize::from(seats) - 1).collect::<Vec<_>>()
    });
    let one = move |seat| farm::farm(valley, seat, false);
    view! { <div class="hap-others">{board::each(move || seats.get(), one)}</div> }.into_any()
}

/// A card that can be had on a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Offer {
    /// The card at this place of the row.
    Row(usize, OpenCard),
    /// The top card of the pile.
    Top(TopCard),
}

impl Offer {
    /// The move that plays it.
    fn play(self) -> Move {
        match self {
            Offer::Row(_, open) => Move::Play(open.card()),
            Offer::Top(_) => Move::Top,
        }
    }

    /// The card in words.
    fn words(self) -> Phrase {
        match self {
            Offer::Row(_, open) => open.words(),
            Offer::Top(TopCard::Cow(card)) => card.words(),
            Offer::Top(TopCard::Farm) => Phrase::new("farm-card"),
        }
    }

    fn is_cow(self) -> bool {
        matches!(self, Offer::Row(_, OpenCard::Cow(_)) | Offer::Top(TopCard::Cow(_)))
    }

    /// The card that can be put away instead.
    fn away(self) -> Option<Card> {
        match self {
            Offer::Row(_, open) => Some(open.card()),
            Offer::Top(_) => None,
        }
    }
}

/// What every part of the board is drawn from.
#[derive(Clone, Copy)]
struct Valley {
    seen: Seen,
    view: Memo<View>,
    /// Who sits nearest: the viewer, or the first seat if the viewer only looks on.
    near: Memo<Seat>,
    /// The card that was touched and waits to be confirmed.
    chosen: RwSignal<Option<Offer>>,
    /// What the mouse is at.
    at: RwSignal<Option<Move>>,
    /// What the move that is thought about would do.
    forecast: Memo<Forecast>,
}

impl Valley {
    fn new(seen: Seen) -> Valley {
        let view = seen.view::<HappyCows>();
        let near = memo(move || view.read().you.unwrap_or(Seat(0)));
        let (chosen, at) = (RwSignal::new(None::<Offer>), RwSignal::new(None::<Move>));
        let forecast = memo(move || {
            let thought = chosen.get().map(Offer::play).or_else(|| at.get());
            let thought = thought.filter(|mv| seen.may(&mv.to_string()));
            thought.map_or_else(Forecast::default, |mv| Forecast::of(&view.read().position, mv))
        });
        // What was thought about is forgotten when the game goes on.
        Effect::new(move |_| {
            view.track();
            chosen.set(None);
            at.set(None);
        });
        Valley { seen, view, near, chosen, at, forecast }
    }

    /// What is waited for.
    fn phase(self) -> Phase {
        self.view.read().position.phase
    }

    /// Whose turn it is.
    fn seat(self) -> Seat {
        Seat(self.view.read().position.seat)
    }

    fn may(self, mv: Move) -> bool {
        self.seen.may(&mv.to_string())
    }

    fn is_hinted(self, mv: Move) -> bool {
        self.seen.is_hinted(&mv.to_string())
    }

    fn play(self, mv: Move) {
        self.seen.play(mv.to_string());
    }

    /// The mouse comes to something. Fingers do not hover.
    fn point(self, event: &PointerEvent, mv: Move) {
        if event.pointer_type() == "mouse" {
            self.at.set(Some(mv));
        }
    }

    /// What touching something says to the ears: what it is and, if that is allowed, what it does.
    fn label(self, name: String, mv: Move) -> String {
        match self.seen.words(&mv.to_string()).filter(|_| self.may(mv)) {
            Some(words) => format!("{name}: {words}"),
            None => name,
        }
    }

    /// The move that touching a cow is at present. It need not be allowed: then the table says why.
    fn touch(self, cow: Cow) -> Move {
        match self.phase() {
            Phase::Colour => Move::Colour(cow.colour()),
            Phase::Barn { .. } | Phase::Rain { .. } => Move::Lead(cow),
            Phase::Give => Move::Give(cow),
            Phase::Take { .. } => Move::Take(cow),
            Phase::Hunger { .. } => Move::Sadden(cow),
            Phase::Milkmaid => Move::Maid(cow),
            _ => Move::Cheer(cow),
        }
    }
}
