//! How the end of a game comes onto the screen: the last move is seen and held, and then there is the result.

use board::{Memo, RwSignal, memo};
use gloo_timers::callback::Timeout;
use leptos::ev;
use leptos::prelude::*;

use crate::browser::{is_calm, is_showing, now_ms};
use crate::model::TableModel;
use crate::settings::Pace;

/// How long the board is left alone after the last move, and how often one looks whether it still shows something.
const HELD_MS: u32 = 1_500;
const LOOK_AGAIN_MS: u32 = 150;

/// Who touches the board sooner than this has not touched it to go on: it was the last move itself.
const TOUCHED_MS: u64 = 300;

/// Where the end of a game stands.
#[derive(Clone, Copy)]
pub(crate) struct Ending {
    /// Whether the result lies over the board, once there is one.
    pub(crate) open: RwSignal<bool>,
    /// Whether somebody here would like to play again: only they are taken to the next game.
    pub(crate) again: RwSignal<bool>,
    /// The number of the game whose board has been seen long enough.
    released: RwSignal<u32>,
    shown: Memo<Shown>,
    since_ms: StoredValue<u64>,
}

/// What is shown of the end.
#[derive(Clone, Copy, PartialEq, Default)]
struct Shown {
    /// The number of the game at its table, and whether it is over.
    number: u32,
    is_over: bool,
    /// Whether somebody here has seen it end, so that the board is held.
    is_live: bool,
    /// The number of the game whose result is shown.
    result: Option<u32>,
}

impl Shown {
    fn is_held(self) -> bool {
        self.is_over && self.result.is_none()
    }
}

impl Ending {
    pub(super) fn new(model: TableModel, over: Memo<bool>) -> Ending {
        let (open, again, released) = (RwSignal::new(true), RwSignal::new(false), RwSignal::new(0));
        let number = memo(move || model.table.get().map_or(0, |table| table.number));
        let shown = Memo::new(move |before: Option<&Shown>| {
            let (is_over, number) = (over.get(), number.get());
            let is_live = match before {
                Some(Shown { is_over: true, is_live, .. }) => *is_live,
                Some(_) => model.pace.get_untracked() != Pace::NoWaiting && !is_calm(),
                None => false,
            };
            let result = match before.and_then(|before| before.result) {
                _ if is_over => Some(number).filter(|number| !is_live || released.get() == *number),
                // Whoever has not asked for another game reads on.
                result => result.filter(|_| open.get() && !again.get()),
            };
            Shown { number, is_over, is_live: is_live && is_over, result }
        });
        let (timer, since_ms) = (StoredValue::new_local(None::<Timeout>), StoredValue::new(0));
        Effect::new(move |before: Option<Shown>| {
            let now = shown.get();
            if now.is_held() && !before.is_some_and(Shown::is_held) {
                since_ms.set_value(now_ms());
                wait(now.number, released, timer, HELD_MS);
            }
            if !now.is_over && now.result.is_none() {
                open.set(true);
                again.set(false);
            }
            now
        });
        let ending = Ending { open, again, released, shown, since_ms };
        let keys = window_event_listener(ev::keydown, move |_| ending.go_on());
        on_cleanup(move || keys.remove());
        ending
    }

    /// The number of the game whose result is shown, at its table.
    pub(crate) fn result(self) -> Option<u32> {
        self.shown.get().result
    }

    /// Whether a game has ended here a moment ago: its end is celebrated.
    pub(crate) fn is_live(self) -> bool {
        self.shown.get_untracked().is_live
    }

    /// Whether the game is over.
    pub(super) fn is_over(self) -> bool {
        self.shown.get().is_over
    }

    /// Whether the result lies over the board.
    pub(super) fn covers(self) -> bool {
        self.result().is_some() && self.open.get()
    }

    /// Somebody has seen enough of the board.
    pub(super) fn go_on(self) {
        let shown = untrack(|| self.shown.get());
        if shown.is_held() && now_ms().saturating_sub(self.since_ms.get_value()) > TOUCHED_MS {
            self.released.set(shown.number);
        }
    }
}

/// Ends the hold after a while, and not before the board has shown all it has to show.
fn wait(number: u32, released: RwSignal<u32>, timer: StoredValue<Option<Timeout>, LocalStorage>, ms: u32) {
    let next = Timeout::new(ms, move || {
        if is_showing() {
            wait(number, released, timer, LOOK_AGAIN_MS);
        } else {
            released.try_set(number);
        }
    });
    _ = timer.try_update_value(|timer| *timer = Some(next));
}
