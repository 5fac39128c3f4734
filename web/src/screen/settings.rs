//! The settings: language, light, pace, sound.

use board::{RwSignal, act, hear, live};
use engine::Lang;
use leptos::prelude::*;

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
            <label class="check">
                <input
                    type="checkbox"
                    prop:checked=move || settings.sound.get()
                    on:change=hear(move |event| settings.sound.set(event_target_checked(&event)))
                />
                <span>{t("sound")}</span>
            </label>
            <button class="button main" on:click=act(move || close_dialog("settings"))>
                {t("done")}
            </button>
        </dialog>
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
