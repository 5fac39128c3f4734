//! What is asked, always in the same venue, and what can be done about it: undo, hint, help.

use board::{RwSignal, Seen, Show, Signal, live, part};
use engine::{Arg, Phrase, Seat};
use leptos::prelude::*;

use super::Venue;
use super::hint::ask_for_hint;
use super::last_told::{last_told, told_aloud};
use super::notice::notice_view;
use super::rules_now::phase_rules;
use crate::app::app_context;
use crate::browser::open_dialog;
use crate::model::TableModel;
use crate::screen::playback::Playback;
use crate::screen::requests::offer;
use crate::screen::{coach, icon_button, keys, panel, scroll};
use crate::settings::Settings;
use crate::words::words;

/// What is asked, always in the same venue, and read aloud; beside it undo, hint and help.
pub(super) fn asks(model: TableModel, seen: Seen, facts: &'static engine::Facts, venue: Venue) -> AnyView {
    let words = words();
    let line = move || question(model, seen);
    // Nothing of this is for whoever the device is handed to.
    let is_open = move || model.curtain.get().is_none();
    let last_told = last_told(seen);
    let last = move || is_open().then(|| last_told.get().line);
    let aloud = move || is_open().then(|| told_aloud(seen));
    let felt = move || {
        let (_, seat, with) =
            model.reactions.get().pop().filter(|(_, seat, _)| Some(*seat) != model.you.get())?;
        let name = panel::REACTIONS.iter().find(|(one, _)| *one == with)?.1;
        Some(
            words.phrase(Phrase::new("said-line").with("who", seen.name(seat)).with("text", words.say(name))),
        )
    };
    let notice = move || model.notice.get().map(|notice| notice_view(model, seen, facts, notice));
    let thinking = RwSignal::new(false);
    // Keys are heard outside the page, where there is no context: the closure takes along what it needs.
    let context = app_context();
    let hint = move || {
        if thinking.get_untracked() || !untrack(|| seen.is_asked()) {
            return;
        }
        thinking.set(true);
        ask_for_hint(model, seen, facts.id, thinking, (context, words));
    };
    let player = Playback {
        runs: Signal::derive(move || !model.paused.get()),
        run: Callback::new(move |runs: bool| model.pause(!runs)),
        step: Callback::new(move |()| model.step_on()),
    };
    keys(model, seen, player, hint);
    // A game that ends is not watched any more.
    let is_watched = move || seen.you.get().is_none() && seen.game.get().result.is_none();
    let may_undo = move || {
        let game = seen.game.get();
        seen.you.get().is_some() && game.result.is_none() && game.steps > 0
    };
    view! {
        {(venue == Venue::Lesson).then(|| coach::coach(model, seen, facts, hint))}
        <section class="asks" class:mine=move || seen.is_asked()>
            <p class="last-told" aria-hidden="true">{live(last)}</p>
            <p class="question" aria-live="polite">{live(line)}</p>
            <div class="notice" role="status">{part(notice)}</div>
            <div class="tools">
                <Show when=is_watched>{player.buttons()}</Show>
                <Show when=may_undo>{icon_button("barn-icon-undo", "undo", move || model.undo())}</Show>
                <Show when=move || seen.is_asked()>{icon_button("barn-icon-hint", "hint", hint)}</Show>
                {icon_button("barn-icon-help", "help", || open_dialog("phase-rules"))}
            </div>
            {offer(model, seen)}
            {phase_rules(seen, facts)}
            <p class="for-ears told-aloud" aria-live="polite">{live(aloud)}</p>
            <p class="for-ears" aria-live="polite">{live(felt)}</p>
            <p class="for-ears">{move || if thinking.get() { words.say("thinking") } else { String::new() }}</p>
        </section>
    }
    .into_any()
}

/// What is asked of the viewer, or what everybody waits for.
fn question(model: TableModel, seen: Seen) -> String {
    let words = words();
    let game = seen.game.get();
    let Some(asks) = game.scene.as_ref().and_then(|scene| scene.asks.as_ref()) else { return String::new() };
    if model.table.get().is_some_and(|table| table.paused) {
        return words.say("table-paused");
    }
    if model.paused.get() {
        return words.say("watch-stopped");
    }
    let you = seen.you.get().filter(|you| game.asked.contains(*you));
    match you {
        None => {
            let asked: Vec<String> = game.asked.iter().map(|seat| seen.name(seat)).collect();
            words.phrase(Phrase::new("waits-for").with("who", asked.join(", ")))
        }
        // Those who share a device are called by their names.
        Some(_) if model.is_shared() => seen.say(asks),
        Some(you) => {
            let mut asks = asks.clone();
            call_you(&mut asks, you, &words.say("you-name"));
            seen.say(&asks)
        }
    }
}

/// Calls a seat `name` wherever a phrase names it as the one who does something.
fn call_you(phrase: &mut Phrase, you: Seat, name: &str) {
    for (of, arg) in &mut phrase.args {
        match arg {
            Arg::Seat(seat) if *seat == you && of == "who" => *arg = Arg::Text(name.to_owned()),
            Arg::List(phrases) => phrases.iter_mut().for_each(|phrase| call_you(phrase, you, name)),
            _ => {}
        }
    }
}

/// Keys for what is needed often: `?` the rules of the moment, `h` a hint, `u` take back.
fn keys(model: TableModel, seen: Seen, player: Playback, hint: impl Fn() + 'static) {
    let settings: Settings = expect_context();
    keys::listen(move |key| match key {
        "?" => open_dialog("phase-rules"),
        _ if seen.you.get_untracked().is_none() => player.press(key, settings),
        "h" => hint(),
        "u" => model.undo(),
        _ => {}
    });
    keys::follow(model, seen);
    scroll::follow(model, seen);
}
