//! A board for any game, drawn from its scene. New games have it before anybody has drawn them one.

use engine::scene::{Area, Look, Piece, Shape};
use leptos::prelude::*;

use crate::{CollectView, Seen, act, part, tint_class};

/// Draws a game from its scene, with a list of what may be done.
pub fn board(seen: Seen) -> AnyView {
    let areas = move || {
        let game = seen.game.get();
        let areas = game.scene.as_ref().map(|scene| scene.areas.clone()).unwrap_or_default();
        areas.into_iter().map(|part| area(seen, part)).collect_view()
    };
    view! {
        <div class="scene">
            <div class="scene-areas">{part(areas)}</div>
            {choices(seen)}
        </div>
    }
    .into_any()
}

/// A list of what may be done, in words.
pub fn choices(seen: Seen) -> AnyView {
    let choice = move |mv: String| {
        let text = seen.words(&mv).unwrap_or_else(|| mv.clone());
        let hinted = seen.is_hinted(&mv);
        view! {
            <li>
                <button class="choice" class:hinted=hinted on:click=act(move || seen.play(mv.clone()))>
                    {text}
                </button>
            </li>
        }
    };
    view! { <ul class="choices">{move || seen.moves().into_iter().map(choice).collect_view()}</ul> }
        .into_any()
}

fn area(seen: Seen, area: Area) -> AnyView {
    let name = seen.say(&area.name);
    let inside = match area.shape {
        Shape::Grid { columns, squares } => grid(seen, columns, squares),
        Shape::Row(pieces) => {
            let pieces = pieces.into_iter().map(|one| piece(seen, one)).collect_view();
            view! { <ul class="scene-row">{pieces}</ul> }.into_any()
        }
        Shape::Lines(lines) => {
            let lines = lines.iter().map(|line| view! { <li>{seen.say(line)}</li> }).collect_view();
            view! { <ul class="scene-lines">{lines}</ul> }.into_any()
        }
    };
    let own = area.seat.is_some() && area.seat == seen.you.get_untracked();
    view! {
        <section class="scene-area" class:own=own>
            <h3>{name}</h3>
            {inside}
        </section>
    }
    .into_any()
}

fn grid(seen: Seen, columns: u8, squares: Vec<Piece>) -> AnyView {
    let squares = squares.into_iter().map(|one| piece(seen, one)).collect_view();
    view! {
        <ul class="scene-grid" style:grid-template-columns=format!("repeat({columns}, 1fr)")>
            {squares}
        </ul>
    }
    .into_any()
}

fn piece(seen: Seen, piece: Piece) -> AnyView {
    let look = match piece.look {
        Look::Plain => "plain",
        Look::Strong => "strong",
        Look::Faint => "faint",
    };
    let class = format!("piece {look} {}", tint_class(piece.tint));
    let name = seen.say(&piece.name);
    let title = name.clone();
    view! {
        <li class=class title=title>
            <span aria-hidden="true">{piece.text}</span>
            <span class="for-ears">{name}</span>
        </li>
    }
    .into_any()
}
