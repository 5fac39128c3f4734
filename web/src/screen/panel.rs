//! Beside the board: what happened, in words; talk; and what else one may do at a table.

use board::{CollectView, Picture, RwSignal, Seen, Show, act, hear, part};
use engine::{Facts, Phrase, Told};
use leptos::prelude::*;
use table::wire::{Reaction, ToTable};

use super::seats::reaction_picture;
use super::{icon_button, keys};
use crate::model::TableModel;
use crate::words::{t, words};

pub(crate) const REACTIONS: [(Reaction, &str); 8] = [
    (Reaction::Moo, "react-moo"),
    (Reaction::Clap, "react-clap"),
    (Reaction::Laugh, "react-laugh"),
    (Reaction::Wow, "react-wow"),
    (Reaction::Oops, "react-oops"),
    (Reaction::Sad, "react-sad"),
    (Reaction::Think, "react-think"),
    (Reaction::Thanks, "react-thanks"),
];

/// The panel beside the board, a drawer on a phone.
pub(crate) fn panel(model: TableModel, seen: Seen, in_hall: Option<&'static Facts>) -> AnyView {
    let lines = move || {
        let story = model.story.get();
        let lines = story.iter().rev().map(|told| {
            view! { <li>{line(seen, told)}</li> }
        });
        lines.collect_view()
    };
    view! {
        <aside class="panel">
            <Show when=move || may_talk(model)>{talk(model, seen)}</Show>
            <details class="drawer" open>
                <summary>{t("what-happened")}</summary>
                <ol class="story" reversed tabindex="0" aria-label=t("what-happened")>{part(lines)}</ol>
            </details>
            {in_hall.map(|facts| super::menu::menu(model, facts))}
        </aside>
    }
    .into_any()
}

/// What was told of one step, in words.
pub(crate) fn line(seen: Seen, told: &Told) -> String {
    told.say.iter().map(|phrase| seen.say(phrase)).collect::<Vec<_>>().join(" ")
}

fn may_talk(model: TableModel) -> bool {
    model.table.get().is_some_and(|table| table.chat) && model.you.get().is_some()
}

/// The way to the talk where it is out of sight, and how much of it nobody here has read.
pub(crate) fn talk_button(model: TableModel) -> AnyView {
    let read = RwSignal::new(0);
    let unread = move || {
        let you = model.you.get();
        model.said.read().iter().skip(read.get()).filter(|(seat, _)| Some(*seat) != you).count()
    };
    let go = move || {
        read.set(model.said.read_untracked().len());
        keys::go_to(".talk");
    };
    let badge = move || Some(unread()).filter(|count| *count > 0).map(|count| view! { <b>{count}</b> });
    view! {
        <Show when=move || may_talk(model)>
            <span class="talk-button">
                {icon_button("barn-icon-chat", "talk", go)}
                {part(badge)}
            </span>
        </Show>
    }
    .into_any()
}

/// Talk and feelings.
fn talk(model: TableModel, seen: Seen) -> AnyView {
    let words = words();
    let text = RwSignal::new(String::new());
    let said = move || {
        let lines = model.said.get().into_iter().rev().take(30).map(|(seat, text)| {
            view! { <li><strong>{seen.name(seat)}</strong>": "{text}</li> }
        });
        lines.collect_view()
    };
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked();
        if !said.trim().is_empty() {
            model.say(ToTable::Chat { text: said.trim().to_owned() });
            text.set(String::new());
        }
    };
    let feelings = REACTIONS.map(|(with, name)| {
        let name = move || words.say(name);
        view! {
            <button class="icon-button" title=name aria-label=name on:click=act(move || model.say(ToTable::React { with }))>
                <Picture of=reaction_picture(with).to_owned() />
            </button>
        }
    });
    view! {
        <section class="talk" tabindex="-1" aria-label=t("talk")>
            <div class="feelings">{feelings}</div>
            <form on:submit=hear(send)>
                <input
                    type="text"
                    maxlength="500"
                    aria-label=t("say-something")
                    placeholder=t("say-something")
                    prop:value=text
                    on:input=hear(move |event| text.set(event_target_value(&event)))
                />
                <button class="button">{t("send")}</button>
            </form>
            <ol class="said">{part(said)}</ol>
        </section>
    }
    .into_any()
}

/// A line about the luck of the table, for those who would like to check it.
pub(crate) fn luck_line(model: TableModel) -> Option<String> {
    let words = words();
    let luck = model.table.get().map(|table| table.luck.commitment.to_string())?;
    Some(words.phrase(Phrase::new("luck-line").with("commitment", luck)))
}
