//! What a table may choose, as far as it can be picked. What must be typed is for those who study a game.

use board::{CollectView, RwSignal, Signal, hear, part};
use engine::{Facts, Offers, OptionFacts, Phrase, offered};
use leptos::prelude::*;
use serde_json::{Map, Value};

use crate::words::{t, words};

/// What was chosen. What is not in here is as usual.
type Chosen = RwSignal<Map<String, Value>>;

/// A field for each option with something to pick.
pub(super) fn choices(facts: &'static Facts, chosen: Chosen, seats: Signal<usize>) -> AnyView {
    let fields = facts.options.iter().filter(|option| option.offers != Offers::Nothing);
    let fields = fields.map(|option| field(facts, option, chosen, seats)).collect_view();
    view! { <details class="options"><summary>{t("variants")}</summary>{fields}</details> }.into_any()
}

fn field(
    facts: &'static Facts,
    option: &'static OptionFacts,
    chosen: Chosen,
    seats: Signal<usize>,
) -> AnyView {
    let words = words();
    let pick = move |event| {
        let value = offered(&event_target_value(&event));
        chosen.update_untracked(|chosen| {
            chosen.insert(option.name.to_owned(), value);
        });
    };
    let inside = move || {
        let book = words.of_game(facts, Vec::new());
        let say = |id: String| book.say(&Phrase { id: id.into(), args: Vec::new() });
        let values = values(option, seats.get()).into_iter().map(|value| {
            let text = match value.parse::<usize>() {
                Ok(seat) if option.offers == Offers::Seats => {
                    words.phrase(Phrase::new("player-number").with("number", seat + 1))
                }
                _ => say(format!("option-{}-{value}", option.name)),
            };
            let picked = chosen.read_untracked().get(option.name).is_some_and(|one| *one == offered(&value));
            view! { <option value=value selected=picked>{text}</option> }
        });
        let values = values.collect_view();
        view! {
            <span>{say(format!("option-{}", option.name))}</span>
            <select on:change=hear(pick)>{values}</select>
        }
    };
    view! { <label>{part(inside)}</label> }.into_any()
}

/// What can be picked, the usual one first.
fn values(option: &OptionFacts, seats: usize) -> Vec<String> {
    match option.offers {
        Offers::Seats => {
            std::iter::once("random".to_owned()).chain((0..seats).map(|seat| seat.to_string())).collect()
        }
        Offers::Values(values) => values.iter().map(|value| (*value).to_owned()).collect(),
        Offers::Nothing => Vec::new(),
    }
}
