//! How a game comes onto the screen: from this device, from the hall, or as a new game.

use std::rc::Rc;

use board::{RwSignal, part};
use engine::Phrase;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{Venue, lost, table};
use crate::app::app_context;
use crate::browser::{GONE, now_ms};
use crate::model::{Failure, TableModel};
use crate::plan::{Sitter, TablePlan};
use crate::route::Route;
use crate::screen::{hall, new_game};
use crate::settings::Settings;
use crate::storage::{self, VisitedTable};
use crate::transport::in_hall::{self, InHall};
use crate::transport::on_device::OnDevice;
use crate::transport::{Incoming, Listener, Transport};
use crate::words::{t, words};

/// A game on this device.
pub(crate) fn local(id: String) -> AnyView {
    let opened = RwSignal::new(None::<(TableModel, bool)>);
    let problem = RwSignal::new(None::<String>);
    let owner = Owner::current().expect("screens are drawn by somebody");
    let (words, bots) = (words(), app_context().workers().bots);
    spawn_local(async move {
        let found = storage::saved_game(&id).await.ok().flatten();
        let Some((kept, log)) = found else {
            problem.try_set(Some(untrack(|| words.say("no-such-game"))));
            return;
        };
        owner.with(|| {
            let model = TableModel::new(&OnDevice::links_of_clients(&kept));
            let coach = kept.coach;
            let listener: Listener = Rc::new(move |incoming| model.receive(incoming));
            match OnDevice::open(kept, &log, listener, bots) {
                Ok(local) => {
                    model.set_transport(Rc::clone(&local) as Rc<dyn Transport>);
                    local.begin();
                    opened.try_set(Some((model, coach)));
                }
                Err(why) => problem.try_set(Some(why)),
            }
        });
    });
    let inside = move || match (opened.get(), problem.get()) {
        (Some((model, coach)), _) => table(model, if coach { Venue::Lesson } else { Venue::Device }),
        (None, Some(why)) => lost(why),
        (None, None) => view! { <p class="loading">{t("loading")}</p> }.into_any(),
    };
    part(inside)
}

/// A table in the hall. Without secrets, one looks on.
pub(crate) fn online(id: String, secrets: Vec<String>) -> AnyView {
    let links: Vec<Option<String>> =
        if secrets.is_empty() { vec![None] } else { secrets.iter().cloned().map(Some).collect() };
    let model = TableModel::new(&links);
    model.use_own_links(in_hall::own_link);
    let table_id = id.clone();
    let listener: Listener = Rc::new(move |incoming: Incoming| {
        if matches!(incoming, Incoming::Disconnected(_)) {
            ask_after(model, table_id.clone());
        }
        model.receive(incoming);
    });
    model.set_transport(InHall::open(&id, links.len(), &listener));
    let names = RwSignal::new(in_hall::take_names(&id));
    Effect::new(move |_| {
        // Whoever has said a name when they set the table up need not say it again.
        model.table.track();
        for (client, _) in model.standing() {
            let name = names.update_untracked(|names| names.get_mut(client).map(std::mem::take));
            if let Some(name) = name.filter(|name| !name.trim().is_empty()) {
                sit(model, client, name);
            }
        }
    });
    Effect::new(move |_| {
        let (Some(table), Some(game)) = (model.table.get(), model.game.get()) else { return };
        let secrets = model.links();
        if secrets.is_empty() {
            return;
        }
        // The address is what people keep.
        Route::Table(table.id.clone(), secrets.clone()).stay();
        let (id, game_id) = (table.id.clone(), table.game.clone());
        let here = model.seats_here();
        let mut visit =
            VisitedTable { id, game: game_id, secrets, last_ms: now_ms(), here, ..VisitedTable::default() };
        visit.see(&table, game.asked, game.result.is_some());
        storage::remember_visit(visit);
    });
    table(model, Venue::Hall)
}

/// A table that does not answer may be gone; of one that was over long ago, only the record is left.
fn ask_after(model: TableModel, id: String) {
    spawn_local(async move {
        match in_hall::look(&id).await {
            Err(why) if why == GONE => {
                storage::change_visit(&id, |visit| visit.gone = true);
                model.lost.try_set(Some(Failure::closed(why)));
            }
            // Whoever has seen it sees it still, and whoever has left is elsewhere.
            Ok((.., true)) if model.table.try_get_untracked() == Some(None) => Route::Replay(id).go(),
            _ => {}
        }
    });
}

/// Sets a table up in the hall, and goes there.
pub(crate) async fn set_up_online(plan: &TablePlan) -> Result<(), String> {
    let made = in_hall::set_up(plan).await?;
    in_hall::remember(&made, plan);
    Route::Table(made.id, made.here).go();
    Ok(())
}

/// Sits the clients here down who have seats, under their names.
pub(crate) fn sit(model: TableModel, client: usize, name: String) {
    let settings: Settings = expect_context();
    if client == 0 {
        settings.name.set(name.clone());
    }
    model.sit(client, name);
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
    at_once(TablePlan { game, options: serde_json::Value::Null, seats, time: None, coach: true })
}

/// A game without further questions: with the players and variants of last time.
pub(crate) fn play_now(game: &str) -> AnyView {
    let Ok(facts) = games::facts(game) else { return hall::hall() };
    at_once(new_game::plan_of_last_time(facts))
}

fn at_once(plan: TablePlan) -> AnyView {
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
