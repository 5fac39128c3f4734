//! The page as a whole: what every screen may use, and which screen it is.

use board::part;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::route::{self, Route};
use crate::screen;
use crate::settings::Settings;
use crate::words::Words;
use crate::worker::Workers;

/// What every screen may use.
#[derive(Clone, Copy)]
pub(crate) struct AppContext {
    workers: StoredValue<Workers, LocalStorage>,
}

impl AppContext {
    pub(crate) fn workers(self) -> Workers {
        self.workers.get_value()
    }
}

/// The context of the screen that asks.
pub(crate) fn app_context() -> AppContext {
    expect_context()
}

/// The page.
pub(crate) fn app(module: JsValue, worker: String) -> AnyView {
    let settings = Settings::remembered();
    provide_context(settings);
    provide_context(Words::new(settings));
    provide_context(AppContext { workers: StoredValue::new_local(Workers::new(&module, &worker)) });
    let route = route::current();
    let screen = move || match route.get() {
        Route::Hall => screen::hall::hall(),
        Route::New(game, mode) => screen::new_game::new_game(game, mode),
        Route::Play(game) => screen::game::play_now(&game),
        Route::Game(id) => screen::game::local(id),
        Route::Table(id, secrets) => screen::game::online(id, secrets),
        Route::Learn(game) => screen::game::lesson(game),
        Route::Rules(game) => screen::rules::rules(game),
        Route::Replay(id) => screen::replay::replay(id),
        Route::Shared(packed) => screen::replay::shared(packed),
    };
    view! {
        {part(screen)}
        {screen::soon(screen::settings::dialog)}
    }
    .into_any()
}
