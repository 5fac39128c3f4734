//! The near player's paths: each flock in line, small goats first, and what the chosen cards would do to it.

use board::{live, memo, part};
use engine::Phrase;
use games::goat_n_goat::Colour;
use leptos::prelude::*;

use crate::choice::Card;
use crate::{Meadow, card, of_colour};

/// What becomes of a goat if the chosen cards are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Fate {
    Stays,
    Joins,
    Leaves,
}

/// A path with its goats and, on a signpost, how many there are.
pub(crate) fn path(meadow: Meadow, colour: Colour) -> AnyView {
    let goats = memo(move || line_up(meadow, colour));
    let name = move || {
        let (count, _) = meadow.flock_sizes(colour);
        let phrase = Phrase::new("board-flock")
            .with("who", meadow.near.get())
            .with("colour", colour.words())
            .with("count", count);
        meadow.seen.say(&phrase)
    };
    let goat = move |(Card { goat, .. }, fate): (Card, Fate)| {
        let class = match fate {
            Fate::Stays => "gng-step",
            Fate::Joins => "gng-step joins",
            Fate::Leaves => "gng-step leaves",
        };
        view! {
            <li class=class>
                {card::figure(goat)}
                <b aria-hidden="true">{goat.number()}</b>
                <span class="for-ears">{meadow.seen.say(&goat.words())}</span>
            </li>
        }
    };
    view! {
        <div class="gng-path" role="group" aria-label=live(name)>
            <ol class="gng-steps">{board::each(move || goats.get(), goat)}</ol>
            {signpost(meadow, colour)}
        </div>
    }
    .into_any()
}

/// How many goats are on the path, and how many there would be.
fn signpost(meadow: Meadow, colour: Colour) -> AnyView {
    let loses = move || will_scatter(meadow, colour);
    let text = move || match meadow.flock_sizes(colour) {
        (now, then) if now == then && !loses() => now.to_string(),
        (now, then) => format!("{now} → {then}"),
    };
    let lost = move || {
        loses().then(|| view! { <b class="gng-lost">{format!("−{}", meadow.flock_sizes(colour).0)}</b> })
    };
    view! {
        <p class="gng-signpost" class:loses=live(loses) aria-hidden="true">
            {card::sign(colour)}
            <b>{live(text)}</b>
            {part(lost)}
        </p>
    }
    .into_any()
}

/// Whether the chosen cards would send this flock away: then its goats are not counted among those after.
pub(crate) fn will_scatter(meadow: Meadow, colour: Colour) -> bool {
    let (now, then) = meadow.flock_sizes(colour);
    let played = meadow.choice.read().play().map_or(0, |play| play.counts[colour as usize]);
    now > 0 && played > 0 && then < now + played
}

fn line_up(meadow: Meadow, colour: Colour) -> Vec<(Card, Fate)> {
    let now = of_colour(&meadow.now.read().flocks, colour);
    let then = of_colour(&meadow.then.read().flocks, colour);
    let scatters = will_scatter(meadow, colour);
    let standing = if scatters { Fate::Leaves } else { Fate::Stays };
    let joining = then.into_iter().filter(|goat| scatters || !now.contains(goat));
    let line: Vec<_> = now.iter().map(|goat| (*goat, standing)).collect();
    line.into_iter().chain(joining.map(|goat| (goat, Fate::Joins))).collect()
}
