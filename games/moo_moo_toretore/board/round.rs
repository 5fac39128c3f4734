//! The cow on top of the pile and its stars: how many cards everybody lays.

use board::{CollectView, Picture, live, memo, part};
use engine::Phrase;
use leptos::prelude::*;

use crate::{Night, stars};

/// The pile, the stars of the round, and which round it is.
pub(crate) fn round(night: Night) -> AnyView {
    let counted = memo(move || {
        let view = night.shown.read();
        (view.round, stars(&view))
    });
    let shown = move || {
        let (_, stars) = counted.get();
        (0..stars).map(|_| view! { <Picture of="moo-star".to_owned() class="moo-star" /> }).collect_view()
    };
    let count = move || night.shown.read().cow_pile.len();
    let piles = move || {
        let view = night.shown.read();
        let phrase = Phrase::new("piles-line")
            .with("cows", view.cow_pile.len())
            .with("cows-discarded", view.cow_discard.len())
            .with("cards", view.hand_pile_size)
            .with("cards-discarded", view.hand_discard.len());
        night.seen.say(&phrase)
    };
    let which = move || night.seen.say(&line(night));
    let lays = move || match counted.get().1 {
        0 => String::new(),
        stars => night.seen.say(&Phrase::new("told-stars").with("stars", stars)),
    };
    view! {
        <section class="moo-round">
            <Picture of="moo-moon".to_owned() class="moo-moon" />
            <span class="moo-pile" title=live(piles)>
                <svg viewBox="0 0 64 90" aria-hidden="true"><use href="#moo-cow-back" /></svg>
                <b aria-hidden="true">{live(count)}</b>
                <span class="for-ears">{live(piles)}</span>
            </span>
            <span class="moo-stars" aria-hidden="true">{part(shown)}</span>
            <p>{live(which)} <span class="for-ears">{live(lays)}</span></p>
        </section>
    }
    .into_any()
}

/// Which round it is, and who leads.
fn line(night: Night) -> Phrase {
    let view = night.shown.read();
    // After the last round there is no next one to name.
    Phrase::new("round-line")
        .with("round", (view.round + 1).min(view.rounds))
        .with("rounds", view.rounds)
        .with("who", view.leader)
}
