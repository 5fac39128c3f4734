//! The buttons of whoever looks on: stop and go, one step, and how fast; each has a key.

use board::{Picture, Signal, act, live, part};
use leptos::prelude::*;

use super::icon_button;
use crate::settings::Settings;
use crate::words::{t, words};

/// What can be done about a game that plays itself.
#[derive(Clone, Copy)]
pub(crate) struct Playback {
    /// Whether it goes on by itself.
    pub(crate) runs: Signal<bool>,
    /// Lets it go on by itself, or not.
    pub(crate) run: Callback<bool>,
    /// One step on.
    pub(crate) step: Callback<()>,
}

impl Playback {
    /// Stop and go, one step on, and the pace.
    pub(crate) fn buttons(self) -> AnyView {
        let (settings, words) = (expect_context::<Settings>(), words());
        let name = move || words.say(if self.runs.get() { "watch-pause" } else { "watch-run" });
        let picture = move || {
            let picture = if self.runs.get() { "barn-icon-pause" } else { "barn-icon-play" };
            view! { <Picture of=picture.to_owned() /> }
        };
        let pace = move || words.say(settings.watch_pace.get().words());
        view! {
            <button class="icon-button" title=live(name) aria-label=live(name) on:click=act(move || self.toggle())>
                {part(picture)}
            </button>
            {icon_button("barn-icon-step-forward", "step-on", move || self.step.run(()))}
            <button class="button pace" title=t("watch-pace") on:click=act(move || settings.watch_pace.update(|pace| *pace = pace.next()))>
                {live(pace)}
            </button>
        }
        .into_any()
    }

    fn toggle(self) {
        self.run.run(!self.runs.get_untracked());
    }

    /// `p` stops and goes, `.` is one step on, `f` another pace.
    pub(crate) fn press(self, key: &str, settings: Settings) {
        match key {
            "p" => self.toggle(),
            "." => self.step.run(()),
            "f" => settings.watch_pace.update(|pace| *pace = pace.next()),
            _ => {}
        }
    }
}
