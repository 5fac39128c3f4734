//! Sounds, and the buzz of a phone; silent until somebody switches them on.
//!
//! They are made by a script of its own (`web/page/sound.js`), which is loaded when the first one is due: nobody who
//! plays in silence loads it. It hears events of the window, so the strict policy of the page stays as it is.

use std::cell::Cell;

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::browser::the_window;
use crate::settings::Settings;

thread_local! {
    static LOADED: Cell<bool> = const { Cell::new(false) };
}

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// Something was put on the table.
    Knock,
    /// A card was turned or drawn.
    Card,
    /// Dice were thrown.
    Dice,
    /// It is your turn.
    Bell,
    /// The game is over.
    Moo,
    /// The game is won.
    Cheer,
}

impl Sound {
    fn name(self) -> &'static str {
        match self {
            Sound::Knock => "knock",
            Sound::Card => "card",
            Sound::Dice => "dice",
            Sound::Bell => "bell",
            Sound::Moo => "moo",
            Sound::Cheer => "cheer",
        }
    }

    /// Makes the sound. If the browser will not, nobody misses anything.
    pub(crate) fn play(self) {
        _ = say("sound", self.name());
    }

    /// Makes the sound and lets the device buzz, as far as somebody likes it.
    pub(crate) fn play_if(self, settings: Settings) {
        if settings.sound.get_untracked() {
            self.play();
        }
        if settings.buzz.get_untracked() {
            _ = say("buzz", self.name());
        }
    }
}

/// Says to the script what is due. It reads it from the page, where it is found also by a script that comes late.
fn say(what: &str, name: &str) -> Option<()> {
    let document = the_window().document()?;
    let root: HtmlElement = document.document_element()?.dyn_into().ok()?;
    root.set_attribute(&format!("data-{what}"), name).ok()?;
    if LOADED.replace(true) {
        return the_window()
            .dispatch_event(&web_sys::Event::new(&format!("barn-{what}")).ok()?)
            .ok()
            .map(|_| ());
    }
    let address = document.query_selector("meta[name=sound]").ok()??.get_attribute("content")?;
    let script = document.create_element("script").ok()?;
    script.set_attribute("type", "module").ok()?;
    script.set_attribute("src", &address).ok()?;
    document.head()?.append_child(&script).ok().map(|_| ())
}
