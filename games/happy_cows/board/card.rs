//! How cards look, and the sign that goes with every colour.

use board::{Picture, tint_class};
use engine::scene::Tint;
use games::happy_cows::{Colour, CowCard, FarmCard, OpenCard};
use leptos::prelude::*;

/// The face of an open card. Whatever holds it says in words what it is.
pub(crate) fn face(open: OpenCard) -> AnyView {
    match open {
        OpenCard::Cow(card) => cow_face(card),
        OpenCard::Farm(card) => farm_face(card),
    }
}

/// A cow card: the head, its worth as it feels now, and a cloud if it is sad.
pub(crate) fn cow_face(card: CowCard) -> AnyView {
    let colour = card.cow.colour();
    let (mood, sign) = if card.happy { ("happy", '+') } else { ("sad", '−') };
    let cloud = (!card.happy).then(|| view! { <Picture of="hap-cloud".to_owned() class="hap-cloud" /> });
    view! {
        <span class=format!("hap-face hap-{mood} {}", tint_class(colour.tint())) aria-hidden="true">
            <Picture of=format!("hap-cow-{mood}-{}", name(colour)) class="hap-head" />
            {cloud}
            <b class="hap-worth">{sign_of(colour)}{format!("{sign}{}", card.cow.icons())}</b>
        </span>
    }
    .into_any()
}

fn farm_face(card: FarmCard) -> AnyView {
    let tint = card.colour().map_or(Tint::None, Colour::tint);
    view! {
        <span class=format!("hap-face hap-work {}", tint_class(tint)) aria-hidden="true">
            <Picture of=picture(card) class="hap-head" />
            {card.colour().map(sign_of)}
        </span>
    }
    .into_any()
}

/// The picture of a farm card.
pub(crate) fn picture(card: FarmCard) -> String {
    match card {
        FarmCard::Farmer(_) => "hap-farmer".to_owned(),
        FarmCard::Barn => "hap-barn".to_owned(),
        FarmCard::Rain(_) => "hap-rain".to_owned(),
        FarmCard::Trough => "hap-trough".to_owned(),
        FarmCard::Bull(count) => format!("hap-bull-{count}"),
        FarmCard::Hunger(count) => format!("hap-hunger-{count}"),
        FarmCard::NiceWeather => "hap-weather".to_owned(),
        FarmCard::Milkmaid => "hap-milkmaid".to_owned(),
        FarmCard::SuperFarmer => "hap-super".to_owned(),
    }
}

/// The back of a farm card.
pub(crate) fn back() -> AnyView {
    view! { <svg class="hap-back" viewBox="0 0 64 90" aria-hidden="true"><use href="#hap-card-back" /></svg> }
        .into_any()
}

/// The sign of a colour, for eyes that do not tell colours apart (HAP-1).
pub(crate) fn sign_of(colour: Colour) -> AnyView {
    view! { <Picture of=format!("barn-sign-{}", name(colour)) class="hap-sign" /> }.into_any()
}

fn name(colour: Colour) -> &'static str {
    ["blue", "purple", "red", "orange", "green"][colour as usize]
}
