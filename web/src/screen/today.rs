//! Today's barn on the screen: how it begins, and how its result is copied.

use board::part;
use engine::{Facts, OutcomeLine, Seat};
use leptos::prelude::*;
use players::Level;
use wasm_bindgen_futures::spawn_local;

use super::game::lost;
use super::share::share_button;
use super::{hall, new_game, seats};
use crate::model::TableModel;
use crate::plan::{Sitter, TablePlan};
use crate::route::{Route, address_of};
use crate::settings::Settings;
use crate::storage;
use crate::today;
use crate::transport::on_device::OnDevice;
use crate::words::{t, words};

/// How many play today, if the game lets them.
const PLAYERS: u8 = 3;

/// Today's game: a new one, or the one that was begun today.
pub(crate) fn today(game: String) -> AnyView {
    let Ok(facts) = games::facts(&game) else { return hall::hall() };
    let settings: Settings = expect_context();
    let plan = plan(facts, settings.called(words()));
    let problem = board::RwSignal::new(None::<String>);
    spawn_local(async move {
        if let Err(why) = begin(&plan).await {
            problem.try_set(Some(why));
        }
    });
    let inside = move || match problem.get() {
        Some(why) => lost(why),
        None => view! { <p class="loading">{t("loading")}</p> }.into_any(),
    };
    part(inside)
}

fn plan(facts: &Facts, name: String) -> TablePlan {
    let mut seats =
        vec![Sitter::Bot(Level::Medium); usize::from(PLAYERS.clamp(facts.seats.0, facts.seats.1))];
    seats[0] = Sitter::Here(name);
    TablePlan { game: facts.id.to_owned(), options: serde_json::Value::Null, seats, time: None, coach: false }
}

async fn begin(plan: &TablePlan) -> Result<(), String> {
    let day = today::day();
    let id = today::table_of(&day, &plan.game);
    // A private window keeps nothing, and so has nothing to go on with.
    if let Ok(Some((kept, _))) = storage::saved_game(&id).await {
        if kept.over { Route::Replay(id) } else { Route::Game(id) }.go();
        return Ok(());
    }
    let luck = today::luck(&day, &plan.game);
    new_game::keep(OnDevice::set_up_as(id, plan, Some(luck))?).await
}

/// The result of a day's game as a few signs, to be copied; nothing at other tables.
pub(crate) fn result_button(model: TableModel, facts: &Facts, end: &OutcomeLine) -> Option<AnyView> {
    let id = model.table.get_untracked()?.id.clone();
    let day = today::day_of(&id)?;
    let taken_back = model.record().map_or(0, |record| record.undone.len());
    let text = untrack(|| emoji(facts, day, end, model.you.get(), taken_back));
    Some(share_button(("share-today", "copy-today"), &text))
}

/// How many squares the best score is worth.
const SQUARES: i32 = 8;

fn emoji(facts: &Facts, day: &str, end: &OutcomeLine, you: Option<Seat>, taken_back: usize) -> String {
    let most = i32::from(end.scores.iter().copied().max().unwrap_or_default().max(1));
    let mut order: Vec<Seat> = Seat::all(end.scores.len() as u8).collect();
    order.sort_by_key(|seat| (!end.winners.contains(*seat), std::cmp::Reverse(end.scores[seat.idx()])));
    let line = |seat: &Seat| {
        let points = end.scores[seat.idx()];
        let squares = (i32::from(points.max(0)) * SQUARES + most / 2) / most;
        let medal = if end.winners.contains(*seat) { "🏆" } else { "▫️" };
        let colour = if Some(*seat) == you { "🟩" } else { "🟫" };
        let face = seats::FACES[seats::looks(you, seat.idx()).0].1;
        format!("{medal}{face}{} {points}\n", colour.repeat(squares as usize))
    };
    let lines: String = order.iter().map(line).collect();
    // Whoever took moves back says so.
    let back = if taken_back > 0 { format!("↩️ {taken_back}\n") } else { String::new() };
    format!(
        "Barnyard {day}: {}\n{lines}{back}{}",
        facts.title,
        address_of(&Route::Today(facts.id.to_owned()))
    )
}
