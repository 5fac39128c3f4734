//! The open display of six, and the deck it is filled from.

use board::{Memo, act, live, part};
use engine::Phrase;
use games::goat_n_goat::{Colour, DISPLAY, Goat, Goats, Phase};
use leptos::prelude::*;

use crate::{Meadow, card};

/// The deck and six places beside it.
pub(crate) fn display(meadow: Meadow) -> AnyView {
    let places = Memo::new(move |before: Option<&Vec<Option<Goat>>>| {
        let before = before.map(Vec::as_slice).unwrap_or_default();
        lay_out(before, &meadow.view.read().display)
    });
    let each = move || places.get().into_iter().enumerate().collect::<Vec<_>>();
    let place = move |(_, goat): (usize, Option<Goat>)| match goat {
        Some(goat) => view! { <li>{open_card(meadow, goat)}</li> }.into_any(),
        None => view! { <li class="gng-gap"></li> }.into_any(),
    };
    let taking = move || meadow.seen.is_asked() && matches!(meadow.phase(), Phase::Take { .. });
    let name = move || meadow.seen.say(&Phrase::new("area-display"));
    view! {
        <section class="gng-display" class:taking=live(taking)>
            {deck(meadow)}
            <ul aria-label=live(name)>
                {board::each(each, place)}
            </ul>
        </section>
    }
    .into_any()
}

/// Where the cards lie: those that stay keep their places, new ones fill the gaps.
fn lay_out(before: &[Option<Goat>], display: &Goats) -> Vec<Option<Goat>> {
    let mut new = *display;
    let mut places: Vec<Option<Goat>> = before.to_vec();
    places.resize(usize::from(DISPLAY), None);
    for place in &mut places {
        match place {
            Some(goat) if new.count(*goat) > 0 => new.take(*goat),
            _ => *place = None,
        }
    }
    let mut new = new.cards();
    places.iter_mut().filter(|place| place.is_none()).for_each(|place| *place = new.next());
    places
}

fn open_card(meadow: Meadow, goat: Goat) -> AnyView {
    let mv = StoredValue::new(format!("take {goat}"));
    let legal = move || mv.with_value(|mv| meadow.seen.may(mv));
    let hinted = move || mv.with_value(|mv| meadow.seen.is_hinted(mv));
    let label = move || mv.with_value(|mv| meadow.label(&goat.words(), mv));
    view! {
        <button
            class="gng-card plain-button"
            class:legal=live(legal)
            class:hinted=live(hinted)
            tabindex=move || if legal() { "0" } else { "-1" }
            aria-label=live(label)
            on:click=act(move || meadow.seen.play(mv.get_value()))
        >
            {card::face(goat)}
        </button>
    }
    .into_any()
}

/// The deck with how many cards it has; once it is used up, a sign that these are the last turns.
fn deck(meadow: Meadow) -> AnyView {
    let line = move || {
        let view = meadow.view.read();
        let id = match (view.last_turns, &view.deck) {
            (Some(_), _) => "deck-empty",
            (None, Some(_)) => "deck-second",
            (None, None) => "deck-first",
        };
        meadow.seen.say(&Phrase::new(id).with("count", view.deck_size).with("discard", view.discard.len()))
    };
    let size = move || meadow.view.read().deck_size;
    let second = move || meadow.view.read().deck.is_some() && !meadow.is_ending();
    // Nobody takes cards from the deck: whoever tries is told so, as with any card that is not on the display.
    let touch = move || {
        let display = meadow.view.read_untracked().display;
        let mut goats =
            Colour::ALL.into_iter().flat_map(|colour| (1..=5).map(move |number| Goat::of(colour, number)));
        let hidden =
            goats.find(|goat| display.count(*goat) == 0).expect("six cards are not all fifteen kinds");
        meadow.seen.play(format!("take {hidden}"));
    };
    let pile = move || {
        if meadow.is_ending() {
            let text = meadow.seen.say(&Phrase::new("board-last-turns"));
            return view! { <b class="gng-last" aria-hidden="true">{text}</b><span class="for-ears">{live(line)}</span> }
                .into_any();
        }
        view! {
            <button class="gng-draw plain-button" tabindex="-1" aria-label=live(line) on:click=act(touch)>
                {card::back()}
            </button>
            <b class="gng-left" aria-hidden="true">{live(size)}</b>
        }
        .into_any()
    };
    view! {
        <div class="gng-deck" class:second=live(second) title=live(line)>
            {part(pile)}
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile(goats: &[Goat]) -> Goats {
        let mut pile = Goats::EMPTY;
        goats.iter().for_each(|goat| pile.add(*goat));
        pile
    }

    #[test]
    fn cards_keep_their_places_and_new_ones_fill_the_gaps() {
        let [one, two, three] = [1, 2, 3].map(|number| Goat::of(Colour::Blue, number));
        let before = lay_out(&[], &pile(&[one, one, two, two, three, three]));
        assert!(before.iter().all(Option::is_some));
        let taken = lay_out(&before, &pile(&[one, two, two, three, three]));
        assert_eq!(taken, [Some(one), None, Some(two), Some(two), Some(three), Some(three)]);
        let filled = lay_out(&taken, &pile(&[one, two, two, two, three, three]));
        assert_eq!(filled[1], Some(two));
        assert_eq!(filled[2..], taken[2..]);
    }
}
