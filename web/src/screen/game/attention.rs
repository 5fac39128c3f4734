//! What tells people who do not look at the page that something happened: sounds, and the title of the tab.

use board::Seen;
use leptos::prelude::*;

use crate::model::TableModel;
use crate::screen::keys;
use crate::settings::Settings;
use crate::sound::Sound;
use crate::words::words;

/// The tab says when something is asked, for those who look at another one meanwhile.
pub(super) fn name_tab(seen: Seen, title: &'static str) {
    let words = words();
    Effect::new(move |_| {
        let name = if seen.is_asked() && !seen.waiting.get() {
            format!("● {} – {title}", words.say("table-yours"))
        } else {
            format!("{title} – Barnyard")
        };
        keys::document().set_title(&name);
    });
    on_cleanup(|| keys::document().set_title("Barnyard"));
}

/// What can be heard of the game, if somebody likes to hear it.
pub(super) fn sounds(model: TableModel, seen: Seen) {
    let settings: Settings = expect_context();
    Effect::new(move |before: Option<(u32, bool)>| {
        let game = seen.game.get();
        let (steps, over) = (game.steps, game.result.is_some());
        let changed = before.is_some_and(|(earlier, _)| earlier != steps);
        if changed && settings.sound.get_untracked() {
            let yours = untrack(|| seen.is_asked() && !model.waiting.get());
            let sound = if over {
                Sound::Moo
            } else if yours {
                Sound::Turn
            } else {
                Sound::Knock
            };
            sound.play();
        }
        (steps, over)
    });
}
