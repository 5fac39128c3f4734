//! Who shall play, and how.

use board::{CollectView, RwSignal, Show, Signal, act, hear, live, part};
use engine::{Facts, Phrase};
use leptos::prelude::*;
use players::Level;
use serde_json::{Map, Value};
use table::TimeRule;
use wasm_bindgen_futures::spawn_local;

use super::choices::choices;
use super::top;
use crate::browser::local_storage;
use crate::plan::{Sitter, TablePlan};
use crate::route::{Mode, Route};
use crate::settings::Settings;
use crate::storage;
use crate::transport::on_device::OnDevice;
use crate::words::{t, words};

/// The screen on which a game is set up.
pub(crate) fn new_game(game: String, mode: Mode) -> AnyView {
    let Ok(facts) = games::facts(&game) else { return super::hall::hall() };
    view! {
        {top()}
        <main class="new-game">
            {super::hall::scene_picture(facts)}
            <h1>{facts.title}</h1>
            {form(facts, mode)}
        </main>
    }
    .into_any()
}

/// The seats one starts with: me and bots, everybody here, or everybody elsewhere.
fn usual_seats(facts: &Facts, mode: Mode, name: String) -> Vec<Sitter> {
    let words = words();
    let count = facts.seats.0.max(if mode == Mode::Bots { 2 } else { facts.seats.0 });
    let first = words.phrase(Phrase::new("player-number").with("number", 1));
    let me = if name.trim().is_empty() { first } else { name };
    let other = |number: u8| match mode {
        Mode::Bots | Mode::Watch => Sitter::Bot(Level::Medium),
        Mode::Device => Sitter::Here(words.phrase(Phrase::new("player-number").with("number", number))),
        Mode::Invite => Sitter::Elsewhere,
    };
    let first = if mode == Mode::Watch { other(1) } else { Sitter::Here(me) };
    std::iter::once(first).chain((1..count).map(|seat| other(seat + 1))).collect()
}

/// Where it is remembered who played this game last, and how.
fn memory(game: &str) -> String {
    format!("last-{game}")
}

/// Remembers one person's game against bots: the bots, and below them the variants.
fn remember(plan: &TablePlan) {
    let bots = plan.seats.iter().skip(1).map(|sitter| match sitter {
        Sitter::Bot(level) => Some(level.name()),
        _ => None,
    });
    if let (Some(bots), Some(storage)) = (bots.collect::<Option<Vec<_>>>(), local_storage()) {
        _ = storage.set_item(&memory(&plan.game), &format!("{}\n{}", bots.join(" "), plan.options));
    }
}

/// The bots and variants of last time, if this is how it was played.
fn last_time(facts: &Facts) -> Option<(Vec<Level>, Value)> {
    let text = local_storage()?.get_item(&memory(facts.id)).ok()??;
    let (bots, options) = text.split_once('\n')?;
    let level = |name: &str| Level::ALL.into_iter().find(|level| level.name() == name);
    let bots = bots.split(' ').map(level).collect::<Option<Vec<_>>>()?;
    let fits = (usize::from(facts.seats.0)..=usize::from(facts.seats.1)).contains(&(bots.len() + 1));
    Some((bots, small_json::read_json(options).ok()?)).filter(|_| fits)
}

/// A game against bots as it was played last time, or as one usually begins.
pub(crate) fn plan_of_last_time(facts: &Facts) -> TablePlan {
    let settings: Settings = expect_context();
    let mut seats = usual_seats(facts, Mode::Bots, settings.name.get_untracked());
    let mut options = Value::Null;
    if let Some((bots, chosen)) = last_time(facts) {
        seats.truncate(1);
        seats.extend(bots.into_iter().map(Sitter::Bot));
        options = chosen;
    }
    TablePlan { game: facts.id.to_owned(), options, seats, time: None, coach: false }
}

fn form(facts: &'static Facts, mode: Mode) -> AnyView {
    let settings: Settings = expect_context();
    let words = words();
    let last = (mode == Mode::Bots).then(|| plan_of_last_time(facts));
    let (seats, options) = match last {
        Some(TablePlan { seats, options, .. }) => (seats, options.as_object().cloned().unwrap_or_default()),
        None => (usual_seats(facts, mode, settings.name.get_untracked()), Map::new()),
    };
    let (seats, options) = (RwSignal::new(seats), RwSignal::new(options));
    let time = RwSignal::new(None::<TimeRule>);
    let problem = RwSignal::new(None::<String>);
    let (fewest, most) = (usize::from(facts.seats.0), usize::from(facts.seats.1));
    let add = move || {
        let next = match mode {
            Mode::Bots | Mode::Watch => Sitter::Bot(Level::Medium),
            Mode::Invite => Sitter::Elsewhere,
            Mode::Device => {
                let number = seats.read_untracked().len() + 1;
                Sitter::Here(words.phrase(Phrase::new("player-number").with("number", number)))
            }
        };
        seats.update(|seats| seats.push(next));
    };
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let plan = TablePlan {
            game: facts.id.to_owned(),
            options: if options.read_untracked().is_empty() {
                Value::Null
            } else {
                Value::Object(options.get_untracked())
            },
            seats: seats.get_untracked(),
            time: time.get_untracked(),
            coach: false,
        };
        if let Some(Sitter::Here(name)) = plan.seats.first().filter(|_| mode != Mode::Device) {
            settings.name.set(name.clone());
        }
        if mode == Mode::Bots {
            remember(&plan);
        }
        spawn_local(async move {
            if let Err(why) = begin(&plan).await {
                problem.try_set(Some(why));
            }
        });
    };
    let full = move || seats.read().len() >= most;
    let rows = move || {
        let count = seats.read().len();
        (0..count).map(|seat| row(seats, seat, mode, count > fewest)).collect_view()
    };
    view! {
        <form class="sheet" on:submit=hear(start)>
            <h2>{t("who-plays")}</h2>
            <ol class="sitters">{part(rows)}</ol>
            <button type="button" class="button" disabled=live(full) on:click=act(add)>
                {t("add-seat")}
            </button>
            {(mode == Mode::Invite).then(|| clocks(time))}
            {choices(facts, options, Signal::derive(move || seats.read().len()))}
            <p class="problem" role="alert">{move || problem.get().map(|why| words.problem(why))}</p>
            <button type="submit" class="button main big">{t(if mode == Mode::Invite { "make-links" } else { "start" })}</button>
        </form>
    }
    .into_any()
}

fn row(seats: RwSignal<Vec<Sitter>>, seat: usize, mode: Mode, removable: bool) -> AnyView {
    let words = words();
    let kind = move || match seats.read().get(seat).cloned() {
        Some(Sitter::Here(_)) => "here".to_owned(),
        Some(Sitter::Bot(level)) => level.name().to_owned(),
        _ => "elsewhere".to_owned(),
    };
    let choose = move |event| {
        let value = event_target_value(&event);
        let sitter = match value.as_str() {
            "here" => Sitter::Here(words.phrase(Phrase::new("player-number").with("number", seat + 1))),
            "elsewhere" => Sitter::Elsewhere,
            level => {
                Level::ALL.into_iter().find(|one| one.name() == level).map_or(Sitter::Elsewhere, Sitter::Bot)
            }
        };
        seats.update(|seats| seats[seat] = sitter);
    };
    let rename = move |event| {
        let name = event_target_value(&event);
        seats.update_untracked(|seats| seats[seat] = Sitter::Here(name));
    };
    let option = move |value: &'static str, text: String| {
        view! { <option value=value selected=move || kind() == value>{text}</option> }
    };
    let levels = Level::ALL.map(|level| {
        let bot =
            Phrase::new("sits-bot").with("name", words.bot(level, seat)).with("skill", words.skill(level));
        option(level.name(), words.phrase(bot))
    });
    let is_here = move || matches!(seats.read().get(seat), Some(Sitter::Here(_)));
    let name = move || match seats.read_untracked().get(seat) {
        Some(Sitter::Here(name)) => name.clone(),
        _ => String::new(),
    };
    let remove = move || seats.update(|seats| _ = seats.remove(seat));
    let label = move |id: &'static str| words.phrase(Phrase::new(id).with("number", seat + 1));
    view! {
        <li>
            <select aria-label=label("seat-kind") on:change=hear(choose)>
                {option("here", words.say("sits-here"))}
                {(mode == Mode::Invite).then(|| option("elsewhere", words.say("sits-elsewhere")))}
                {levels}
            </select>
            <Show when=is_here>
                <input type="text" maxlength="40" required aria-label=label("seat-name") prop:value=name on:input=hear(rename) on:focus=hear(select_all) />
            </Show>
            {removable.then(|| view! {
                <button type="button" class="icon-button" aria-label=label("remove-seat") on:click=act(remove)>"−"</button>
            })}
        </li>
    }
    .into_any()
}

/// Whoever goes to a field that is filled in would like to write something else.
fn select_all(event: leptos::ev::FocusEvent) {
    event_target::<web_sys::HtmlInputElement>(&event).select();
}

/// How long players may think.
const TIMES: [(&str, &str, Option<TimeRule>); 4] = [
    ("none", "time-none", None),
    ("minute", "time-minute", Some(TimeRule::PerMove { ms: 60_000 })),
    ("day", "time-day", Some(TimeRule::PerMove { ms: 86_400_000 })),
    ("game", "time-game", Some(TimeRule::PerGame { ms: 600_000, increment_ms: 10_000 })),
];

fn clocks(time: RwSignal<Option<TimeRule>>) -> AnyView {
    let options = TIMES.map(|(value, name, rule)| {
        view! { <option value=value selected=move || time.get() == rule>{t(name)}</option> }
    });
    let choose = move |event| {
        let value = event_target_value(&event);
        time.set(TIMES.iter().find(|(one, ..)| *one == value).and_then(|(.., rule)| *rule));
    };
    view! { <label><span>{t("time")}</span><select on:change=hear(choose)>{options}</select></label> }
        .into_any()
}

pub(crate) async fn begin(plan: &TablePlan) -> Result<(), String> {
    if plan.is_online() {
        return super::game::set_up_online(plan).await;
    }
    let (kept, log) = OnDevice::set_up(plan)?;
    let stored = storage::save_entries(&kept.id, 0, &log).await;
    if stored.is_err() || storage::save_game(&kept).await.is_err() {
        return Err("keeps-nothing".to_owned());
    }
    Route::Game(kept.id).go();
    Ok(())
}
