//! The board of Goat 'n' Goat: three ranges of mountains, the paths up to them, the display and the hand.
//!
//! Each part of the table is a file. All are drawn from a [`Meadow`]; the only thing kept here is the
//! [`Choice`](choice::Choice) of cards that is not confirmed yet.

#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

mod card;
mod choice;
mod display;
mod hand;
mod mountains;
mod others;
mod paths;
mod score;
mod tray;

use board::{CollectView, Memo, RwSignal, Seen, memo, tint_class};
use choice::Choice;
use engine::Seat;
use games::goat_n_goat::{Colour, GoatNGoat, Goats, Phase, PlayerView, View, flock_size};
use leptos::prelude::*;

/// Draws the game.
pub fn board(seen: Seen) -> AnyView {
    let meadow = Meadow::new(seen);
    let lanes = Colour::ALL.map(|colour| lane(meadow, colour)).collect_view();
    view! {
        <div class="gng">
            <div class="gng-table">
                {others::others(meadow)}
                <div class="gng-lanes">{lanes}</div>
                {display::display(meadow)}
                <div class="gng-near">
                    {score::shelf(meadow)}
                    {hand::hand(meadow)}
                    {tray::tray(meadow)}
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// What one colour is about: its mountains, and the near player's path that leads up to them.
fn lane(meadow: Meadow, colour: Colour) -> AnyView {
    view! {
        <section class=format!("gng-lane {}", tint_class(colour.tint()))>
            {mountains::range(meadow, colour)}
            {paths::path(meadow, colour)}
        </section>
    }
    .into_any()
}

/// What every part of the board is drawn from.
#[derive(Clone, Copy)]
pub(crate) struct Meadow {
    seen: Seen,
    view: Memo<View>,
    choice: RwSignal<Choice>,
    /// Who sits nearest: the viewer, or the first seat if the viewer only looks on.
    near: Memo<Seat>,
    /// The near player as things lie.
    now: Memo<PlayerView>,
    /// The near player as they would be if the chosen cards were played.
    then: Memo<PlayerView>,
}

impl Meadow {
    fn new(seen: Seen) -> Meadow {
        let view = seen.view::<GoatNGoat>();
        let choice = RwSignal::new(Choice::default());
        let near = memo(move || view.read().you.unwrap_or(Seat(0)));
        let now = memo(move || view.read().players[near.get().idx()].clone());
        let then = memo(move || {
            let now = now.get();
            // A choice may outlive its hand for a moment, until the effect below has cleared it.
            let play = choice.read().play().filter(|play| {
                play.goats().all(|(goat, count)| now.hand.is_some_and(|hand| hand.count(goat) >= count))
            });
            play.map_or_else(|| now.clone(), |play| now.after(play))
        });
        // What was half chosen is forgotten when the game goes on.
        Effect::new(move |_| {
            view.track();
            choice.set(Choice::default());
        });
        Meadow { seen, view, choice, near, now, then }
    }

    /// What is waited for.
    fn phase(self) -> Phase {
        self.view.read().phase
    }

    /// Whether the viewer is to play cards now.
    fn is_playing(self) -> bool {
        self.seen.is_asked() && !self.seen.waiting.get() && self.phase() == Phase::Play
    }

    /// Whether the deck is used up and nobody draws any more.
    fn is_ending(self) -> bool {
        self.view.read().last_turns.is_some()
    }

    /// How many goats the near player has on a path now, and would have with the chosen cards.
    fn flock_sizes(self, colour: Colour) -> (u8, u8) {
        let size = |player: &PlayerView| flock_size(&player.flocks, colour);
        (size(&self.now.read()), size(&self.then.read()))
    }

    /// What touching something says to the ears: what it is and, if that is allowed, what it does.
    fn label(self, name: &engine::Phrase, mv: &str) -> String {
        let name = self.seen.say(name);
        match self.seen.words(mv).filter(|_| self.seen.may(mv)) {
            Some(words) => format!("{name}: {words}"),
            None => name,
        }
    }
}

/// The cards of one colour, lowest first, each with its number among its equals.
fn of_colour(goats: &Goats, colour: Colour) -> Vec<choice::Card> {
    choice::cards(goats).filter(|card| card.goat.colour() == colour).collect()
}
