//! A lesson is a real game with somebody at your side, who says what matters now and what they would do.
//!
//! What there is to say and when it matters is the game's [`Lesson`]; here it is said, each time the learner has to
//! decide something. When everything has been said, or after three minutes, the coach leaves.

use board::{Memo, Picture, RwSignal, Seen, Show, act, live, memo, part};
use engine::{Facts, Lesson, Phrase};
use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::game::clauses_now;
use super::{icon_button, keys};
use crate::browser::{local_storage, now_ms, recall, remember, the_window};
use crate::model::TableModel;
use crate::route::Route;
use crate::words::{t, words};

/// How long a lesson takes at most.
const LESSON_MS: u64 = 180_000;

/// When the coach stops waiting for things to matter before they are said.
const HURRY_MS: u64 = 120_000;

/// How many things are said at once when there is hardly any time left, and when there is none.
const HURRIED: usize = 2;
const LAST: usize = 4;

/// What the coach has to say: points of the lesson, and whether that was all.
#[derive(Clone, PartialEq, Default)]
struct Card {
    points: Vec<&'static str>,
    goodbye: bool,
}

/// Somebody who gives a lesson.
struct Coach {
    lesson: Lesson,
    begun_ms: u64,
    /// After how many steps the coach spoke last.
    steps: Option<u32>,
    gone: bool,
    heard: LessonProgress,
}

/// What the learner has heard at a table, remembered until they begin another lesson.
struct LessonProgress {
    table: String,
    points: Vec<String>,
}

/// Under which name it is remembered, and what says that it was all.
const PROGRESS: &str = "lesson";
const GOODBYE: &str = "coach-goodbye";

impl LessonProgress {
    fn at(table: String) -> LessonProgress {
        let text =
            local_storage().and_then(|storage| storage.get_item(PROGRESS).ok().flatten()).unwrap_or_default();
        let (at, points) = text.split_once(' ').unwrap_or_default();
        let points = if at == table { points.split(' ').map(str::to_owned).collect() } else { Vec::new() };
        LessonProgress { table, points }
    }

    fn remember(&mut self, point: &str) {
        self.points.push(point.to_owned());
        if let Some(storage) = local_storage() {
            _ = storage.set_item(PROGRESS, &format!("{} {}", self.table, self.points.join(" ")));
        }
    }
}

impl Coach {
    fn of(game: &str, table: String) -> Coach {
        struct Learn;
        impl engine::Visitor for Learn {
            type Output = Lesson;
            fn visit<G: engine::TableGame>(self) -> Lesson {
                Lesson::of::<G>()
            }
        }
        let mut lesson = games::visit(game, Learn).expect("the game is on the table");
        let heard = LessonProgress::at(table);
        lesson.leave_out(&heard.points);
        let gone = heard.points.iter().any(|point| point == GOODBYE);
        Coach { lesson, begun_ms: now_ms(), steps: None, gone, heard }
    }

    /// What the coach says at a decision; nothing new, perhaps.
    fn speak(&mut self, model: TableModel, seen: Seen, facts: &Facts) -> Card {
        let game = seen.game.get_untracked();
        model.story.read_untracked().iter().for_each(|told| self.lesson.hear(told));
        let asks = game.scene.as_ref().and_then(|scene| scene.asks.as_ref());
        let mut points = self.lesson.at_decision(asks, clauses_now(facts.id, &game));
        let time = now_ms() - self.begun_ms;
        if time > LESSON_MS {
            points.extend(self.lesson.next(LAST));
        } else if time > HURRY_MS && points.is_empty() {
            points = self.lesson.next(HURRIED);
        }
        self.gone = time > LESSON_MS || (self.lesson.is_over() && points.is_empty());
        Card { points, goodbye: self.gone }
    }
}

/// What the coach says before anything else, and what stands for it in what was heard.
const HELLO: &str = "coach-hello";

/// The coach. `advise` shows what they would do. Only the first game at a table is a lesson.
pub(crate) fn coach(
    model: TableModel,
    seen: Seen,
    facts: &'static Facts,
    advise: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let words = words();
    let table = model.table.get_untracked().map(|table| table.id.clone()).unwrap_or_default();
    let coach = StoredValue::new(Coach::of(facts.id, table));
    // One short bubble at a time: what is still to be said waits.
    let (bubbles, folded) = (RwSignal::new(Vec::<&'static str>::new()), RwSignal::new(false));
    let is_first = move || model.table.get().is_some_and(|table| table.number == 1);
    if coach.with_value(|coach| !coach.gone && coach.heard.points.is_empty()) {
        bubbles.set(vec![HELLO]);
    }
    Effect::new(move |_| {
        let game = seen.game.get();
        let steps = game.steps;
        if game.result.is_some() || !is_first() {
            coach.update_value(|coach| coach.gone = true);
            return bubbles.set(Vec::new());
        }
        let silent = coach.with_value(|coach| coach.gone || coach.steps == Some(steps));
        if silent || !untrack(|| seen.is_asked()) {
            return;
        }
        let says = coach.try_update_value(|coach| {
            coach.steps = Some(steps);
            coach.speak(model, seen, facts)
        });
        match says {
            Some(says) if says != Card::default() => {
                folded.set(false);
                // What was put away by playing on is not said again; the greeting is there until it is read.
                bubbles.update(|all| {
                    all.retain(|one| *one == HELLO);
                    all.extend(says.points);
                    all.extend(says.goodbye.then_some(GOODBYE));
                });
            }
            // A bubble that nobody has put away may still be read.
            _ if bubbles.read_untracked().is_empty() => advise(),
            _ => {}
        }
    });
    let understood = move || {
        if let Some(said) = bubbles.get_untracked().first() {
            coach.update_value(|coach| coach.heard.remember(said));
            bubbles.update(|all| _ = all.remove(0));
        }
        if bubbles.read_untracked().is_empty() && coach.with_value(|coach| !coach.gone) {
            advise();
        }
    };
    let say = move |point: &'static str| {
        if point == HELLO || point == GOODBYE {
            return Some(words.say(point));
        }
        seen.book.get().try_say(&Phrase::new(point)).ok().or_else(|| words.clause(facts, point))
    };
    // What was read may stand in the way of what it is about.
    let fold = move || folded.update(|folded| *folded = !*folded);
    let at = RwSignal::new(None::<[f64; 4]>);
    // The bubble is not where the light is: it goes to the other end of the board.
    let low = move || at.get().is_some_and(|[_, top, _, height]| top + height / 2.0 < window_height() * 0.45);
    let first = memo(move || bubbles.read().first().copied());
    let shown = move || {
        let point = first.get()?;
        let link = |number: usize, name: &'static str| {
            // Whoever comes back is not greeted again.
            let seen_off = move || coach.update_value(|coach| coach.heard.remember(point));
            let way = Route::Drill(facts.id.to_owned(), number).link();
            view! { <a class="button" href=way on:click=act(seen_off)>{t(name)}</a> }
        };
        Some(view! {
            <section class="coach" class:folded=folded class:low=live(low) role="status" aria-label=words.say("coach")>
                <button
                    class="plain-button coach-fold"
                    aria-label=words.say("coach")
                    aria-expanded=move || (!folded.get()).to_string()
                    on:click=act(fold)
                >
                    <Picture of="barn-face-dog".to_owned() />
                </button>
                <div class="coach-says" on:click=act(fold)><p>{move || say(point)}</p></div>
                <p class="coach-ways">
                    {(point == HELLO).then(|| link(0, "show-me"))}
                    {(point == GOODBYE).then(|| link(1, "three-tips"))}
                    <button class="button main" on:click=act(understood)>{t("understood")}</button>
                </p>
            </section>
        })
    };
    let place = memo(move || {
        first.get().filter(|_| !folded.get()).and_then(|point| boards::pointed_at(facts.id, point))
    });
    view! { {part(shown)}{spotlight(place, at)} }.into_any()
}

fn window_height() -> f64 {
    the_window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default()
}

/// A light on what is spoken of, and an arrow to it. It follows when the board is scrolled or drawn anew.
fn spotlight(place: Memo<Option<&'static str>>, at: RwSignal<Option<[f64; 4]>>) -> AnyView {
    let look = move || {
        let found = place.get_untracked().and_then(|place| {
            let board = keys::document().query_selector(".board-place").ok()??;
            let (thing, board) = (
                board.query_selector(place).ok()??.get_bounding_client_rect(),
                board.get_bounding_client_rect(),
            );
            // What lies outside of what can be seen of the board is not lit.
            let (top, bottom) = (thing.top().max(board.top()), thing.bottom().min(board.bottom()));
            (bottom - top > 8.0).then(|| [thing.left(), top, thing.width(), bottom - top])
        });
        if at.get_untracked() != found {
            at.set(found);
        }
    };
    let interval = StoredValue::new_local(None::<Interval>);
    Effect::new(move |_| {
        interval.set_value(place.get().map(|_| Interval::new(200, look)));
        look();
    });
    let px = |number: f64| format!("{number:.0}px");
    let shown = move || {
        let [left, top, width, height] = at.get()?;
        // The arrow comes from where there is room.
        let below = top < 120.0;
        Some(view! {
            <div class="spotlight" class:below=below aria-hidden="true" style:left=px(left) style:top=px(top) style:width=px(width) style:height=px(height)></div>
        })
    };
    part(shown)
}

/// Under which name it is remembered that somebody has begun a game of this kind.
fn known(game: &str) -> String {
    format!("knows-{game}")
}

/// For whoever plays a game for the first time: what wins, in one line, and the way to the lesson. It goes when they
/// have played on.
pub(crate) fn newcomer(model: TableModel, seen: Seen, facts: &'static Facts) -> AnyView {
    let words = words();
    let is_new =
        seen.you.get_untracked().is_some() && !model.is_shared() && recall(&known(facts.id)).is_none();
    let open = RwSignal::new(is_new);
    let close = move || {
        remember(&known(facts.id), "yes");
        open.set(false);
    };
    Effect::new(move |first: Option<u32>| {
        let game = seen.game.get();
        let mine = model.you.get().is_some_and(|you| game.asked.contains(you));
        let first = first.unwrap_or(if mine { game.steps } else { u32::MAX });
        if open.get_untracked() && (game.steps > first || game.result.is_some()) {
            close();
        }
        if first == u32::MAX && mine { game.steps } else { first }
    });
    let goal = move || {
        let own = seen.book.get().try_say(&Phrase::new("goal")).ok();
        own.or_else(|| seen.book.get().try_say(&Phrase::new("hook")).ok())
    };
    view! {
        <Show when=move || open.get()>
            <aside class="newcomer" aria-label=words.say("coach")>
                <p>{live(goal)}</p>
                <a class="button" href=Route::Learn(facts.id.to_owned()).link()>{t("learn-quickly")}</a>
                {icon_button("barn-icon-close", "understood", close)}
            </aside>
        </Show>
    }
    .into_any()
}
