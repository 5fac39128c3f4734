//! The settings: name and face, language, light, pace, sound.

use board::{CollectView, RwSignal, act, hear, live, part};
use engine::{Lang, Phrase};
use leptos::prelude::*;

use super::seats::{FACES, face_of};

use crate::browser::close_dialog;
use crate::settings::{Light, Pace, Settings};
use crate::words::{t, words};

/// What each language calls itself.
fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::English => "English",
        Lang::German => "Deutsch",
        Lang::French => "Français",
        Lang::Dutch => "Nederlands",
        Lang::Japanese => "日本語",
    }
}

/// The dialog with the settings.
pub(crate) fn dialog() -> AnyView {
    let settings: Settings = expect_context();
    let words = words();
    let languages = Lang::ALL.map(|lang| {
        view! {
            <option value=lang.code() selected=move || settings.lang.get() == lang lang=lang.code()>
                {own_name(lang)}
            </option>
        }
    });
    let lights = Light::ALL.map(|(light, name)| {
        let text = move || {
            words.say(match light {
                Light::Device => "light-device",
                Light::Day => "light-day",
                Light::Evening => "light-evening",
            })
        };
        view! { <option value=name selected=move || settings.light.get() == light>{live(text)}</option> }
    });
    let choose_lang = move |event| {
        if let Ok(lang) = event_target_value(&event).parse() {
            settings.lang.set(lang);
        }
    };
    let choose_light = move |event| {
        let name = event_target_value(&event);
        if let Some((light, _)) = Light::ALL.iter().find(|(_, one)| *one == name) {
            settings.light.set(*light);
        }
    };
    view! {
        <dialog id="settings" class="sheet" aria-labelledby="settings-title">
            <h2 id="settings-title">{t("settings")}</h2>
            {face_choice(settings)}
            <label>
                <span>{t("language")}</span>
                <select on:change=hear(choose_lang)>{languages}</select>
            </label>
            <label>
                <span>{t("light")}</span>
                <select on:change=hear(choose_light)>{lights}</select>
            </label>
            {pace_choice("pace", settings.pace)}
            {pace_choice("watch-pace", settings.watch_pace)}
            {check("sound", settings.sound)}
            {check("buzz", settings.buzz)}
            <button class="button main" on:click=act(move || close_dialog("settings"))>
                {t("done")}
            </button>
        </dialog>
    }
    .into_any()
}

/// A setting that is on or off.
fn check(name: &'static str, chosen: RwSignal<bool>) -> AnyView {
    view! {
        <label class="check">
            <input
                type="checkbox"
                prop:checked=move || chosen.get()
                on:change=hear(move |event| chosen.set(event_target_checked(&event)))
            />
            <span>{t(name)}</span>
        </label>
    }
    .into_any()
}

/// What one is called, and how one looks: an animal before a colour.
fn face_choice(settings: Settings) -> AnyView {
    let words = words();
    let row = |name: &'static str, chosen: RwSignal<usize>, looks: fn(Settings, usize) -> (usize, usize)| {
        let one = (0..FACES.len()).map(|at| {
            let label = move || words.phrase(Phrase::new(name).with("number", at + 1));
            view! {
                <button
                    type="button"
                    class="face-button"
                    aria-label=label
                    aria-pressed=move || (chosen.get() == at).to_string()
                    on:click=act(move || chosen.set(at))
                >
                    {part(move || face_of(looks(settings, at)))}
                </button>
            }
        });
        view! { <p class="face-row">{one.collect_view()}</p> }
    };
    view! {
        <label>
            <span>{t("your-name")}</span>
            <input
                type="text"
                maxlength="40"
                autocomplete="nickname"
                prop:value=move || settings.name.get()
                on:change=hear(move |event| settings.name.set(event_target_value(&event)))
            />
        </label>
        {row("pick-animal", settings.animal, |settings, at| (at, settings.colour.get()))}
        {row("pick-colour", settings.colour, |settings, at| (settings.animal.get(), at))}
    }
    .into_any()
}

fn pace_choice(name: &'static str, chosen: RwSignal<Pace>) -> AnyView {
    let words = words();
    let paces = Pace::ALL.map(|(pace, name)| {
        let text = move || words.say(pace.words());
        view! { <option value=name selected=move || chosen.get() == pace>{live(text)}</option> }
    });
    let choose = move |event| {
        if let Some(pace) = Pace::named(&event_target_value(&event)) {
            chosen.set(pace);
        }
    };
    view! {
        <label>
            <span>{t(name)}</span>
            <select on:change=hear(choose)>{paces}</select>
        </label>
    }
    .into_any()
}
