//! The board of Moo Moo Toretore: cows on a meadow by night, and a flying saucer at every seat.
//!
//! Each part of the table is a file. All are drawn from a [`Night`]; the only things kept here are the
//! [`Choice`](choice::Choice) that is not confirmed yet and the last [`Reveal`](reveal::Reveal), which is over
//! in the game as soon as it can be seen.

#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

mod choice;
mod hand;
mod others;
mod ranch;
mod reveal;
mod round;
mod saucer;
mod score;
mod tray;

use board::{Memo, Picture, RwSignal, Seen, act, hear, live, memo, tint_class};
use choice::Choice;
use engine::Seat;
use engine::scene::Tint;
use games::moo_moo_toretore::{MooMooToretore, Move, Phase, Play, PlayerView, View};
use leptos::ev::AnimationEvent;
use leptos::prelude::*;
use reveal::Reveal;

/// Draws the game.
pub fn board(seen: Seen) -> AnyView {
    let night = Night::new(seen);
    let near = move || {
        let seat = night.near.get();
        format!("moo-near {} {}", tint(seat), if night.is_asked(seat) { "asked" } else { "" })
    };
    // Beams and cows move by themselves, and when the last of them is gone, the reveal is over; or when somebody has seen
    // enough of it. Capturing, a touch comes before what it does: it must not end the reveal that it begins.
    let ends = move |event: AnimationEvent| {
        if event.animation_name() == "moo-gone" {
            night.end_reveal();
        }
    };
    view! {
        <div
            class="moo"
            class:showing=live(move || night.is_showing.get())
            on:animationend=hear(ends)
            on:click:capture=act(move || night.end_reveal())
        >
            <div class="moo-night">
                {others::others(night)}
                {round::round(night)}
                {ranch::ranch(night)}
                <section class=live(near)>
                    {saucer::own(night)}
                    {hand::hand(night)}
                    {tray::tray(night)}
                </section>
            </div>
        </div>
    }
    .into_any()
}

/// What every part of the board is drawn from.
#[derive(Clone, Copy)]
pub(crate) struct Night {
    seen: Seen,
    view: Memo<View>,
    /// The game as far as it has been shown: what counts changes only when the cows have gone to whoever gets them.
    shown: Memo<View>,
    /// Everything the viewer may lay now.
    plays: Memo<Vec<Play>>,
    choice: RwSignal<Choice>,
    /// The marker that was touched although it cannot be called.
    refused: RwSignal<Option<u8>>,
    /// Who sits nearest: the viewer, or the first seat if the viewer only looks on.
    near: Memo<Seat>,
    /// What was called last.
    reveal: Memo<Option<Reveal>>,
    /// The one that was seen to its end, and by whom: whoever is handed the device sees it again.
    ended: RwSignal<Option<(Reveal, Seat)>>,
    is_showing: Memo<bool>,
}

impl Night {
    fn new(seen: Seen) -> Night {
        let view = seen.view::<MooMooToretore>();
        let plays = memo(move || seen.moves().iter().filter_map(|mv| play(mv)).collect());
        let (choice, refused) = (RwSignal::new(Choice::default()), RwSignal::new(None));
        let near = memo(move || view.read().you.unwrap_or(Seat(0)));
        // What was half chosen is forgotten when the game goes on.
        Effect::new(move |_| {
            view.track();
            choice.set(Choice::default());
        });
        Effect::new(move |_| {
            choice.track();
            refused.set(None);
        });
        let (reveal, ended) = (Reveal::last(seen, view), RwSignal::new(None));
        let is_showing = memo(move || {
            let now = reveal.get().map(|reveal| (reveal, near.get()));
            now.is_some() && now != ended.get()
        });
        let shown = memo(move || match reveal.get() {
            Some(reveal) if is_showing.get() => reveal.before,
            _ => view.get(),
        });
        Night { seen, view, shown, plays, choice, refused, near, reveal, ended, is_showing }
    }

    /// The reveal has been seen by whoever looks.
    fn end_reveal(self) {
        if self.is_showing.get_untracked() {
            let seen = self.reveal.get_untracked().map(|reveal| (reveal, self.near.get_untracked()));
            self.ended.set(seen);
        }
    }

    /// What is waited for.
    fn phase(self) -> Phase {
        self.view.read().phase
    }

    /// What can be seen of a player.
    fn player(self, seat: Seat) -> Memo<PlayerView> {
        memo(move || self.view.read().players[seat.idx()].clone())
    }

    /// Whether a seat is asked.
    fn is_asked(self, seat: Seat) -> bool {
        self.seen.game.get().asked.contains(seat)
    }

    /// Whether it is for the viewer to lay cards, even if that is already under way.
    fn is_laying(self) -> bool {
        self.seen.is_asked() && matches!(self.phase(), Phase::Lay { .. })
    }

    /// Whether the viewer may do this, even if it is already under way.
    fn is_legal(self, mv: &str) -> bool {
        self.seen.game.get().moves.iter().any(|legal| legal == mv)
    }

    /// How many cards everybody lays.
    fn stars(self) -> usize {
        stars(&self.view.read())
    }

    /// The numbers that the chosen cards and chips form, once there are enough cards.
    fn called(self) -> Vec<u8> {
        let choice = self.choice.read();
        if choice.len() == self.stars() { choice.forms(&self.view.read().open) } else { Vec::new() }
    }

    /// What the hint would have the viewer lay.
    fn hinted(self) -> Option<Play> {
        play(&self.seen.hinted.get()?)
    }
}

/// How many cards everybody lays in this round.
fn stars(view: &View) -> usize {
    let counts = matches!(view.phase, Phase::Lay { .. } | Phase::Announce);
    view.stars.filter(|_| counts).map_or(0, usize::from)
}

/// The play that a move in notation is.
fn play(mv: &str) -> Option<Play> {
    match mv.parse() {
        Ok(Move::Lay(play)) => Some(play),
        _ => None,
    }
}

/// The colours of the saucers, by seat; each has a sign that goes with it.
const COLOURS: [(Tint, &str); 5] = [
    (Tint::Blue, "barn-sign-blue"),
    (Tint::Orange, "barn-sign-orange"),
    (Tint::Green, "barn-sign-green"),
    (Tint::Purple, "barn-sign-purple"),
    (Tint::Red, "barn-sign-red"),
];

/// The class of a seat's colour.
fn tint(seat: Seat) -> &'static str {
    tint_class(COLOURS[seat.idx()].0)
}

/// The name of whoever has a seat, with its sign for eyes that do not tell colours apart.
fn name_tag(night: Night, seat: Seat) -> AnyView {
    view! {
        <b class="moo-name">
            <Picture of=COLOURS[seat.idx()].1.to_owned() class="moo-sign" />
            <span>{move || night.seen.name(seat)}</span>
        </b>
    }
    .into_any()
}
