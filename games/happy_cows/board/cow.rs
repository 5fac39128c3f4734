//! A cow on a farm, and what would become of it.

use board::{Picture, act, hear, live};
use games::happy_cows::{Cow, CowCard, Phase};
use leptos::prelude::*;

use crate::forecast::{Fate, Lot};
use crate::{Valley, card};

/// A cow to touch. A cow whose mood changes is drawn anew, and so hops or droops.
pub(crate) fn cow(valley: Valley, cow: Cow, lot: Lot) -> AnyView {
    let card = CowCard { cow, happy: lot.happy };
    let mv = move || valley.touch(cow);
    let legal = move || valley.may(mv());
    let offered = move || matches!(valley.phase(), Phase::Take { given } if given == cow);
    view! {
        <button
            class="hap-cow plain-button"
            class:legal=live(legal)
            class:hinted=move || valley.is_hinted(mv())
            class:offered=live(offered)
            tabindex=move || if legal() { "0" } else { "-1" }
            aria-label=move || valley.label(valley.seen.say(&card.words()), mv())
            on:click=act(move || valley.play(mv()))
            on:pointerenter=hear(move |event| valley.point(&event, mv()))
            on:pointerleave=act(move || valley.at.set(None))
        >
            {card::cow_face(card)}
        </button>
        {move || valley.forecast.read().fate(cow).map(|fate| badge(cow, lot, fate))}
    }
    .into_any()
}

/// What a move that is thought about would do to a cow: the points it wins or costs, or the way the cow goes.
fn badge(cow: Cow, now: Lot, Fate { then, sure }: Fate) -> AnyView {
    let class = if sure { "hap-fate sure" } else { "hap-fate" };
    let inside = if now.happy == then.happy {
        let way = match (now.inside, then.inside) {
            (false, true) => "hap-barn",
            (true, false) => "hap-weather",
            _ => "hap-trough",
        };
        view! { <Picture of=way.to_owned() /> }.into_any()
    } else {
        let sign = if then.happy { '+' } else { '−' };
        let class = if then.happy { "hap-gain" } else { "hap-loss" };
        view! { <b class=class>{format!("{sign}{}", 2 * cow.icons())}</b> }.into_any()
    };
    let doubt = (!sure).then(|| view! { <i>"?"</i> });
    view! { <span class=class aria-hidden="true">{inside}{doubt}</span> }.into_any()
}
