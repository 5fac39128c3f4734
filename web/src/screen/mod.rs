//! What there is to look at.

pub(crate) mod bots;
mod choices;
pub(crate) mod coach;
mod curve;
pub(crate) mod drill;
pub(crate) mod game;
pub(crate) mod hall;
pub(crate) mod keys;
pub(crate) mod lobby;
pub(crate) mod luck;
pub(crate) mod menu;
mod my_games;
pub(crate) mod new_game;
pub(crate) mod panel;
pub(crate) mod playback;
mod podium;
pub(crate) mod replay;
pub(crate) mod requests;
pub(crate) mod result;
pub(crate) mod rules;
mod scroll;
pub(crate) mod seats;
pub(crate) mod settings;
mod share;
pub(crate) mod today;
pub(crate) mod turns;

use std::time::Duration;

use board::{Picture, RwSignal, part};
use leptos::prelude::*;

use crate::browser::open_dialog;
use crate::route::Route;
use crate::settings::Settings;
use crate::words::{t, words};

/// A button with a picture, and its name for ears and for those who hover.
pub(crate) fn icon_button(
    picture: &'static str,
    name: &'static str,
    act: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    let text = t(name);
    view! {
        <button class="icon-button" title=text aria-label=text on:click=board::act(act)>
            <Picture of=picture.to_owned() />
        </button>
    }
    .into_any()
}

/// What stands at the top of every screen but the games': the way home, and the settings.
pub(crate) fn top() -> AnyView {
    view! {
        <header class="top">
            <a class="home" href=Route::Hall.link()>
                <Picture of="barn-logo".to_owned() />
                <span lang="en">"Barnyard"</span>
            </a>
            <span class="top-right">
                {part(you)}
                {icon_button("barn-icon-settings", "settings", || open_dialog("settings"))}
            </span>
        </header>
    }
    .into_any()
}

/// The viewer's own face and name, which can be changed.
fn you() -> AnyView {
    let settings: Settings = expect_context();
    let (words, name) = (words(), settings.name.get());
    let looks = seats::face_of((settings.animal.get(), settings.colour.get()));
    let about = words.say("your-face");
    // Whoever tells a computer what to press says what they read.
    let label = if name.is_empty() { about } else { format!("{name}: {about}") };
    view! {
        <button class="plain-button you-button" aria-label=label on:click=board::act(|| open_dialog("settings"))>
            {looks}
            <span>{name}</span>
        </button>
    }
    .into_any()
}

/// Draws what is not needed at first sight a moment later. A screen that is drawn at once keeps a slow phone from
/// doing anything else.
pub(crate) fn soon(draw: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    let due = RwSignal::new(false);
    // Should nobody look any more, there is nothing to do.
    set_timeout(move || due.try_set(true), Duration::ZERO);
    part(move || due.get().then(&draw))
}
