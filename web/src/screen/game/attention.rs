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

/// What can be heard of the game, and felt, if somebody likes it.
pub(super) fn sounds(model: TableModel, seen: Seen, game: &'static str) {
    let settings: Settings = expect_context();
    let made_of = boards::sound_of(game);
    Effect::new(move |before: Option<(u32, bool)>| {
        let game = seen.game.get();
        let (steps, over) = (game.steps, game.result.is_some());
        let changed = before.is_some_and(|(earlier, _)| earlier != steps);
        if changed {
            let yours = untrack(|| seen.is_asked() && !model.waiting.get());
            let won = untrack(|| seen.you.get())
                .is_some_and(|you| game.result.as_ref().is_some_and(|end| end.winners.contains(you)));
            let sound = match (over, won, yours, made_of) {
                (true, true, ..) => Sound::Cheer,
                (true, ..) => Sound::Moo,
                (_, _, true, _) => Sound::Bell,
                (.., Some("dice")) => Sound::Dice,
                (.., Some("card")) => Sound::Card,
                _ => Sound::Knock,
            };
            sound.play_if(settings);
        }
        (steps, over)
    });
}
