//! A lesson is a real game with somebody at your side, who says what matters now and what they would do.
//!
//! What there is to say and when it matters is the game's [`Lesson`]; here it is said, each time the learner has to
//! decide something. When everything has been said, or after three minutes, the coach leaves.

use board::{CollectView, Picture, RwSignal, Seen, act, part};
use engine::{Facts, Lesson, Phrase};
use leptos::prelude::*;

use super::game::clauses_now;
use crate::browser::now_ms;
use crate::desk::Desk;
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
}

impl Coach {
    fn of(game: &str) -> Coach {
        struct Learn;
        impl engine::Visitor for Learn {
            type Output = Lesson;
            fn visit<G: engine::Hints>(self) -> Lesson {
                Lesson::of::<G>()
            }
        }
        let lesson = games::visit(game, Learn).expect("the game is on the table");
        Coach { lesson, begun_ms: now_ms(), steps: None, gone: false }
    }

    /// What the coach says at a decision; nothing new, perhaps.
    fn speak(&mut self, desk: Desk, seen: Seen, facts: &Facts) -> Card {
        let game = seen.game.get_untracked();
        desk.story.read_untracked().iter().for_each(|told| self.lesson.hear(told));
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
    desk: Desk,
    seen: Seen,
    facts: &'static Facts,
    advise: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let words = words();
    let coach = StoredValue::new(Coach::of(facts.id));
    let card = RwSignal::new(None::<Card>);
    let is_first = move || desk.table.get().is_some_and(|table| table.number == 1);
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
            coach.speak(desk, seen, facts)
        });
        match says {
            Some(says) if says != Card::default() => card.set(Some(says)),
            // A card that nobody has put away may still be read.
            _ if card.read_untracked().is_none() => advise(),
            _ => {}
        }
    });
    let understood = move || {
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
    let shown = move || {
        let Card { points, goodbye } = card.get()?;
        let goodbye = goodbye.then(|| view! { <p>{t("coach-goodbye")}</p> });
        Some(view! {
            <section class="coach" role="status" aria-label=words.say("coach")>
                <Picture of="barn-face-dog".to_owned() />
                <div>{points.into_iter().map(say).collect_view()}{goodbye}</div>
                <button class="button main" on:click=act(understood)>{t("understood")}</button>
            </section>
        })
    };
    part(shown)
}
