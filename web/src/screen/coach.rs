//! A lesson is a real game with somebody at your side, who says what matters now and what they would do.
//!
//! What there is to say and when it matters is the game's [`Lesson`]; here it is said, each time the learner has to
//! decide something. When everything has been said, or after three minutes, the coach leaves.

use board::{CollectView, Picture, RwSignal, Seen, act, part};
use engine::{Facts, Lesson, Phrase};
use leptos::prelude::*;

use super::game::clauses_now;
use crate::browser::{local_storage, now_ms};
use crate::model::TableModel;
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

    fn remember(&mut self, card: &Card) {
        let goodbye = card.goodbye.then_some(GOODBYE);
        self.points.extend(card.points.iter().copied().chain(goodbye).map(str::to_owned));
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
    let (card, folded) = (RwSignal::new(None::<Card>), RwSignal::new(false));
    let is_first = move || model.table.get().is_some_and(|table| table.number == 1);
    Effect::new(move |_| {
        let game = seen.game.get();
        let steps = game.steps;
        if game.result.is_some() || !is_first() {
            coach.update_value(|coach| coach.gone = true);
            return card.set(None);
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
                card.set(Some(says));
            }
            // A card that nobody has put away may still be read.
            _ if card.read_untracked().is_none() => advise(),
            _ => {}
        }
    });
    let understood = move || {
        if let Some(card) = card.get_untracked() {
            coach.update_value(|coach| coach.heard.remember(&card));
        }
        card.set(None);
        if coach.with_value(|coach| !coach.gone) {
            advise();
        }
    };
    let say = move |point: &'static str| {
        let phrase = Phrase::new(point);
        let own = seen.book.get().try_say(&phrase).ok();
        own.or_else(|| words.clause(facts, point)).map(|text| view! { <p>{text}</p> })
    };
    // On a small phone what was read stands in the way of what it is about.
    let fold = move || folded.update(|folded| *folded = !*folded);
    let shown = move || {
        let Card { points, goodbye } = card.get()?;
        let goodbye = goodbye.then(|| view! { <p>{t(GOODBYE)}</p> });
        Some(view! {
            <section class="coach" class:folded=folded role="status" aria-label=words.say("coach")>
                <button
                    class="plain-button coach-fold"
                    aria-label=words.say("coach")
                    aria-expanded=move || (!folded.get()).to_string()
                    on:click=act(fold)
                >
                    <Picture of="barn-face-dog".to_owned() />
                </button>
                <div class="coach-says" on:click=act(fold)>{points.into_iter().map(say).collect_view()}{goodbye}</div>
                <button class="button main" on:click=act(understood)>{t("understood")}</button>
            </section>
        })
    };
    part(shown)
}
