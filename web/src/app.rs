//! The page as a whole: what every screen may use, and which screen it is.

use board::part;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::route::{self, Route};
use crate::screen;
use crate::settings::Settings;
use crate::words::Words;
use crate::worker::Workers;

/// The workers, where every screen finds them.
#[derive(Clone, Copy)]
pub(crate) struct House {
    workers: StoredValue<Workers, LocalStorage>,
}

impl House {
    pub(crate) fn workers(self) -> Workers {
        self.workers.get_value()
    }
}

/// The house this screen is in.
pub(crate) fn house() -> House {
    expect_context()
}

/// The page.
pub(crate) fn app(module: JsValue, worker: String) -> AnyView {
    let settings = Settings::remembered();
    provide_context(settings);
    provide_context(Words::new(settings));
    provide_context(House { workers: StoredValue::new_local(Workers::new(&module, &worker)) });
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
