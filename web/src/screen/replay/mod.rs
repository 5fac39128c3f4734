//! A finished game: counted, step by step, looked back on, its luck checked, and handed out as a file.

mod record;
mod review;
mod what_if;

use std::sync::Arc;

use board::{ByPointer, CheckedGame, CollectView, RwSignal, Seen, Signal, hear, live, memo, part};
use engine::{AnyGame, Facts, Record, Seat, Viewer};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use table::log::Entry;
use table::wire::{GameState, Json};
use wasm_bindgen_futures::spawn_local;

use super::playback::Playback;
use super::share::share_game;
use super::{icon_button, keys, panel, result, seats, top};
use crate::pack;
use crate::route::Route;
use crate::settings::{Pace, Settings};
use crate::storage::{self, SavedGame};
use crate::transport::in_hall;
use crate::words::{t, words};
use record::{keep_it, luck};
use review::looking_back;
use what_if::what_if;

/// A game that was kept on this device, and its log.
type SavedHere = Arc<(SavedGame, Vec<Entry>)>;

/// A finished game, from this device or from the hall.
pub(crate) fn replay(id: String) -> AnyView {
    let record = RwSignal::new(None::<Result<Arc<Record>, String>>);
    let here = RwSignal::new(None::<SavedHere>);
    let table = id.clone();
    spawn_local(async move {
        let found = match storage::saved_game(&id).await {
            Ok(Some((kept, log))) => {
                here.try_set(Some(Arc::new((kept, log.clone()))));
                let table = table::Table::replay(&log, 0).map_err(|problem| problem.to_string());
                table.and_then(|(table, _)| table.record().ok_or_else(|| "refused-not-over".to_owned()))
            }
            _ => in_hall::record(&id).await,
        };
        record.try_set(Some(found.map(Arc::new)));
    });
    once_found(record, here, Some(table))
}

/// A finished game that somebody sent.
pub(crate) fn shared(packed: String) -> AnyView {
    let record = RwSignal::new(None);
    spawn_local(async move {
        let found = pack::unpack(&packed).await.filter(|record| games::replay(record).is_ok());
        record.try_set(Some(found.map(Arc::new).ok_or_else(|| "link-damaged".to_owned())));
    });
    once_found(record, RwSignal::new(None), None)
}

fn once_found(
    record: RwSignal<Option<Result<Arc<Record>, String>>>,
    here: RwSignal<Option<SavedHere>>,
    table: Option<String>,
) -> AnyView {
    let inside = move || match record.get() {
        None => view! { <p class="loading">{t("loading")}</p> }.into_any(),
        Some(Err(why)) => super::game::lost(why),
        Some(Ok(record)) => match (games::replay(&record), games::facts(&record.game)) {
            (Ok(game), Ok(facts)) => steps(&record, (here.get_untracked(), table.clone()), game, facts),
            _ => super::game::lost("record-unreadable".to_owned()),
        },
    };
    part(inside)
}

fn steps(
    record: &Arc<Record>,
    (here, table): (Option<SavedHere>, Option<String>),
    game: Box<dyn AnyGame>,
    facts: &'static Facts,
) -> AnyView {
    let words = words();
    let names = record.seats.iter().enumerate().map(|(at, seat)| seats::kept_name(&seat.name, at));
    let names: Vec<String> = names.collect();
    let (length, count_of_seats) = (game.len(), game.seats());
    let game = StoredValue::new_local(game);
    let at = RwSignal::new(length);
    let looking_as = RwSignal::new(Seat(0));
    let told = memo(move || {
        let viewer = Viewer::Seat(looking_as.get());
        ByPointer(Arc::new(game.with_value(|game| game.told(viewer, 0))))
    });
    let shown = memo(move || {
        let viewer = Viewer::Seat(looking_as.get());
        game.with_value(|game| game_at(&**game, at.get(), viewer))
    });
    let book = {
        let names = names.clone();
        memo(move || ByPointer(words.of_game(facts, names.clone())))
    };
    let seen = Seen {
        game: Signal::derive(move || shown.get()),
        you: Signal::derive(move || Some(looking_as.get())),
        book: Signal::derive(move || book.get().0),
        told: Signal::derive(move || {
            Arc::new(told.get().0.get(at.get().wrapping_sub(1)).cloned().into_iter().collect())
        }),
        hinted: Signal::derive(|| None),
        waiting: Signal::derive(|| true),
        play: Callback::new(|_| ()),
    };
    let line = move || {
        let told = told.get();
        let line = told.0.get(at.get().wrapping_sub(1))?;
        Some(panel::line(seen, line))
    };
    let viewers = (0..count_of_seats).map(Seat).zip(names).map(|(seat, name)| {
        view! { <option value=seat.0.to_string() selected=move || looking_as.get() == seat>{name}</option> }
    });
    let choose = move |event| {
        if let Ok(seat) = event_target_value(&event).parse() {
            looking_as.set(Seat(seat));
        }
    };
    let back = move || at.update(|at| *at = at.saturating_sub(1));
    let board = boards::board_of(facts.id);
    let end = record.result.clone();
    let count = move || {
        let end = end.as_ref().filter(|_| at.get() == length)?;
        Some(untrack(|| result::count(seen, facts.id, end)))
    };
    // What was played here has no table any more.
    let table = table.filter(|_| here.is_none());
    let settings: Settings = expect_context();
    let player = runs_by_itself(at, length, settings.watch_pace);
    keys::listen(move |key| match key {
        "," => back(),
        key => player.press(key, settings),
    });
    view! {
        {top()}
        <div
            class=format!("table replay game-{}", facts.id)
            class:at-once=move || settings.watch_pace.get() == Pace::NoWaiting
        >
            <h1 class="for-ears">{facts.title}</h1>
            <main class="board-place">{board(seen)}</main>
            <section class="asks">
                <p class="question" aria-live="polite">{live(line)}</p>
                <div class="stepper">
                    {icon_button("barn-icon-step-back", "step-back", back)}
                    <input
                        type="range"
                        min="0"
                        max=length
                        aria-label=t("step")
                        prop:value=move || at.get().to_string()
                        on:input=hear(move |event| at.set(event_target_value(&event).parse().unwrap_or(length)))
                    />
                    {player.buttons()}
                </div>
            </section>
            <aside class="panel">
                {part(count)}
                <label>
                    <span>{t("seen-by")}</span>
                    <select on:change=hear(choose)>{viewers.collect_view()}</select>
                </label>
                {looking_back(record, game, seen, at, length)}
                {here.map(|kept| what_if(kept, at, length))}
                {luck(record)}
                {share_game(RwSignal::new(Some(Arc::clone(record))))}
                {keep_it(record)}
                {table.map(|table| view! { <a class="button" href=back_to(table).link()>{t("to-the-table")}</a> })}
                <a class="button" href=Route::Hall.link()>{t("to-the-hall")}</a>
            </aside>
        </div>
    }
    .into_any()
}

/// The table where a game was played, with the seats that are held here.
fn back_to(table: String) -> Route {
    let visit = storage::visited().into_iter().find(|visit| visit.id == table);
    Route::Table(table, visit.map(|visit| visit.secrets).unwrap_or_default())
}

/// Goes on step by step at the viewer's pace, from the beginning if it has come to the end.
fn runs_by_itself(at: RwSignal<usize>, length: usize, pace: RwSignal<Pace>) -> Playback {
    let running = RwSignal::new(false);
    let on = move || at.update(|at| *at = (*at + 1).min(length));
    let timer = StoredValue::new_local(None::<Timeout>);
    Effect::new(move |_| {
        let (runs, is_over, wait) = (running.get(), at.get() >= length, pace.get().reading_ms(1).max(150));
        let next = (runs && !is_over).then(|| Timeout::new(wait as u32, on));
        timer.set_value(next);
        if runs && is_over {
            running.set(false);
        }
    });
    let run = move |runs: bool| {
        if runs && at.get_untracked() >= length {
            at.set(0);
        }
        running.set(runs);
    };
    let step = move |()| {
        running.set(false);
        on();
    };
    Playback { runs: running.into(), run: Callback::new(run), step: Callback::new(step) }
}

/// What a viewer saw after so many steps.
fn game_at(game: &dyn AnyGame, at: usize, viewer: Viewer) -> CheckedGame {
    let game = game.until(at);
    let state = GameState {
        steps: at as u32,
        view: Json::of_view(&*game, viewer),
        asked: game.turn().seats(),
        version: None,
        moves: Vec::new(),
        words: None,
        scene: Some(game.scene(viewer)),
        result: game.outcome().as_ref().map(Into::into),
    };
    CheckedGame::new(state, game.known_to(viewer))
}
