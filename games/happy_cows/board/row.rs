//! The row of three, and the pile with its honest top.

use board::{Memo, act, hear, live, memo, part};
use engine::Phrase;
use games::happy_cows::{Move, OpenCard, TopCard};
use leptos::prelude::*;

use crate::{Offer, Valley, card};

/// HAP-4: how many cards lie open.
const ROW: usize = 3;

/// The pile and three places beside it.
pub(crate) fn row(valley: Valley) -> AnyView {
    let places = Memo::new(move |before: Option<&Vec<Option<OpenCard>>>| {
        let before = before.map(Vec::as_slice).unwrap_or_default();
        lay_out(before, &valley.view.read().position.row)
    });
    let each = move || places.get().into_iter().enumerate().collect::<Vec<_>>();
    let place = move |(place, open): (usize, Option<OpenCard>)| match open {
        Some(open) => view! { <li>{offer(valley, Offer::Row(place, open))}</li> }.into_any(),
        None => view! { <li class="hap-gap" aria-hidden="true"></li> }.into_any(),
    };
    let name = move || valley.seen.say(&Phrase::new("area-row"));
    view! {
        <div class="hap-row">
            {pile(valley)}
            <ul aria-label=live(name)>
                {board::each(each, place)}
            </ul>
        </div>
    }
    .into_any()
}

/// Where the cards lie: those that stay keep their places, new ones fill the gaps.
fn lay_out(before: &[Option<OpenCard>], row: &[OpenCard]) -> Vec<Option<OpenCard>> {
    let mut new = row.to_vec();
    let mut places = before.to_vec();
    places.resize(ROW, None);
    for place in &mut places {
        match new.iter().position(|open| Some(*open) == *place) {
            Some(found) => _ = new.remove(found),
            None => *place = None,
        }
    }
    let mut new = new.into_iter();
    places.iter_mut().filter(|place| place.is_none()).for_each(|place| *place = new.next());
    places
}

/// The pile: how many cards it has, and what is seen of the topmost.
fn pile(valley: Valley) -> AnyView {
    let left = memo(move || valley.view.read().position.pile.as_ref().map_or(0, Vec::len));
    let top = memo(move || valley.view.read().position.top);
    let name = move || valley.seen.say(&Phrase::new("area-pile").with("count", left.get()));
    let inside = move || match top.get() {
        Some(top) => offer(valley, Offer::Top(top)),
        None => view! { <div class="hap-gap"></div> }.into_any(),
    };
    view! {
        <div class="hap-pile" class:low=move || left.get() < 2 role="group" aria-label=live(name)>
            {part(inside)}
            <b class="hap-left" aria-hidden="true">{left}</b>
        </div>
    }
    .into_any()
}

/// A card that may be touched to think about it.
fn offer(valley: Valley, offer: Offer) -> AnyView {
    let mv = offer.play();
    let legal = move || valley.may(mv);
    let chosen = move || valley.chosen.get() == Some(offer);
    let hinted =
        move || valley.is_hinted(mv) || offer.away().is_some_and(|card| valley.is_hinted(Move::Away(card)));
    let touch = move || {
        if !legal() {
            // The table says why not now.
            return valley.play(mv);
        }
        valley.chosen.update(|chosen| *chosen = if *chosen == Some(offer) { None } else { Some(offer) });
    };
    let face = match offer {
        Offer::Row(_, open) => card::face(open),
        Offer::Top(TopCard::Cow(cow)) => card::cow_face(cow),
        Offer::Top(TopCard::Farm) => card::back(),
    };
    let name = move || valley.seen.say(&offer.words());
    // A cow says it all itself; what a farm card is called helps to talk about it.
    let title = (!offer.is_cow()).then(|| view! { <small aria-hidden="true">{live(name)}</small> });
    view! {
        <button
            class="hap-card plain-button"
            class:legal=live(legal)
            class:chosen=chosen
            class:hinted=live(hinted)
            aria-label=live(name)
            aria-pressed=move || chosen().to_string()
            on:click=act(touch)
            on:pointerenter=hear(move |event| valley.point(&event, mv))
            on:pointerleave=act(move || valley.at.set(None))
        >
            {face}
            {title}
        </button>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use games::happy_cows::FarmCard;

    use super::*;

    #[test]
    fn cards_keep_their_places_and_new_ones_fill_the_gaps() {
        let [barn, trough, maid] = [FarmCard::Barn, FarmCard::Trough, FarmCard::Milkmaid].map(OpenCard::Farm);
        let before = lay_out(&[], &[barn, trough, barn]);
        assert_eq!(before, [Some(barn), Some(trough), Some(barn)]);
        let taken = lay_out(&before, &[trough, barn]);
        assert_eq!(taken, [Some(barn), Some(trough), None]);
        assert_eq!(lay_out(&taken, &[trough, barn, maid]), [Some(barn), Some(trough), Some(maid)]);
    }
}
