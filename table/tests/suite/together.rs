//! Choices made together: the order of choosing makes no difference, and nothing shows before the reveal.

use engine::{Fast, below};
use table::log::Entry;
use table::wire::{self, FromTable, GameState, ToTable};
use table::{Connection, Input, Table};

use crate::hall::{Hall, link, setup};
use crate::{games, luck, rounds};

#[test]
fn the_order_of_choosing_makes_no_difference_and_nothing_shows_before_the_reveal() {
    let (mut tried, wanted) = (0, rounds(40));
    for (game, seats) in games() {
        let mut rng = luck(game);
        let mut barren = 0;
        while tried < wanted && barren < 3 {
            barren += 1;
            let mut hall = Hall::seated(setup(game, seats));
            while tried < wanted && hall.play_until(&mut rng, |game| game.asked.len() > 1) {
                Round::of(&mut hall, seats).check(&mut rng);
                tried += 1;
                barren = 0;
                hall.play_any(&mut rng);
            }
        }
    }
    assert_eq!(tried, wanted, "some game has choices made together");
}

/// A choice to be made together, from a table's log.
struct Round {
    log: Vec<Entry>,
    seats: u8,
    asked: Vec<(u8, GameState)>,
}

/// A seat's choice: its place among those asked, and the place of its move.
type Choice = (usize, usize);

/// What came of one way to choose.
struct Chosen {
    /// What each viewer – the seats, then a spectator – heard before the last choice was made.
    before: Vec<String>,
    /// How the game looks to each viewer afterwards.
    after: Vec<GameState>,
}

impl Round {
    fn of(hall: &mut Hall, seats: u8) -> Round {
        let asked: Vec<u8> = hall.look(0).asked.iter().map(|seat| seat.0).collect();
        let asked = asked.into_iter().map(|seat| (seat, hall.look(seat))).collect();
        Round { log: hall.log.clone(), seats, asked }
    }

    fn check(&self, rng: &mut Fast) {
        let mut order: Vec<Choice> = Vec::new();
        for (place, (_, game)) in self.asked.iter().enumerate() {
            let at = below(rng, place as u32 + 1) as usize;
            order.insert(at, (place, below(rng, game.moves.len() as u32) as usize));
        }
        let chosen = self.choose(&order);
        let backwards: Vec<_> = order.iter().rev().copied().collect();
        assert!(chosen.after == self.choose(&backwards).after, "the order of choosing made a difference");

        // Somebody who is not the last chooses otherwise.
        let mut otherwise = order.clone();
        let (place, mv) = &mut otherwise[below(rng, order.len() as u32 - 1) as usize];
        *mv = (*mv + 1) % self.asked[*place].1.moves.len();
        let chooser = usize::from(self.asked[*place].0);
        let other = self.choose(&otherwise);
        for viewer in (0..=usize::from(self.seats)).filter(|viewer| *viewer != chooser) {
            assert_eq!(chosen.before[viewer], other.before[viewer], "viewer {viewer} heard about a choice");
        }
    }

    fn choose(&self, order: &[Choice]) -> Chosen {
        let (mut table, _) = Table::replay(&self.log, 0).expect("the log is sound");
        let mut heard = vec![String::new(); usize::from(self.seats) + 1];
        for viewer in 0..=self.seats {
            let link = (viewer < self.seats).then(|| link(viewer));
            say(&mut table, viewer, ToTable::Hello { link, seen: None, scenes: true }, &mut heard);
        }
        let mut before = Vec::new();
        for (place, mv) in order {
            before = heard.clone();
            let (seat, game) = &self.asked[*place];
            let (expect, mv) = (game.version.expect("players have versions"), game.moves[*mv].clone());
            let play = ToTable::Play { key: format!("key {mv}"), expect, mv };
            say(&mut table, *seat, play, &mut heard);
        }
        let last_game = |heard: &String| {
            let messages = heard.lines().rev().map(|line| wire::read_answer(line.as_bytes()).unwrap());
            let mut games = messages.filter_map(|message| match message {
                FromTable::News { game, .. } => game,
                _ => None,
            });
            *games.next().expect("the reveal is told")
        };
        Chosen { before, after: heard.iter().map(last_game).collect() }
    }
}

/// A viewer says something over the connection of its number; adds what every viewer hears.
fn say(table: &mut Table, viewer: u8, message: ToTable, heard: &mut [String]) {
    let from = Connection(viewer.into());
    for tell in table.handle(Input::Heard { from, message }, 0).tell {
        let text = wire::write_answer(&tell.message) + "\n";
        tell.to.iter().for_each(|connection| heard[connection.0 as usize].push_str(&text));
    }
}
