//! How the table looks.

use engine::scene::{Area, Look, Piece, Tint};
use engine::{Phrase, Scene, Seat, Show, Source};

use super::GoatNGoat;
use super::cards::{Colour, Goats};
use super::phase::Phase;
use super::view::{PlayerView, View};

impl Show for GoatNGoat {
    fn scene(view: &View) -> Scene {
        let mut areas: Vec<_> = Colour::ALL.into_iter().map(|colour| range(view, colour)).collect();
        areas.push(Area::lines(Phrase::new("area-deck"), vec![deck_line(view)]));
        // The viewer's own things come last, nearest to where the choice is made.
        let first = view.you.map_or(Seat(0), |you| you.next(view.players.len() as u8));
        for seat in first.round(view.players.len() as u8) {
            let player = &view.players[seat.idx()];
            areas.push(
                Area::lines(Phrase::new("area-player").with("who", seat), vec![player_line(player)]).of(seat),
            );
            areas.push(
                Area::row(Phrase::new("area-flocks").with("who", seat), goats(&player.flocks)).of(seat),
            );
        }
        areas.push(Area::row(Phrase::new("area-display"), goats(&view.display)));
        if let Some(you) = view.you {
            let hand = view.players[you.idx()].hand.unwrap_or_default();
            areas.push(Area::row(Phrase::new("area-hand"), goats(&hand)).of(you));
        }
        Scene { asks: asks(view), areas }
    }

    fn sources(view: &View) -> Vec<Source> {
        let penalties = view.players.iter().map(|player| -i16::from(player.penalties.len()));
        vec![
            Source::new("source-mountains", view.players.iter().map(|player| player.mountains.worth())),
            Source::new("source-penalties", penalties),
        ]
    }
}

/// The mountains of one colour that nobody has taken.
fn range(view: &View, colour: Colour) -> Area {
    let own = view.mountains.iter().filter(|mountain| mountain.colour == colour);
    let pieces = own.map(|mountain| Piece::new(mountain.to_string(), colour.tint(), mountain.words()));
    Area::row(Phrase::new("area-mountains").with("colour", colour.words()), pieces.collect())
}

impl Colour {
    /// What it is painted with.
    pub fn tint(self) -> Tint {
        [Tint::Red, Tint::Blue, Tint::Green][self as usize]
    }
}

fn goats(goats: &Goats) -> Vec<Piece> {
    let piece = |goat: super::Goat| {
        Piece::new(goat.to_string(), goat.colour().tint(), goat.words()).look(Look::Strong)
    };
    goats.cards().map(piece).collect()
}

fn deck_line(view: &View) -> Phrase {
    let id = match (view.last_turns, &view.deck) {
        (Some(_), _) => "deck-empty",
        (None, Some(_)) => "deck-second",
        (None, None) => "deck-first",
    };
    Phrase::new(id).with("count", view.deck_size).with("discard", view.discard.len())
}

fn player_line(player: &PlayerView) -> Phrase {
    let mountains: Vec<_> = player.mountains.iter().map(|mountain| mountain.to_string()).collect();
    let mountains = if mountains.is_empty() {
        Phrase::new("none")
    } else {
        Phrase::new("text").with("text", mountains.join(" "))
    };
    // What others know of one's own hand is not worth a line.
    let id =
        if player.hand.is_some() || player.known.is_empty() { "player-line" } else { "player-line-known" };
    let line = Phrase::new(id)
        .with("points", player.points)
        .with("mountains", mountains)
        .with("penalties", player.penalties.len())
        .with("hand", player.hand_size);
    if id == "player-line" { line } else { line.with("known", player.known.to_string()) }
}

fn asks(view: &View) -> Option<Phrase> {
    let ask = match view.phase {
        Phase::Play if view.last_turns.is_some() => Phrase::new("asks-last-play"),
        Phase::Play => Phrase::new("asks-play"),
        Phase::Take { left } => Phrase::new("asks-take").with("left", left),
        Phase::Drop => Phrase::new("asks-drop"),
        Phase::Climb { .. } => Phrase::new("asks-climb"),
        Phase::Start | Phase::Deal { .. } | Phase::Lay | Phase::Refresh | Phase::Over => return None,
    };
    Some(ask.with("who", view.seat))
}
