//! Things that move from place to place, so that eyes can follow what a step has done.
//!
//! A board marks its places with `data-at` and puts a [`layer`] over itself. When the game goes on, it says which things
//! went where: a list of [`Leg`]s. Before the board is drawn anew, what leaves is copied; afterwards the copies fly over
//! the board, and what arrives is shown when it has arrived. Meanwhile the board has the attribute `data-moving`. It is
//! always as the game is: whoever touches it or presses a key ends all motion at once, and who wants no motion is shown
//! none.

mod flight;
mod frames;
mod leg;

use std::cell::RefCell;
use std::sync::Mutex;
use std::time::Duration;

use engine::Told;
use leptos::ev;
use leptos::prelude::*;
use leptos::reactive::effect::ImmediateEffect;
use web_sys::{Document, Element};

use crate::{CheckedGame, Seen};
use flight::Flight;
pub use leg::{Leg, Manner};

/// What a board has while something on it moves.
const MOVING: &str = "data-moving";

thread_local! {
    /// What is on its way, and until when.
    static UNDER_WAY: RefCell<UnderWay> = RefCell::new(UnderWay::default());
}

#[derive(Default)]
struct UnderWay {
    flights: Vec<Flight>,
    until_ms: f64,
    /// Tells the timers of one step from those of the next.
    step: u32,
}

/// The layer that things fly on. It is the last part of a board.
pub fn layer() -> AnyView {
    view! { <div class="motion-layer" aria-hidden="true"></div> }.into_any()
}

/// Shows how each step of a game leads from what was seen to what is seen now.
pub fn follow(
    seen: Seen,
    legs: impl Fn(&CheckedGame, &CheckedGame, &[Told]) -> Vec<Leg> + Send + Sync + 'static,
) {
    follow_boxed(seen, Box::new(legs));
}

type Legs = Box<dyn Fn(&CheckedGame, &CheckedGame, &[Told]) -> Vec<Leg> + Send + Sync>;

fn follow_boxed(seen: Seen, legs: Legs) {
    let last = Mutex::new(None);
    // It runs as soon as there is another game, before anything is drawn.
    ImmediateEffect::new_scoped(move || {
        let now = (seen.game.get(), seen.you.get_untracked());
        let Ok(mut last) = last.lock() else { return };
        let Some((before, looked)) = last.replace(now.clone()) else { return };
        let (game, you) = now;
        if before.steps == game.steps {
            return;
        }
        end();
        let told = seen.told.get_untracked();
        // Otherwise somebody came late, took something back or was handed the device.
        let is_next = looked == you && before.steps + told.len() as u32 == game.steps;
        if is_next && !is_calm() {
            begin(untrack(|| legs(&before, &game, &told)));
        }
    });
    let touch = window_event_listener(ev::pointerdown, |_| end());
    let key = window_event_listener(ev::keydown, |_| end());
    on_cleanup(move || {
        touch.remove();
        key.remove();
        end();
    });
}

/// For how many milliseconds things are still on their way.
pub fn left_ms() -> u64 {
    UNDER_WAY.with_borrow(|all| (all.until_ms - now_ms()).max(0.0) as u64)
}

/// Ends all motion: everything is where it is.
pub fn end() {
    let flights = UNDER_WAY.with_borrow_mut(|all| {
        all.until_ms = 0.0;
        all.step += 1;
        std::mem::take(&mut all.flights)
    });
    if flights.is_empty() {
        return;
    }
    flights.into_iter().for_each(Flight::end);
    if let Some(board) = board() {
        _ = board.remove_attribute(MOVING);
    }
}

/// Copies what is about to leave, and lets it fly once the board is drawn.
fn begin(legs: Vec<Leg>) {
    let Some(board) = board() else { return };
    let flights: Vec<Flight> = legs.into_iter().filter_map(|leg| Flight::prepare(leg, &board)).collect();
    let lasts = flights.iter().map(Flight::ends_ms).max().unwrap_or(0);
    if lasts == 0 {
        return;
    }
    _ = board.set_attribute(MOVING, "");
    let step = UNDER_WAY.with_borrow_mut(|all| {
        (all.flights, all.until_ms) = (flights, now_ms() + f64::from(lasts));
        all.step
    });
    request_animation_frame(move || start(step, lasts));
}

fn start(step: u32, lasts: u32) {
    UNDER_WAY.with_borrow_mut(|all| {
        let Some(board) = board().filter(|_| all.step == step) else { return };
        all.until_ms = now_ms() + f64::from(lasts);
        // Everything is measured before anything is changed.
        all.flights.iter_mut().for_each(|flight| flight.measure(&board));
        all.flights.iter_mut().for_each(|flight| flight.start(&board));
        let over = move || {
            if UNDER_WAY.with_borrow(|all| all.step == step) {
                end();
            }
        };
        set_timeout(over, Duration::from_millis(lasts.into()));
    });
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// The board that has a layer.
fn board() -> Option<Element> {
    document()?.query_selector(".motion-layer").ok()??.parent_element()
}

/// Whether whoever looks wants no motion, or no waiting.
fn is_calm() -> bool {
    let reduced = web_sys::window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten())
        .is_none_or(|query| query.matches());
    reduced || board().is_none_or(|board| board.closest(".at-once").ok().flatten().is_some())
}

fn now_ms() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}
