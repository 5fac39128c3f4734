//! Bots have a temper, which shows in what they say: a word when it begins, now and then one in between, one at the
//! end. Only at tables on this device, and never to those who do not wait for the others.

use std::time::Duration;

use board::{RwSignal, part};
use engine::{Phrase, Seat};
use leptos::prelude::*;
use players::Level;

use super::seats;
use crate::browser::now_ms;
use crate::model::TableModel;
use crate::settings::Pace;
use crate::words::words;

/// The tempers there are. Who is stronger than another at the same seat has another one.
const TEMPERS: [&str; 3] = ["sunny", "grumpy", "dreamy"];

/// How long there is nothing to hear after a word, and how long a word is in sight.
const QUIET_MS: u64 = 45_000;
const SHOWN: Duration = Duration::from_secs(4);

fn temper(level: Level, seat: usize) -> &'static str {
    TEMPERS[(seat + level as usize) % TEMPERS.len()]
}

/// What bots say, under the seats.
pub(crate) fn talk(model: TableModel) -> AnyView {
    let words = words();
    let said = RwSignal::new(None::<(usize, String)>);
    let quiet_until = StoredValue::new(0u64);
    let bots = move || {
        let table = model.table.get_untracked()?;
        let bots = table.seats.iter().enumerate().filter(|(_, place)| place.name.is_none());
        Some(bots.filter_map(|(seat, place)| Some((seat, place.bot?))).collect::<Vec<_>>())
    };
    let say = move |(seat, level): (usize, Level), moment: &str, turn: u32| {
        let id = format!("bot-{}-{moment}", temper(level, seat));
        let text = untrack(|| words.phrase(Phrase { id: id.into(), args: Vec::new() }));
        let all: Vec<&str> = text.split('|').map(str::trim).collect();
        let text = all[turn as usize % all.len()].to_owned();
        quiet_until.set_value(now_ms() + QUIET_MS);
        said.set(Some((seat, text.clone())));
        let over = move || {
            // Another one may have spoken since.
            if said.try_get_untracked().flatten().is_some_and(|(_, now)| now == text) {
                said.try_set(None);
            }
        };
        set_timeout(over, SHOWN);
    };
    // Whether there was a game to look at, after how many steps, and whether it was over.
    Effect::new(move |before: Option<(bool, u32, bool)>| {
        let Some(game) = model.game.get() else { return (false, 0, false) };
        let (steps, over) = (game.steps, game.result.is_some());
        let now = (true, steps, over);
        let talks = |bots: &Vec<_>| !bots.is_empty() && model.pace.get_untracked() != Pace::NoWaiting;
        let Some(bots) = bots().filter(talks) else { return now };
        let any = bots[steps as usize % bots.len()];
        match before.filter(|(seen, ..)| *seen) {
            // Who comes back to a game that has ended is not talked to.
            None if !over => say(any, "hello", steps),
            Some((_, _, false)) if over => {
                let winners = game.result.as_ref().map(|end| end.winners).unwrap_or_default();
                match bots.iter().find(|(seat, _)| winners.contains(Seat(*seat as u8))) {
                    Some(bot) => say(*bot, "won", steps),
                    None => say(any, "lost", steps),
                }
            }
            Some((_, earlier, false)) if earlier < steps && now_ms() > quiet_until.get_value() => {
                say(any, "turn", steps);
            }
            _ => {}
        }
        now
    });
    let shown = move || {
        let (seat, text) = said.get()?;
        let name = untrack(|| model.table.get().map(|table| seats::name_of(&table.seats[seat], seat)))?;
        Some(
            view! { <p class="bot-says">{seats::face(model.you.get(), seat)}<span><b>{name}</b>" "{text}</span></p> },
        )
    };
    part(shown)
}
