//! A finished game: counted, step by step, looked back on, its luck checked, and handed out as a file.

use std::sync::Arc;

use board::{CollectView, Picture, RwSignal, Seen, Show, Signal, act, hear, live, memo, part};
use engine::{AnyGame, Facts, Phrase, Record, Seat, Told, Viewer};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use table::log::{Entry, Fact};
use table::wire::{GameState, Json};
use wasm_bindgen_futures::spawn_local;

use super::player::Player;
use super::share::share_game;
use super::{curve, icon_button, keys, panel, result, seats, top};
use crate::app::house;
use crate::browser::{now_ms, random_bytes, random_name, save_file};
use crate::drive::online;
use crate::keep::{self, Kept};
use crate::pack;
use crate::route::Route;
use crate::settings::{Pace, Settings};
use crate::words::{Shared, t, words};
use thinker::{Decision, Job, Thought};

/// A game that was kept on this device, and its log.
type Here = Arc<(Kept, Vec<Entry>)>;

/// A finished game, from this device or from the hall.
pub(crate) fn replay(id: String) -> AnyView {
    let record = RwSignal::new(None::<Result<Arc<Record>, String>>);
    let here = RwSignal::new(None::<Here>);
    let table = id.clone();
    spawn_local(async move {
        let found = match keep::game(&id).await {
            Ok(Some((kept, log))) => {
                here.try_set(Some(Arc::new((kept, log.clone()))));
                let table = table::Table::replay(&log, 0).map_err(|problem| problem.to_string());
                table.and_then(|(table, _)| table.record().ok_or_else(|| "refused-not-over".to_owned()))
            }
            _ => online::record(&id).await,
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
    here: RwSignal<Option<Here>>,
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
    (here, table): (Option<Here>, Option<String>),
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
        Story(Arc::new(game.with_value(|game| game.told(viewer, 0))))
    });
    let shown = memo(move || {
        let viewer = Viewer::Seat(looking_as.get());
        Shown(Arc::new(game.with_value(|game| state_at(&**game, at.get(), viewer))))
    });
    let book = {
        let names = names.clone();
        memo(move || Shared(words.of_game(facts, names.clone())))
    };
    let seen = Seen {
        game: Signal::derive(move || shown.get().0),
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
    let visit = keep::visited().into_iter().find(|visit| visit.id == table);
    Route::Table(table, visit.map(|visit| visit.secrets).unwrap_or_default())
}

/// Goes on step by step at the viewer's pace, from the beginning if it has come to the end.
fn runs_by_itself(at: RwSignal<usize>, length: usize, pace: RwSignal<Pace>) -> Player {
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
    Player { runs: running.into(), run: Callback::new(run), step: Callback::new(step) }
}

/// A game's state that signals can compare, and a story that they can.
#[derive(Clone)]
struct Shown(Arc<GameState>);
#[derive(Clone)]
struct Story(Arc<Vec<Told>>);

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl PartialEq for Story {
    fn eq(&self, other: &Story) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// What a viewer saw after so many steps.
fn state_at(game: &dyn AnyGame, at: usize, viewer: Viewer) -> GameState {
    let game = game.until(at);
    GameState {
        steps: at as u32,
        view: Json::of_view(&*game, viewer),
        asked: game.turn().seats(),
        version: None,
        moves: Vec::new(),
        words: None,
        scene: Some(game.scene(viewer)),
        result: game.outcome().as_ref().map(Into::into),
    }
}

/// Where the game turned: the chances of everybody as a curve, and what would have been better.
fn looking_back(
    record: &Arc<Record>,
    game: StoredValue<Box<dyn AnyGame>, LocalStorage>,
    seen: Seen,
    at: RwSignal<usize>,
    length: usize,
) -> AnyView {
    let words = words();
    let found = RwSignal::new(None::<Vec<Decision>>);
    let thinking = RwSignal::new(false);
    let adviser = StoredValue::new_local(house().workers().adviser);
    let winners = record.result.as_ref().map(|end| end.winners).unwrap_or_default();
    let record = Arc::clone(record);
    let look = move || {
        thinking.set(true);
        let (adviser, record) = (adviser.get_value(), Box::new((*record).clone()));
        let luck = u64::from_le_bytes(random_bytes());
        spawn_local(async move {
            let thought = adviser.think(&Job::Review { record, seed: luck }).await;
            thinking.try_set(false);
            if let Some(Thought::Reviewed(decisions)) = thought {
                found.try_set(Some(decisions));
            }
        });
    };
    let turning = move |(number, decision): (usize, Decision)| {
        let (better, reason, loss) = decision.better?;
        let percent = (loss * 100.0).round() as u8;
        let describe = |mv: String| {
            let words = game.with_value(|game| game.until(decision.at).describe(decision.seat, &mv));
            words.map_or(mv, |phrase| seen.say(&phrase))
        };
        // Reasons speak to whoever decided.
        let reason = if seen.you.get() == Some(decision.seat) { seen.say(&reason) } else { String::new() };
        let phrase = Phrase::new("turning-line")
            .with("who", seen.name(decision.seat))
            .with("played", describe(decision.played))
            .with("better", describe(better))
            .with("reason", reason)
            .with("percent", percent);
        let (text, step) = (words.phrase(phrase), decision.at);
        Some(view! {
            <li><button class="choice" on:click=act(move || at.set(step))><b>{(number + 1).to_string()}</b>{text}</button></li>
        })
    };
    let shown = move || {
        let decisions = found.get()?;
        let curve = curve::curve(&decisions, winners, seen, at, length);
        let turned = decisions.into_iter().filter(Decision::is_turning).enumerate();
        let turned: Vec<_> = turned.filter_map(turning).collect();
        let none = turned.is_empty();
        Some(view! {
            {curve}
            <ol class="turning">{turned}</ol>
            {none.then(|| view! { <p>{words.say("no-turning")}</p> })}
        })
    };
    view! {
        <section class="looking-back">
            <button class="button main" disabled=thinking on:click=act(look)>
                <Picture of="barn-icon-hint".to_owned() />
                {move || words.say(if thinking.get() { "thinking" } else { "find-turning" })}
            </button>
            {part(shown)}
        </section>
    }
    .into_any()
}

/// The same game again up to this step, and from there on another one. Luck stays what it was.
fn what_if(kept: Here, at: RwSignal<usize>, length: usize) -> AnyView {
    let from = move |at: usize| prefix(&kept.1, at).map(|log| (kept.0.clone(), log));
    let can = {
        let from = from.clone();
        move || at.get() < length && from(at.get()).is_some()
    };
    let go = move || {
        let Some((mut game, log)) = from(at.get_untracked()) else { return };
        (game.id, game.over, game.last_ms) = (random_name::<8>(), false, now_ms());
        spawn_local(async move {
            if keep::keep_entries(&game.id, 0, &log).await.is_ok() && keep::keep_game(&game).await.is_ok() {
                Route::Game(game.id).go();
            }
        });
    };
    view! { <Show when=can><button class="button" on:click=act(go.clone())>{t("what-if")}</button></Show> }
        .into_any()
}

/// The log until so many steps were played; `None` if moves were taken back or it was not the first game, so that
/// steps and entries do not go together.
fn prefix(log: &[Entry], steps: usize) -> Option<Vec<Entry>> {
    let simple = log.iter().filter(|entry| matches!(entry.fact, Fact::Began {})).count() == 1
        && !log.iter().any(|entry| matches!(entry.fact, Fact::Undone { .. }));
    let is_step = |entry: &&Entry| matches!(entry.fact, Fact::Moved { .. } | Fact::Drawn { .. });
    let last = log.iter().enumerate().filter(|(_, entry)| is_step(entry)).nth(steps.checked_sub(1)?)?.0;
    simple.then(|| log[..=last].to_vec())
}

/// Checks every draw of the record against what was promised.
fn luck(record: &Arc<Record>) -> AnyView {
    let words = words();
    let undone = record.undone.iter().filter_map(|line| {
        let (at, from, to) = (line.seat.idx(), line.from, line.to);
        let name = record.seats.get(at)?.name.clone();
        let text = move || {
            let phrase = Phrase::new("taken-back-line").with("who", seats::kept_name(&name, at));
            words.phrase(phrase.with("from", from).with("to", to))
        };
        Some(view! { <p class="quiet">{live(text)}</p> })
    });
    let undone = undone.collect_view();
    let verdict = RwSignal::new(None::<Result<usize, String>>);
    let record = Arc::clone(record);
    let check = move || {
        let text = serde_json::to_vec(&*record).expect("records are plain data");
        let verified = table::verify(&text);
        verdict.set(Some(verified.map(|verified| verified.draws).map_err(|flaw| flaw.to_string())));
    };
    let line = move || {
        verdict.get().map(|verdict| match verdict {
            Ok(draws) => words.phrase(Phrase::new("luck-fine").with("draws", draws)),
            Err(flaw) => words.phrase(Phrase::new("luck-wrong").with("flaw", flaw)),
        })
    };
    view! {
        <section>
            <button class="button" on:click=act(check)>{t("check-luck")}</button>
            <p role="status">{live(line)}</p>
            {undone}
        </section>
    }
    .into_any()
}

fn keep_it(record: &Arc<Record>) -> AnyView {
    let record = Arc::clone(record);
    let save = move || {
        let text = serde_json::to_string_pretty(&*record).expect("records are plain data");
        save_file(&format!("{}.barn", record.game), &text);
    };
    view! {
        <button class="button" on:click=act(save)>
            <Picture of="barn-icon-download".to_owned() />
            {t("save-record")}
        </button>
    }
    .into_any()
}
