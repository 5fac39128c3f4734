//! Where in the hall somebody is: the part of the address after `#`, which is never sent to a server.

use board::RwSignal;
use wasm_bindgen::prelude::*;

use crate::browser::the_window;

/// Where in the hall somebody is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// The five games.
    Hall,
    /// Who shall play this game, and where.
    New(String, Mode),
    /// This game at once, as it was played last.
    Play(String),
    /// A game on this device.
    Game(String),
    /// A table in the hall, with the secrets of the seats that are held here; a spectator holds none.
    Table(String, Vec<String>),
    /// A lesson.
    Learn(String),
    /// The rulebook.
    Rules(String),
    /// A finished game, step by step.
    Replay(String),
    /// A finished game that somebody sent, packed.
    Shared(String),
}

/// How a new game is meant to be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// One person against bots.
    Bots,
    /// Several people round one device.
    Device,
    /// With people elsewhere.
    Invite,
    /// Bots among themselves.
    Watch,
}

impl Mode {
    const ALL: [(Mode, &'static str); 4] =
        [(Mode::Bots, "bots"), (Mode::Device, "device"), (Mode::Invite, "invite"), (Mode::Watch, "watch")];
}

impl Route {
    /// Reads what stands after `#`. What leads nowhere leads to the hall.
    pub(crate) fn read(fragment: &str) -> Route {
        let fragment = fragment.trim_start_matches('#').trim_matches('/');
        let parts: Vec<&str> = fragment.split('/').collect();
        match parts.as_slice() {
            ["new", game, mode] => {
                let mode =
                    Mode::ALL.iter().find(|(_, name)| name == mode).map_or(Mode::Bots, |(mode, _)| *mode);
                Route::New((*game).to_owned(), mode)
            }
            ["play", game] => Route::Play((*game).to_owned()),
            ["game", id] => Route::Game((*id).to_owned()),
            ["table", id, secrets @ ..] => {
                Route::Table((*id).to_owned(), secrets.iter().map(|secret| (*secret).to_owned()).collect())
            }
            ["learn", game] => Route::Learn((*game).to_owned()),
            ["rules", game] => Route::Rules((*game).to_owned()),
            ["replay", id] => Route::Replay((*id).to_owned()),
            ["shared", packed] => Route::Shared((*packed).to_owned()),
            _ => Route::Hall,
        }
    }

    /// The link that leads here, from the page's own address on.
    pub(crate) fn link(&self) -> String {
        match self {
            Route::Hall => "#/".to_owned(),
            Route::New(game, mode) => {
                let name = Mode::ALL.iter().find(|(one, _)| one == mode).map_or("bots", |(_, name)| name);
                format!("#/new/{game}/{name}")
            }
            Route::Play(game) => format!("#/play/{game}"),
            Route::Game(id) => format!("#/game/{id}"),
            Route::Table(id, secrets) if secrets.is_empty() => format!("#/table/{id}"),
            Route::Table(id, secrets) => format!("#/table/{id}/{}", secrets.join("/")),
            Route::Learn(game) => format!("#/learn/{game}"),
            Route::Rules(game) => format!("#/rules/{game}"),
            Route::Replay(id) => format!("#/replay/{id}"),
            Route::Shared(packed) => format!("#/shared/{packed}"),
        }
    }

    /// Goes there. What only leads on is not come back to: another game would begin.
    pub(crate) fn go(&self) {
        let location = the_window().location();
        let here = Route::read(&location.hash().unwrap_or_default());
        let leads_on = matches!(here, Route::Play(_) | Route::Learn(_));
        _ = if leads_on { location.replace(&self.link()) } else { location.set_hash(&self.link()) };
    }

    /// Says in the address how one comes back to the table one is at. Whoever is on their way elsewhere goes on.
    pub(crate) fn stay(&self) {
        let window = the_window();
        let here = Route::read(&window.location().hash().unwrap_or_default());
        let is_there =
            matches!((&here, self), (Route::Table(here, _), Route::Table(table, _)) if here == table);
        if let Ok(history) = window.history()
            && is_there
            && here != *self
        {
            _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&self.link()));
        }
    }
}

/// The whole address of a place in this hall.
pub(crate) fn address_of(route: &Route) -> String {
    let location = the_window().location();
    let (origin, path) = (location.origin().unwrap_or_default(), location.pathname().unwrap_or_default());
    format!("{origin}{path}{}", route.link())
}

/// Where somebody is, as it changes.
pub(crate) fn current() -> RwSignal<Route> {
    let read = || Route::read(&the_window().location().hash().unwrap_or_default());
    let route = RwSignal::new(read());
    let changed = Closure::<dyn Fn()>::new(move || {
        route.set(read());
        the_window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    the_window().set_onhashchange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
    route
}
