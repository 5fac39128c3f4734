//! Handing something to others: with the device's own ways if it has some, otherwise as something to paste.

use std::sync::Arc;

use board::{Picture, RwSignal, act, live, part};
use engine::{Phrase, Record};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::route::{Route, address_of};
use crate::words::words;
use crate::{browser, pack};

/// A button that copies a text, and says so when it has.
pub(crate) fn copy_button(name: Phrase, class: &str, text: String) -> AnyView {
    let copied = RwSignal::new(false);
    let copy = move || {
        let text = text.clone();
        spawn_local(async move { copied.try_set(browser::copy(&text).await) });
    };
    button("link", class, name, copied, Box::new(copy))
}

/// A button that shares a text, called by the first name; where a device cannot share, one that copies it, called by
/// the second.
pub(crate) fn share_button((share, copy): (&'static str, &'static str), text: &str) -> AnyView {
    if !browser::can_share() {
        return copy_button(Phrase::new(copy), "", text.to_owned());
    }
    hand_button(share, "", text.to_owned(), None)
}

/// A button that shares a finished game as a link, as soon as there is one and if it fits into a link.
pub(crate) fn share_game(record: RwSignal<Option<Arc<Record>>>) -> AnyView {
    let link = RwSignal::new(None::<(String, String)>);
    Effect::new(move |_| {
        let Some(record) = record.get() else { return };
        spawn_local(async move {
            let Some(packed) = pack::pack(&record).await else { return };
            let title = games::facts(&record.game).map_or("", |facts| facts.title).to_owned();
            link.try_set(Some((title, address_of(&Route::Shared(packed)))));
        });
    });
    let button = move || {
        let (title, link) = link.get()?;
        Some(if browser::can_share() {
            hand_button("share-game", "", title, Some(link))
        } else {
            copy_button(Phrase::new("copy-game"), "", link)
        })
    };
    part(button)
}

/// A button that lets the device hand a text to somebody, and a link with it.
pub(crate) fn hand_button(name: &'static str, class: &str, text: String, link: Option<String>) -> AnyView {
    let share = move || {
        let (text, link) = (text.clone(), link.clone());
        spawn_local(async move { browser::share(&text, link.as_deref()).await });
    };
    button("share", class, Phrase::new(name), RwSignal::new(false), Box::new(share))
}

fn button(picture: &str, class: &str, name: Phrase, copied: RwSignal<bool>, what: Box<dyn Fn()>) -> AnyView {
    let words = words();
    let name = move || if copied.get() { words.say("copied") } else { words.phrase(name.clone()) };
    view! {
        <button type="button" class=format!("button {class}") on:click=act(what)>
            <Picture of=format!("barn-icon-{picture}") />
            {live(name)}
        </button>
    }
    .into_any()
}
