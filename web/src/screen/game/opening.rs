//! How a game comes onto the screen: from this device, from the hall, or as a new game.

use std::rc::Rc;

use board::{RwSignal, part};
use engine::Phrase;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{Place, lost, table};
use crate::app::house;
use crate::browser::{GONE, now_ms};
use crate::desk::Desk;
use crate::drive::local::Local;
use crate::drive::online::{self, Online};
use crate::drive::{Ear, Heard, Way};
use crate::keep::{self, Visited};
use crate::plan::{Plan, Sitter};
use crate::route::Route;
use crate::screen::{hall, new_game};
use crate::settings::Settings;
use crate::words::{t, words};

/// A game on this device.
pub(crate) fn local(id: String) -> AnyView {
    let opened = RwSignal::new(None::<(Desk, bool)>);
    let problem = RwSignal::new(None::<String>);
    let owner = Owner::current().expect("screens are drawn by somebody");
    let (words, bots) = (words(), house().workers().bots);
    spawn_local(async move {
        let found = keep::game(&id).await.ok().flatten();
        let Some((kept, log)) = found else {
            problem.try_set(Some(untrack(|| words.say("no-such-game"))));
            return;
        };
        owner.with(|| {
            let desk = Desk::new(&Local::guests(&kept));
            let coach = kept.coach;
            let ear: Ear = Rc::new(move |heard| desk.hear(heard));
            match Local::open(kept, &log, ear, bots) {
                Ok(local) => {
                    desk.set_way(Rc::clone(&local) as Rc<dyn Way>);
                    local.begin();
                    opened.try_set(Some((desk, coach)));
                }
                Err(why) => problem.try_set(Some(why)),
            }
        });
    });
    let inside = move || match (opened.get(), problem.get()) {
        (Some((desk, coach)), _) => table(desk, if coach { Place::Lesson } else { Place::Here }),
        (None, Some(why)) => lost(why),
        (None, None) => view! { <p class="loading">{t("loading")}</p> }.into_any(),
    };
    part(inside)
}

/// A table in the hall. Without secrets, one looks on.
pub(crate) fn online(id: String, secrets: Vec<String>) -> AnyView {
    let links: Vec<Option<String>> =
        if secrets.is_empty() { vec![None] } else { secrets.iter().cloned().map(Some).collect() };
    let desk = Desk::new(&links);
    desk.use_own_links(online::own_link);
    let table_id = id.clone();
    let ear: Ear = Rc::new(move |heard: Heard| {
        if matches!(heard, Heard::Cut(_)) {
            ask_after(desk, table_id.clone());
        }
        desk.hear(heard);
    });
    desk.set_way(Online::open(&id, links.len(), &ear));
    let names = RwSignal::new(online::take_names(&id));
    Effect::new(move |_| {
        // Whoever has said a name when they set the table up need not say it again.
        desk.table.track();
        for (guest, _) in desk.standing() {
            let name = names.update_untracked(|names| names.get_mut(guest).map(std::mem::take));
            if let Some(name) = name.filter(|name| !name.trim().is_empty()) {
                sit(desk, guest, name);
            }
        }
    });
    Effect::new(move |_| {
        let (Some(table), Some(game)) = (desk.table.get(), desk.game.get()) else { return };
        let secrets = desk.links();
        if secrets.is_empty() {
            return;
        }
        // The address is what people keep.
        Route::Table(table.id.clone(), secrets.clone()).stay();
        let (id, game_id) = (table.id.clone(), table.game.clone());
        let here = desk.seats_here();
        let mut visit = Visited { id, game: game_id, secrets, last_ms: now_ms(), here, ..Visited::default() };
        visit.see(&table, game.asked, game.result.is_some());
        keep::remember_visit(visit);
    });
    table(desk, Place::Hall)
}

/// A table that does not answer may be gone; of one that was over long ago, only the record is left.
fn ask_after(desk: Desk, id: String) {
    spawn_local(async move {
        match online::look(&id).await {
            Err(why) if why == GONE => {
                keep::change_visit(&id, |visit| visit.gone = true);
                desk.lost.try_set(Some(why));
            }
            // Whoever has seen it sees it still, and whoever has left is elsewhere.
            Ok((.., true)) if desk.table.try_get_untracked() == Some(None) => Route::Replay(id).go(),
            _ => {}
        }
    });
}

/// Sets a table up in the hall, and goes there.
pub(crate) async fn set_up_online(plan: &Plan) -> Result<(), String> {
    let made = online::set_up(plan).await?;
    online::remember(&made, plan);
    Route::Table(made.id, made.here).go();
    Ok(())
}

/// Sits the guests here down who have seats, under their names.
pub(crate) fn sit(desk: Desk, guest: usize, name: String) {
    let settings: Settings = expect_context();
    if guest == 0 {
        settings.name.set(name.clone());
    }
    desk.sit(guest, name);
}

/// A lesson: a real game against gentle bots, with a coach.
pub(crate) fn lesson(game: String) -> AnyView {
    let Ok(facts) = games::facts(&game) else { return hall::hall() };
    let settings: Settings = expect_context();
    let (words, name) = (words(), settings.name.get_untracked());
    let you =
        if name.is_empty() { words.phrase(Phrase::new("player-number").with("number", 1)) } else { name };
    let mut seats = vec![Sitter::Bot(players::Level::Easy); usize::from(facts.seats.0)];
    seats[0] = Sitter::Here(you);
    at_once(Plan { game, options: serde_json::Value::Null, seats, time: None, coach: true })
}

/// A game without further questions: with the players and variants of last time.
pub(crate) fn play_now(game: &str) -> AnyView {
    let Ok(facts) = games::facts(game) else { return hall::hall() };
    at_once(new_game::plan_of_last_time(facts))
}

fn at_once(plan: Plan) -> AnyView {
    let problem = RwSignal::new(None::<String>);
    spawn_local(async move {
        if let Err(why) = new_game::begin(&plan).await {
            problem.try_set(Some(why));
        }
    });
    let inside = move || match problem.get() {
        Some(why) => lost(why),
        None => view! { <p class="loading">{t("loading")}</p> }.into_any(),
    };
    part(inside)
}
