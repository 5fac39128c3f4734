//! Who sits at the table: names, faces, whose turn it is, who is away.

use std::sync::Arc;

use board::{CollectView, Picture, RwSignal, live, part};
use engine::{Phrase, Seat};
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use players::Level;
use table::wire::{Reaction, SeatState, TableState};

use crate::browser::now_ms;
use crate::model::TableModel;
use crate::words::words;

/// The faces of people, by seat.
const FACES: [&str; 6] = [
    "barn-face-cow",
    "barn-face-pig",
    "barn-face-sheep",
    "barn-face-chicken",
    "barn-face-goat",
    "barn-face-dog",
];

/// The face at a seat.
pub(crate) fn face(seat: &SeatState, number: usize) -> &'static str {
    if seat.bot.is_some() { "barn-face-scarecrow" } else { FACES[number % FACES.len()] }
}

/// What a seat is called: a person's name, or a bot's level.
pub(crate) fn name_of(seat: &SeatState, number: usize) -> String {
    let words = words();
    match (&seat.name, seat.bot) {
        (Some(name), _) => name.clone(),
        (None, Some(level)) => words.bot(level, number),
        (None, None) => words.phrase(Phrase::new("free-seat").with("number", number + 1)),
    }
}

/// What a seat is called in a game that was kept, where bots stand by their levels.
pub(crate) fn kept_name(name: &str, number: usize) -> String {
    match Level::ALL.into_iter().find(|level| level.name() == name) {
        Some(level) => words().bot(level, number),
        None => name.to_owned(),
    }
}

/// The names of all seats.
pub(crate) fn names(table: &TableState) -> Vec<String> {
    table.seats.iter().enumerate().map(|(number, seat)| name_of(seat, number)).collect()
}

/// The strip with all seats.
pub(crate) fn strip(model: TableModel) -> AnyView {
    let words = words();
    let seats = move || {
        let table = model.table.get()?;
        let seats =
            (0..table.seats.len()).map(|number| one(model, Arc::clone(&table), number)).collect_view();
        Some(view! { <ol class="seats" tabindex="0" aria-label=words.say("the-table")>{seats}</ol> })
    };
    part(seats)
}

fn one(model: TableModel, table: Arc<TableState>, number: usize) -> AnyView {
    let words = words();
    let seat = Seat(number as u8);
    let place = table.seats[number].clone();
    let name = name_of(&place, number);
    let is_stopped = table.paused;
    let asked =
        move || !is_stopped && model.game.get().as_ref().is_some_and(|game| game.asked.contains(seat));
    let you = move || model.you.get() == Some(seat);
    let away = place.name.is_some() && !place.here && place.bot.is_none();
    // How good a bot is stands beside its name where there is room, and is said to whoever asks for it elsewhere.
    let skill = place.bot.map(|level| words.skill(level));
    let skill_tag = skill.clone().map(|skill| view! { <span class="tag skill">{skill}</span> });
    let points =
        move || Some(model.game.get()?.result.as_ref()?.scores.get(number)?.to_string().replace('-', "−"));
    let tick = tick();
    let clock = move || {
        tick.track();
        let (face, told_ms) = model.clock.get()?;
        let passed = if face.running.contains(seat) { now_ms().saturating_sub(told_ms) } else { 0 };
        let seconds = face.left_ms.get(number)?.saturating_sub(passed) / 1000;
        let text = match seconds {
            86_400.. => format!("{} d", seconds / 86_400),
            3_600.. => format!("{}:{:02} h", seconds / 3_600, seconds / 60 % 60),
            _ => format!("{}:{:02}", seconds / 60, seconds % 60),
        };
        Some(view! { <span class="clock" role="timer">{text}</span> })
    };
    let reaction = move || {
        let shown = model.reactions.get().into_iter().rev().find(|(_, who, _)| *who == seat);
        shown.map(|(_, _, with)| view! { <span class="reaction"><Picture of=reaction_picture(with).to_owned() /></span> })
    };
    view! {
        <li class="seat" class:asked=live(asked) class:you=live(you) class:away=away title=skill>
            <Picture of=face(&place, number).to_owned() />
            <span class="seat-name">{name}</span>
            {skill_tag}
            {part(move || you().then(|| view! { <span class="tag">{words.say("you-tag")}</span> }))}
            {away.then(|| view! { <span class="tag">{words.say("away-tag")}</span> })}
            {part(move || asked().then(|| view! { <span class="tag turn">{words.say("turn-tag")}</span> }))}
            {part(move || points().map(|points| view! { <span class="points">{points}</span> }))}
            {part(clock)}
            {part(reaction)}
        </li>
    }
    .into_any()
}

/// Something that changes every second, while the screen is there.
pub(crate) fn tick() -> RwSignal<u32> {
    let tick = RwSignal::new(0u32);
    let interval = StoredValue::new_local(Some(Interval::new(1_000, move || {
        tick.update(|tick| *tick = tick.wrapping_add(1));
    })));
    on_cleanup(move || _ = interval.try_update_value(Option::take));
    tick
}

/// The picture of a feeling.
pub(crate) fn reaction_picture(with: Reaction) -> &'static str {
    match with {
        Reaction::Moo => "barn-react-moo",
        Reaction::Clap => "barn-react-clap",
        Reaction::Laugh => "barn-react-laugh",
        Reaction::Wow => "barn-react-wow",
        Reaction::Oops => "barn-react-oops",
        Reaction::Sad => "barn-react-sad",
        Reaction::Think => "barn-react-think",
        Reaction::Thanks => "barn-react-thanks",
    }
}
