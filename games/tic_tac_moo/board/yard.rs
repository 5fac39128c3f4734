//! What lies before a player: barn, farmhands and start tiles, the pen for those herded home, how far the fields
//! are, and what is left to draw.

use board::{CollectView, Memo, Picture, act, live, memo, part};
use engine::kit::{Squares, square_name};
use engine::{Phrase, Seat};
use games::tic_tac_moo::{ENOUGH, Phase, PlayerPosition, Species, Tiles};
use leptos::prelude::*;

use crate::choice::{Choice, Half};
use crate::hands::{farmhand, start_tile};
use crate::pieces::{animal, badge, symbol, tint};

/// How many animals a pen shows; those beyond are only counted.
const SHOWN: usize = 24;

/// One side of the table.
#[derive(Clone, Copy)]
pub(crate) struct Side {
    pub(crate) choice: Choice,
    /// Whose it is.
    pub(crate) seat: Memo<Seat>,
    /// Whether it is the viewer's own side; spectators sit behind seat 0.
    pub(crate) near: bool,
}

impl Side {
    /// Something about the player who sits there, followed as it changes.
    pub(crate) fn about<T>(self, look: impl Fn(&PlayerPosition) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        memo(move || look(&self.choice.view.read().players[self.seat.get().idx()]))
    }

    pub(crate) fn say(self, phrase: &Phrase) -> String {
        self.choice.seen.say(phrase)
    }
}

/// The yard of one side.
pub(crate) fn yard(side: Side) -> AnyView {
    let Side { choice, seat, near } = side;
    let class = move || {
        let distance = if near { "near" } else { "far" };
        let asked = choice.seen.game.get().asked.contains(seat.get());
        format!("ttm-yard {distance} {} {}", tint(seat.get()), if asked { "asked" } else { "" })
    };
    let placing = memo(move || choice.view.read().phase == Phase::Place);
    let corner = move || if placing.get() { start_tiles(side) } else { pen(side) };
    view! {
        <section class=live(class) aria-label=move || choice.seen.name(seat.get())>
            <header class="ttm-who">
                {move || badge(seat.get())}
                <h3>{move || choice.seen.name(seat.get())}</h3>
                {supply(side)}
            </header>
            <div class="ttm-team">
                {barn(side)}
                {farmhand(side, 0)}
                {farmhand(side, 1)}
                {part(corner)}
            </div>
            {move || fields(side)}
        </section>
    }
    .into_any()
}

/// The barn and the animal in it, which says where the others may go: one's own, also in words, when it is touched.
fn barn(side: Side) -> AnyView {
    let inside = side.about(|player| player.barn);
    let label = move || {
        side.say(&match inside.get() {
            Some(species) => Phrase::new("board-barn").with("animal", species.words()),
            None => Phrase::new("board-barn-empty"),
        })
    };
    let choice = side.choice;
    let mine = memo(move || side.near && choice.seen.you.get().is_some());
    let building = move || view! { <Picture of="ttm-barn".to_owned() />{move || inside.get().map(animal)} };
    let shown = move || {
        if !mine.get() {
            return view! { <div class="ttm-barn" role="img" aria-label=live(label) title=live(label)>{building()}</div> }
                .into_any();
        }
        view! {
            <button
                class="ttm-barn plain-button"
                tabindex="-1"
                aria-label=live(label)
                title=live(label)
                on:click=act(move || choice.touch(Half::Barn))
            >
                {building()}
            </button>
        }
        .into_any()
    };
    part(shown)
}

/// The start tiles that are not on the meadow yet.
fn start_tiles(side: Side) -> AnyView {
    let count = side.about(|player| usize::from(player.start_tiles.len()));
    let tiles = move || (0..count.get()).map(|place| start_tile(side, place)).collect_view();
    let label = move || side.say(&Phrase::new("area-start-tiles"));
    view! { <div class="ttm-start" role="group" aria-label=live(label)>{part(tiles)}</div> }.into_any()
}

/// The pen: who has been herded home, counted to twelve.
fn pen(side: Side) -> AnyView {
    let taken = side.about(|player| player.taken);
    let slot = |place: usize| {
        let here = memo(move || taken.read().cards().nth(place));
        let beyond = place >= usize::from(ENOUGH);
        view! { <span class="ttm-slot" class:beyond=beyond>{move || here.get().map(animal)}</span> }
    };
    let count = move || taken.read().len();
    let label = move || {
        let each = each(&taken.read());
        side.say(&Phrase::new("board-pen").with("count", count()).with("enough", ENOUGH).with("each", each))
    };
    view! {
        <div class="ttm-pen" role="img" aria-label=live(label) title=live(label)>
            <div class="ttm-slots">{(0..SHOWN).map(slot).collect_view()}</div>
            <b class="ttm-count">{live(count)}<small>{format!("/{ENOUGH}")}</small></b>
        </div>
    }
    .into_any()
}

/// What is left to draw: everybody knows what, nobody in which order.
fn supply(side: Side) -> AnyView {
    let left = side.about(|player| player.supply.unwrap_or_default());
    let kind = move |species: Species| {
        view! { <span class="ttm-left">{animal(species)}{move || left.read().count(species)}</span> }
    };
    let label = move || {
        let left = left.read();
        side.say(&Phrase::new("board-supply").with("count", left.len()).with("each", each(&left)))
    };
    view! {
        <div class="ttm-supply" role="img" aria-label=live(label) title=live(label)>
            <span class="ttm-left all">
                <Picture of="ttm-tile-back".to_owned() />
                {move || left.read().len()}
            </span>
            {Species::ALL.map(kind).collect_view()}
        </div>
    }
    .into_any()
}

/// How many there are of each animal, in words.
fn each(tiles: &Tiles) -> Vec<Phrase> {
    let one = |species: Species| {
        Phrase::new("board-each").with("animal", species.words()).with("count", tiles.count(species))
    };
    Species::ALL.map(one).into()
}

/// How far both fields are: nine squares, two of each.
fn fields(side: Side) -> AnyView {
    let layout = side.choice.view.read_untracked().layout;
    let fields = layout.fields(side.seat.get()).map(|field| progress(side, field));
    view! { <ul class="ttm-fields">{fields.collect_view()}</ul> }.into_any()
}

fn progress(side: Side, field: Squares) -> AnyView {
    let animals = memo(move || {
        let view = side.choice.view.read();
        field.iter().filter_map(|square| view.at(square)).collect::<Tiles>()
    });
    let first = field.first().expect("a field has nine squares");
    let label = move || {
        let phrase = Phrase::new("board-field")
            .with("from", square_name(first))
            .with("to", square_name(first + 2 * 8 + 2));
        let animals = animals.read();
        side.say(&phrase.with("count", animals.len()).with("each", each(&animals)))
    };
    let need = move |species: Species| {
        let count = move || animals.read().count(species);
        let enough = move || count() >= 2;
        let pip = move |number: u8| {
            let filled = move || count() >= number;
            view! { <i class="ttm-pip" class:filled=live(filled)></i> }
        };
        view! {
            <span class="ttm-need" class:enough=live(enough)>
                <svg class="ttm-animal" viewBox="0 0 64 64"><use href=symbol(species) /></svg>
                <span class="ttm-pips">{[1, 2].map(pip).collect_view()}</span>
            </span>
        }
    };
    let full = move || animals.read().len() == 9;
    view! {
        <li class="ttm-progress" class:full=live(full) title=live(label)>
            {quarter(first)}
            <span class="for-ears">{live(label)}</span>
            <b aria-hidden="true">{move || animals.read().len()}<small>"/9"</small></b>
            <span class="ttm-needs" aria-hidden="true">{Species::ALL.map(need).collect_view()}</span>
        </li>
    }
    .into_any()
}

/// Which quarter of the meadow a field is.
fn quarter(first: u8) -> AnyView {
    let at = |number: u8| if number < 4 { "2" } else { "11" };
    view! {
        <svg class="ttm-quarter" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <rect x="1" y="1" width="18" height="18" rx="3" />
            <rect class="here" x=at(first % 8) y=at(first / 8) width="7" height="7" rx="1.5" />
        </svg>
    }
    .into_any()
}
