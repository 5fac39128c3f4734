//! A lesson's positions: the first shows something, step by step; the others ask what would be good here.
//!
//! They are moments of real games, in a file of their own ([`Drill`]) that is loaded when somebody wants to see one.

use std::sync::Arc;

use board::{ByPointer, CheckedGame, Picture, RwSignal, Seen, Signal, act, live, memo, part};
use engine::{AnyGame, Facts, Line, Phrase, Record, Seat, SeatLine, Viewer};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use players::Level;
use serde::Deserialize;
use serde_json::Value;
use table::wire::{GameState, Json};
use wasm_bindgen_futures::spawn_local;

use super::game::lost;
use super::{hall, panel, top};
use crate::browser::{fetch_text, the_window};
use crate::route::Route;
use crate::settings::Settings;
use crate::words::{t, words};

/// A moment of a game.
#[derive(Clone, Deserialize)]
struct Drill {
    /// How many play.
    seats: u8,
    /// All steps until what is shown is over, or until the question: `@0 move` for a seat, anything else is luck.
    steps: Vec<String>,
    /// After how many steps it begins, if something is shown.
    #[serde(default)]
    from: usize,
    /// What is right, if something is asked.
    #[serde(default)]
    right: Vec<String>,
}

impl Drill {
    fn record(&self, facts: &Facts) -> Record {
        let line = |step: &String| match step.strip_prefix('@').and_then(|step| step.split_once(' ')) {
            Some((seat, mv)) => {
                Line::Move { seat: Seat(seat.parse().unwrap_or_default()), mv: mv.to_owned(), ms: None }
            }
            None => Line::Chance(step.clone()),
        };
        let nobody = SeatLine { name: String::new(), kind: String::new() };
        Record {
            barn: Record::SCHEMA,
            game: facts.id.to_owned(),
            rules: facts.version,
            seats: vec![nobody; usize::from(self.seats)],
            options: Value::Null,
            started: None,
            ended: None,
            steps: self.steps.iter().map(line).collect(),
            undone: Vec::new(),
            result: None,
            fairness: None,
            checksum: None,
        }
    }
}

/// All drills of a game. The address is in the page, because it is named by its content.
async fn load(game: &str) -> Option<Vec<Drill>> {
    let meta = the_window().document()?.query_selector("meta[name=lessons]").ok()??;
    let text = fetch_text(&meta.get_attribute("content")?, &web_sys::RequestInit::new()).await.ok()?;
    let mut all: Value = small_json::read_json(&text).ok()?;
    small_json::read_json(all[game].take().to_string()).ok()
}

/// One of a game's drills.
pub(crate) fn drill(game: String, number: usize) -> AnyView {
    let Ok(facts) = games::facts(&game) else { return hall::hall() };
    let found = RwSignal::new(None::<Option<(Drill, usize)>>);
    spawn_local(async move {
        let all = load(&game).await.unwrap_or_default();
        let count = all.len();
        found.try_set(Some(all.into_iter().nth(number).map(|drill| (drill, count))));
    });
    let inside = move || match found.get() {
        None => view! { <p class="loading">{t("loading")}</p> }.into_any(),
        Some(None) => lost("no-lesson".to_owned()),
        Some(Some((drill, count))) => match games::replay(&drill.record(facts)) {
            Ok(game) => screen(facts, game, &drill, (number, count)),
            Err(why) => lost(why.to_string()),
        },
    };
    part(inside)
}

/// How far somebody is with a question.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    /// Nothing was tried, or so many times something that was not right.
    Tried(usize),
    Right,
}

/// After how many tries the right one is shown.
const TRIES: usize = 2;

fn screen(
    facts: &'static Facts,
    game: Box<dyn AnyGame>,
    drill: &Drill,
    (number, count): (usize, usize),
) -> AnyView {
    let words = words();
    let settings: Settings = expect_context();
    let is_scene = drill.right.is_empty();
    let (length, from) = (game.len(), if is_scene { drill.from } else { game.len() });
    let you = Seat(0);
    let names: Vec<String> = (0..usize::from(drill.seats))
        .map(|seat| if seat == you.idx() { settings.called(words) } else { words.bot(Level::Medium, seat) })
        .collect();
    let book = memo(move || ByPointer(words.of_game(facts, names.clone())));
    let game = StoredValue::new_local(game);
    let at = RwSignal::new(from);
    let answer = RwSignal::new(Answer::Tried(0));
    let right = StoredValue::new(drill.right.clone());
    let shown = memo(move || {
        let asks = !is_scene && answer.get() != Answer::Right;
        game.with_value(|game| game_at(&*game.until(at.get()), you, asks))
    });
    let hinted = move || {
        let tried = matches!(answer.get(), Answer::Tried(TRIES..));
        if tried { right.with_value(|right| right.first().cloned()) } else { None }
    };
    let play = move |mv: String| {
        if !right.with_value(|right| right.contains(&mv)) {
            return answer.update(|answer| {
                *answer = if let Answer::Tried(times) = *answer { Answer::Tried(times + 1) } else { *answer }
            });
        }
        let played = game.try_update_value(|game| game.play(you, &mv, None));
        if let Some(Ok(())) = played {
            answer.set(Answer::Right);
            at.update(|at| *at += 1);
        }
    };
    let told = memo(move || {
        let at = at.get();
        let told = game.with_value(|game| game.told(Viewer::Seat(you), 0));
        ByPointer(Arc::new(
            at.checked_sub(1)
                .filter(|_| at > from)
                .and_then(|at| told.get(at).cloned())
                .into_iter()
                .collect::<Vec<_>>(),
        ))
    });
    let seen = Seen {
        game: Signal::derive(move || shown.get()),
        you: Signal::derive(move || Some(you)),
        book: Signal::derive(move || book.get().0),
        told: Signal::derive(move || told.get().0),
        hinted: Signal::derive(hinted),
        waiting: Signal::derive(|| false),
        play: Callback::new(play),
    };
    if is_scene {
        run(at, length, settings);
    }
    let own = move |id: String| seen.say(&Phrase { id: id.into(), args: Vec::new() });
    let says = move || match answer.get() {
        _ if is_scene => own("show".to_owned()),
        Answer::Tried(0) => words.say("drill-ask"),
        Answer::Tried(_) => words.say("drill-wrong"),
        Answer::Right => format!("{} {}", words.say("drill-right"), own(format!("tip-{number}"))),
    };
    let line = move || told.get().0.first().map(|told| panel::line(seen, told));
    let is_done = move || if is_scene { at.get() >= length } else { answer.get() == Answer::Right };
    let next = move || onward(facts, (number, count), is_scene, is_done());
    let again = move || {
        (is_scene && is_done()).then(
            || view! { <button class="button" on:click=act(move || at.set(from))>{t("show-again")}</button> },
        )
    };
    let board = boards::board_of(facts.id);
    view! {
        {top()}
        <div class=format!("table drill game-{}", facts.id)>
            <h1 class="for-ears">{facts.title}</h1>
            <section class="coach" role="status" aria-label=t("coach")>
                <Picture of="barn-face-dog".to_owned() />
                <div class="coach-says">
                    <p>{live(says)}</p>
                </div>
                <p class="coach-ways">{part(again)}{part(next)}</p>
            </section>
            <main class="board-place">{board(seen)}</main>
            <section class="asks"><p class="question" aria-live="polite">{live(line)}</p></section>
        </div>
    }
    .into_any()
}

/// The way on: back to the lesson, to the next position, or into a game.
fn onward(facts: &'static Facts, (number, count): (usize, usize), shows: bool, done: bool) -> AnyView {
    let class = if done { "button main" } else { "button" };
    if shows {
        return view! { <button class=class on:click=act(move || back_to_lesson(facts))>{t("now-you")}</button> }
            .into_any();
    }
    let (name, way) = if number + 1 < count {
        ("next-tip", Route::Drill(facts.id.to_owned(), number + 1))
    } else {
        ("play-now", Route::Play(facts.id.to_owned()))
    };
    view! { <a class=class href=way.link()>{t(name)}</a> }.into_any()
}

/// Back to where the learner came from: the lesson. Who came from nowhere begins one.
fn back_to_lesson(facts: &Facts) {
    match the_window().history() {
        Ok(history) if history.length().is_ok_and(|length| length > 1) => _ = history.back(),
        _ => Route::Learn(facts.id.to_owned()).go(),
    }
}

/// Goes on step by step, at the pace of the others.
fn run(at: RwSignal<usize>, length: usize, settings: Settings) {
    let timer = StoredValue::new_local(None::<Timeout>);
    Effect::new(move |_| {
        let wait = settings.pace.get().reading_ms(2).max(200);
        let on = move || at.update(|at| *at += 1);
        timer.set_value((at.get() < length).then(|| Timeout::new(wait as u32, on)));
    });
}

/// The game as somebody sees it who is asked, or only looks.
fn game_at(game: &dyn AnyGame, you: Seat, asks: bool) -> CheckedGame {
    let viewer = Viewer::Seat(you);
    let (moves, words) =
        if asks { game.described_moves(you).into_iter().unzip() } else { (Vec::new(), Vec::new()) };
    let state = GameState {
        steps: game.len() as u32,
        view: Json::of_view(game, viewer),
        asked: game.turn().seats(),
        version: None,
        moves,
        words: Some(words),
        scene: Some(game.scene(viewer)),
        result: game.outcome().as_ref().map(Into::into),
    };
    CheckedGame::new(state, game.known_to(viewer))
}
