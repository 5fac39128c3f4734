//! What there is to look at.

mod choices;
pub(crate) mod coach;
mod curve;
pub(crate) mod game;
pub(crate) mod hall;
pub(crate) mod keys;
pub(crate) mod lobby;
pub(crate) mod menu;
pub(crate) mod new_game;
pub(crate) mod panel;
pub(crate) mod playback;
pub(crate) mod replay;
pub(crate) mod requests;
pub(crate) mod result;
pub(crate) mod rules;
mod scroll;
pub(crate) mod seats;
pub(crate) mod settings;
mod share;

use std::time::Duration;

use board::{Picture, RwSignal, part};
use leptos::prelude::*;

use crate::browser::open_dialog;
use crate::route::Route;
use crate::words::t;

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
                <span>"Barnyard"</span>
            </a>
            {icon_button("barn-icon-settings", "settings", || open_dialog("settings"))}
        </header>
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
