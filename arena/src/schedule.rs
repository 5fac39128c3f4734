//! Who meets whom in a tournament, in which seat, with which luck.

use engine::Seat;
use players::Spec;

/// A tournament: every player meets every other.
///
/// A *deal* is one stream of luck. Each pairing plays each deal once for every way to seat it: one of the
/// first among the second's, in every seat, and one of the second among the first's. With two seats these
/// are the two ways to sit. So both have the same luck from the same seats, and over a deal the fair share
/// of the wins is a half, whatever the number of seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    /// Who takes part; two at least, all different.
    pub players: Vec<Spec>,
    /// How many play in a game.
    pub seats: u8,
    /// How many deals each pairing plays.
    pub deals: u64,
    /// Where luck starts; deal `i` has its own stream.
    pub seed: u64,
}

/// One game to be played: a guest among hosts of one other kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Its number; the games of an early deal have lower numbers than those of a later one.
    pub number: u64,
    /// The number of its luck.
    pub deal: u64,
    /// Which pairing it belongs to.
    pub pairing: usize,
    /// Who sits alone.
    pub guest: Spec,
    /// Where.
    pub seat: Seat,
    /// Who sits in all other seats.
    pub host: Spec,
}

impl Fixture {
    /// Who plays, one per seat.
    pub fn players(&self, seats: u8) -> Vec<Spec> {
        let player = |seat| if seat == self.seat { self.guest } else { self.host };
        Seat::all(seats).map(player).collect()
    }
}

impl Tournament {
    /// Everybody with everybody, each pairing once.
    pub fn pairings(&self) -> Vec<(Spec, Spec)> {
        let after = |at: usize| self.players[at + 1..].iter();
        let pairings = self.players.iter().enumerate();
        pairings.flat_map(|(at, first)| after(at).map(|second| (*first, *second))).collect()
    }

    /// How many games a pairing plays with one deal.
    pub fn games_per_deal(seats: u8) -> u64 {
        // With two seats, being alone among one is the same from both sides.
        if seats == 2 { 2 } else { 2 * u64::from(seats) }
    }

    /// How many games there are in all.
    pub fn games(&self) -> u64 {
        self.deals * self.pairings().len() as u64 * Tournament::games_per_deal(self.seats)
    }

    /// The game of this number. Deal after deal, so that a tournament broken off has something to say of
    /// every pairing, and one that is prolonged goes on where it was.
    pub fn fixture(&self, number: u64) -> Fixture {
        let (pairings, places) = (self.pairings(), Tournament::games_per_deal(self.seats));
        let per_deal = pairings.len() as u64 * places;
        let pairing = (number % per_deal / places) as usize;
        let place = (number % places) as u8;
        let (first, second) = pairings[pairing];
        let (guest, host) = if place < self.seats { (first, second) } else { (second, first) };
        Fixture { number, deal: number / per_deal, pairing, guest, seat: Seat(place % self.seats), host }
    }

    /// Every game, in the order of their numbers.
    pub fn fixtures(&self) -> impl Iterator<Item = Fixture> {
        (0..self.games()).map(|number| self.fixture(number))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn tournament(players: &[&str], seats: u8, deals: u64) -> Tournament {
        let players = players.iter().map(|player| player.parse().expect("a player")).collect();
        Tournament { players, seats, deals, seed: 1 }
    }

    #[test]
    fn everybody_meets_everybody_from_every_seat() {
        for seats in 2..=6 {
            let tournament = tournament(&["expert", "hard", "easy"], seats, 3);
            let fixtures: Vec<Fixture> = tournament.fixtures().collect();
            assert_eq!(fixtures.len() as u64, tournament.games());
            let mut seated = BTreeMap::new();
            for fixture in &fixtures {
                for (seat, player) in fixture.players(seats).iter().enumerate() {
                    let key = (fixture.deal, fixture.pairing, seat, player.to_string());
                    *seated.entry(key).or_insert(0) += 1;
                }
            }
            assert_eq!(seated.len(), 3 * 3 * usize::from(seats) * 2, "three deals and three pairings");
            let fair = Tournament::games_per_deal(seats) / 2;
            assert!(seated.values().all(|times| *times == fair), "{seats} seats: {seated:?}");
        }
    }

    #[test]
    fn a_longer_tournament_begins_like_a_shorter_one() {
        let short = tournament(&["hard", "easy", "random"], 4, 2);
        let long = Tournament { deals: 5, ..short.clone() };
        let begun: Vec<Fixture> = long.fixtures().take(short.games() as usize).collect();
        assert_eq!(begun, short.fixtures().collect::<Vec<_>>());
        assert_eq!(begun.iter().map(|fixture| fixture.deal).max(), Some(1));
    }
}
