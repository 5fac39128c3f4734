//! What the games of a tournament add up to: who beats whom how often, and ratings.

use std::collections::BTreeMap;

use engine::Seat;
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;

use crate::interval::grouped_wilson;
use crate::rating::{Meeting, ratings};
use crate::{Fixture, Interval, Played, Share, Tournament};

/// The standings of a tournament, as text for programs too.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standings {
    /// The id of the game.
    pub game: String,
    /// How many play in a game.
    pub seats: u8,
    /// Where luck started.
    pub seed: u64,
    /// How many games are counted: those of deals that a pairing played completely.
    pub games: u64,
    /// Everybody, strongest first.
    pub players: Vec<PlayerStanding>,
    /// Every pairing, in the order of the players' names as they were given.
    pub pairings: Vec<PairingStanding>,
}

/// How strong a player is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerStanding {
    /// Who.
    pub player: String,
    /// Its strength: 400 points more are ten wins to one.
    pub rating: f64,
    /// Where the rating lies in 95 of 100 cases.
    pub interval: Interval,
    /// Its share of the wins over all pairings; a half would be even.
    pub share: f64,
}

/// How a pairing went.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairingStanding {
    /// Who.
    pub first: String,
    /// Against whom.
    pub second: String,
    /// How many games are counted.
    pub games: u64,
    /// The first's share of the wins, in all its seats; a half would be even.
    pub share: f64,
    /// Where that share lies in 95 of 100 cases; the games of one deal are taken together.
    pub interval: Interval,
    /// The first's share of the games in which it sits alone among the second's; fair is one part of the
    /// number of seats.
    pub first_alone: f64,
    /// The second's share of the games in which it sits alone among the first's.
    pub second_alone: f64,
}

impl Standings {
    /// The standings after these games, in whatever order. Deals that a pairing has not played from every
    /// seat are left out. `None` if that leaves out a whole pairing.
    pub fn new(game: &str, tournament: &Tournament, played: &[Played]) -> Option<Standings> {
        let deals = whole_deals(tournament, played);
        let pairings: Vec<PairingStanding> = tournament
            .pairings()
            .iter()
            .enumerate()
            .map(|(at, (first, second))| {
                let deals: Vec<_> =
                    deals.iter().filter(|((_, pairing), _)| *pairing == at).map(|(_, games)| games).collect();
                pairing(&first.to_string(), &second.to_string(), &deals)
            })
            .collect::<Option<_>>()?;
        let mut standings = Standings {
            game: game.to_owned(),
            seats: tournament.seats,
            seed: tournament.seed,
            games: pairings.iter().map(|pairing| pairing.games).sum(),
            players: players(tournament, &pairings, deals.values().flatten()),
            pairings,
        };
        standings.players.sort_by(|a, b| b.rating.total_cmp(&a.rating));
        Some(standings)
    }
}

/// A fixture and how it went.
type Game<'a> = (Fixture, &'a Played);

/// The games of every deal and pairing of which all are there.
fn whole_deals<'a>(tournament: &Tournament, played: &'a [Played]) -> BTreeMap<(u64, usize), Vec<Game<'a>>> {
    let played: BTreeMap<u64, &Played> = played.iter().map(|played| (played.number, played)).collect();
    let mut deals: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for (number, played) in played.range(..tournament.games()) {
        let fixture = tournament.fixture(*number);
        deals.entry((fixture.deal, fixture.pairing)).or_default().push((fixture, *played));
    }
    deals.retain(|_, games| games.len() as u64 == Tournament::games_per_deal(tournament.seats));
    deals
}

fn pairing(first: &str, second: &str, deals: &[&Vec<Game<'_>>]) -> Option<PairingStanding> {
    let per_deal = deals.first()?.len() as u64;
    let shares: Vec<f64> =
        deals.iter().map(|games| mean(games.iter().map(|game| share_of(first, game)))).collect();
    let alone = |player: &str| {
        let games = deals.iter().flat_map(|games| games.iter());
        mean(
            games
                .filter(|(fixture, _)| fixture.guest.to_string() == player)
                .map(|game| share_of(player, game)),
        )
    };
    let first_alone = alone(first);
    Some(PairingStanding {
        first: first.to_owned(),
        second: second.to_owned(),
        games: deals.len() as u64 * per_deal,
        share: mean(shares.iter().copied()),
        interval: grouped_wilson(&shares, per_deal),
        first_alone,
        // With two seats nobody is the host.
        second_alone: if per_deal == 2 { 1.0 - first_alone } else { alone(second) },
    })
}

/// What a player gets of a game, in all its seats. A game that nobody wins is shared by all.
fn share_of(name: &str, (_, played): &Game<'_>) -> f64 {
    let seats = played.players.len();
    let winners = if played.winners.is_empty() { engine::SeatSet::all(seats as u8) } else { played.winners };
    let mine = Seat::all(seats as u8).filter(|seat| played.players[seat.idx()] == name);
    mine.map(|seat| Share::of(seat, winners).wins()).sum()
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = numbers.fold((0.0, 0.0), |(sum, count), number| (sum + number, count + 1.0));
    sum / count
}

fn players<'a>(
    tournament: &Tournament,
    pairings: &[PairingStanding],
    games: impl Iterator<Item = &'a Game<'a>>,
) -> Vec<PlayerStanding> {
    let names: Vec<String> = tournament.players.iter().map(ToString::to_string).collect();
    let ratings = ratings(names.len(), games.map(|game| meeting(&names, game)));
    let share = |name: &str| {
        mean(pairings.iter().filter_map(|pairing| match name {
            _ if name == pairing.first => Some(pairing.share),
            _ if name == pairing.second => Some(1.0 - pairing.share),
            _ => None,
        }))
    };
    let standing = |(name, rating): (&String, &crate::Rating)| PlayerStanding {
        player: name.clone(),
        rating: rating.points,
        interval: rating.interval,
        share: share(name),
    };
    names.iter().zip(&ratings).map(standing).collect()
}

/// What a game says about two players: how the guest did against the host to its left. Only that one,
/// because the hosts' results hang together, and counting them all would make ratings look surer than they
/// are.
fn meeting(names: &[String], (fixture, played): &Game<'_>) -> Meeting {
    let (guest, host) = (fixture.seat, fixture.seat.next(played.players.len() as u8));
    let rank = |seat: Seat| (played.winners.contains(seat), played.scores[seat.idx()]);
    let both_won = played.winners.contains(guest) && played.winners.contains(host);
    let outcome = match rank(guest).cmp(&rank(host)) {
        _ if both_won || played.winners.is_empty() => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Less => Outcomes::LOSS,
    };
    let place = |seat: Seat| {
        let found = &played.players[seat.idx()];
        names.iter().position(|name| name == found).expect("the players of a fixture take part")
    };
    (place(guest), place(host), outcome)
}

#[cfg(test)]
mod tests {
    use engine::SeatSet;

    use super::*;

    /// A tournament in which whoever comes first in this list always wins.
    fn always(players: &[&str], seats: u8) -> (Tournament, Vec<Played>) {
        let specs = players.iter().map(|player| player.parse().expect("a player")).collect();
        let tournament = Tournament { players: specs, seats, deals: 20, seed: 1 };
        let rank = |name: &String| players.iter().position(|player| player == name);
        let play = |fixture: Fixture| {
            let names: Vec<String> = fixture.players(seats).iter().map(ToString::to_string).collect();
            let best = names.iter().map(rank).min().expect("somebody plays");
            let winners =
                Seat::all(seats).filter(|seat| rank(&names[seat.idx()]) == best).collect::<SeatSet>();
            let scores = Seat::all(seats).map(|seat| i16::from(winners.contains(seat))).collect();
            Played {
                number: fixture.number,
                deal: fixture.deal,
                players: names,
                scores,
                winners,
                ended: "ended-test".to_owned(),
                decisions: 1,
                steps: 1,
            }
        };
        let played = tournament.fixtures().map(play).collect();
        (tournament, played)
    }

    #[test]
    fn whoever_always_wins_comes_first() {
        for seats in [2, 3, 6] {
            let (tournament, played) = always(&["hard", "easy", "random"], seats);
            let standings = Standings::new("goose-chess", &tournament, &played).expect("all have played");
            let order: Vec<_> = standings.players.iter().map(|standing| standing.player.as_str()).collect();
            assert_eq!(order, ["hard", "easy", "random"]);
            assert_eq!(standings.games, tournament.games());
            for pairing in &standings.pairings {
                assert!(
                    (pairing.share - 1.0).abs() < 1e-9 && pairing.interval.high >= 1.0 - 1e-9,
                    "{pairing:?}"
                );
                assert!((pairing.first_alone - 1.0).abs() < 1e-9 && pairing.second_alone.abs() < 1e-9);
                assert!(pairing.interval.low > 0.9);
            }
        }
    }

    #[test]
    fn a_half_is_even_whatever_the_number_of_seats() {
        for seats in [2, 3, 6] {
            let (tournament, mut played) = always(&["hard", "easy"], seats);
            for game in &mut played {
                // Seat 0 wins, whoever sits there.
                (game.winners, game.scores) = (SeatSet::only(Seat(0)), vec![0; usize::from(seats)]);
            }
            let standings = Standings::new("goose-chess", &tournament, &played).expect("all have played");
            let pairing = &standings.pairings[0];
            assert!((pairing.share - 0.5).abs() < 1e-9, "{pairing:?}");
            assert!((pairing.first_alone - 1.0 / f64::from(seats)).abs() < 1e-9, "{pairing:?}");
            assert!((pairing.second_alone - 1.0 / f64::from(seats)).abs() < 1e-9, "{pairing:?}");
            assert!(pairing.interval.high - pairing.interval.low < 0.15, "the deals agree: {pairing:?}");
        }
    }

    #[test]
    fn half_played_deals_are_left_out() {
        let (tournament, mut played) = always(&["hard", "easy", "random"], 3);
        played.pop();
        let standings = Standings::new("goose-chess", &tournament, &played).expect("all have played");
        assert_eq!(standings.games, tournament.games() - 6);
        assert_eq!(Standings::new("goose-chess", &tournament, &played[..10]), None);
    }
}
