//! How the table looks.

use engine::scene::{Area, Look, Piece, Tint};
use engine::{Phrase, Scene, Seat, Show, Source};

use super::MooMooToretore;
use super::cards::{Breed, Chips, Cows, Number, Numbers, herd};
use super::phase::Phase;
use super::score::Points;
use super::tell::used_chips_words;
use super::view::{PlayerView, View};

impl Show for MooMooToretore {
    fn scene(view: &View) -> Scene {
        let mut areas: Vec<_> = Breed::ALL.into_iter().map(|breed| column(view, breed)).collect();
        areas.push(Area::row(Phrase::new("area-markers"), markers(view)));
        areas.push(Area::lines(Phrase::new("area-round"), vec![round_line(view)]));
        areas.push(Area::lines(Phrase::new("area-piles"), vec![piles_line(view)]));
        // The viewer's own things come last, nearest to where the choice is made.
        let seats = view.players.len() as u8;
        let first = view.you.map_or(Seat(0), |you| you.next(seats));
        for seat in first.round(seats) {
            let player = &view.players[seat.idx()];
            let name = Phrase::new("area-player").with("who", seat);
            areas.push(Area::lines(name, vec![points_line(player), player_line(player)]).of(seat));
        }
        if let Some(you) = view.you {
            let own = &view.players[you.idx()];
            let laid: Numbers = own.laid.unwrap_or_default().into();
            if !laid.is_empty() {
                areas.push(Area::row(Phrase::new("area-laid"), cards(&laid)).of(you));
            }
            areas.push(Area::row(Phrase::new("area-hand"), cards(&own.hand.unwrap_or_default())).of(you));
        }
        Scene { asks: asks(view), areas }
    }

    fn sources(view: &View) -> Vec<Source> {
        let of = |name, part: fn(&Points) -> i16| {
            Source::new(name, view.players.iter().map(|player| part(&player.points)))
        };
        vec![
            of("source-cows", |points| points.cows),
            of("source-kids", |points| points.kids),
            of("source-chips", |points| points.chips),
            of("source-one-breed", |points| points.one_breed),
            of("source-sets", |points| points.sets),
        ]
    }
}

fn tint(breed: Breed) -> Tint {
    [Tint::Blue, Tint::Red, Tint::Black][breed as usize]
}

fn column(view: &View, breed: Breed) -> Area {
    let id = ["area-spotted", "area-red", "area-black"][breed as usize];
    let name = Phrase::new(id).with("worth", breed.worth());
    let piece = |cow: super::Cow| Piece::new(cow.to_string(), tint(breed), cow.words()).look(Look::Strong);
    Area::row(name, herd(&view.columns, breed).map(piece).collect())
}

/// All markers; the closed ones stand in brackets.
fn markers(view: &View) -> Vec<Piece> {
    let all =
        Breed::ALL.into_iter().flat_map(|breed| breed.markers().iter().map(move |number| (breed, *number)));
    let piece = |(breed, number): (Breed, u8)| {
        let name = |id| Phrase::new(id).with("breed", Breed::words(breed)).with("number", number);
        if view.open.contains(&number) {
            Piece::new(number.to_string(), tint(breed), name("marker-open")).look(Look::Strong)
        } else {
            Piece::new(format!("({number})"), tint(breed), name("marker-closed")).look(Look::Faint)
        }
    };
    all.map(piece).collect()
}

fn cards(cards: &Numbers) -> Vec<Piece> {
    let piece = |Number(number)| {
        Piece::new(number.to_string(), Tint::None, Phrase::new("card").with("number", number))
            .look(Look::Strong)
    };
    cards.cards().map(piece).collect()
}

fn round_line(view: &View) -> Phrase {
    let id = match (view.phase, view.stars) {
        (Phase::Lay { .. } | Phase::Announce, Some(_)) => "round-line-stars",
        _ => "round-line",
    };
    // After the last round there is no next one to name.
    let line = Phrase::new(id)
        .with("round", (view.round + 1).min(view.rounds))
        .with("rounds", view.rounds)
        .with("who", view.leader);
    match view.stars {
        Some(stars) if id == "round-line-stars" => line.with("stars", stars),
        _ => line,
    }
}

fn piles_line(view: &View) -> Phrase {
    Phrase::new("piles-line")
        .with("cows", view.cow_pile.len())
        .with("cows-discarded", view.cow_discard.len())
        .with("cards", view.hand_pile_size)
        .with("cards-discarded", view.hand_discard.len())
}

fn points_line(player: &PlayerView) -> Phrase {
    let points = &player.points;
    Phrase::new("points-line")
        .with("total", points.total())
        .with("cows", points.cows)
        .with("kids", points.kids)
        .with("chips", points.chips)
        .with("breed", points.one_breed)
        .with("sets", points.sets)
}

fn player_line(player: &PlayerView) -> Phrase {
    let line = match (player.laid_size, player.laid_chips.is_empty(), player.picked) {
        (0, ..) => Phrase::new("player-line"),
        (laid, true, _) => Phrase::new("player-line-laid").with("laid", laid),
        (laid, false, picked) => {
            let id = if picked { "player-line-picked" } else { "player-line-chips" };
            Phrase::new(id).with("laid", laid).with("with", used_chips_words(player.laid_chips))
        }
    };
    line.with("cows", cows_words(&player.cows))
        .with("chips", chips_words(player.chips))
        .with("hand", player.hand_size)
}

fn cows_words(cows: &Cows) -> Phrase {
    if cows.is_empty() {
        return Phrase::new("none");
    }
    let names: Vec<_> =
        Breed::ALL.into_iter().flat_map(|breed| herd(cows, breed)).map(|cow| cow.to_string()).collect();
    Phrase::new("text").with("text", names.join(" "))
}

fn chips_words(chips: Chips) -> Phrase {
    let names: Vec<_> = chips.iter().map(|chip| format!("±{}", chip.worth())).collect();
    if names.is_empty() { Phrase::new("none") } else { Phrase::new("text").with("text", names.join(" ")) }
}

fn asks(view: &View) -> Option<Phrase> {
    match (view.phase, view.stars) {
        (Phase::Lay { seat }, Some(stars)) => {
            Some(Phrase::new("asks-lay").with("who", seat).with("stars", stars))
        }
        (Phase::Announce, _) => {
            let seats = (0u8..).map(Seat).zip(&view.players);
            let open = seats.filter(|(_, player)| !player.laid_chips.is_empty() && !player.picked);
            let who: Vec<_> = open.map(|(seat, _)| Phrase::new("name").with("who", seat)).collect();
            Some(Phrase::new("asks-sign").with("who", who))
        }
        _ => None,
    }
}
