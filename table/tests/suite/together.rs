//! Choices made together: the order of choosing makes no difference, and nothing shows before the reveal.

use engine::{AnyGame, Fast, Line, Luck, Turn, below};
use serde_json::Value;
use table::fairness::{Contribution, Secret};
use table::log::{Entry, Fact, Mover};
use table::wire::{self, FromTable, GameState, ToTable};
use table::{Connection, Input, Setup, Table};

use crate::hall::{link, pick, setup};
use crate::{games, luck, rounds};

#[test]
fn the_order_of_choosing_makes_no_difference_and_nothing_shows_before_the_reveal() {
    let (mut tried, wanted) = (0, rounds(60));
    for (game, seats) in games() {
        let mut rng = luck(game);
        // Some games have none; in the others it may take a while until chips are laid.
        let mut barren = 0;
        while tried < wanted && barren < 20 {
            let tried_before = tried;
            whole_game(game, seats, &mut rng, |round, rng| {
                round.check(rng);
                tried += 1;
            });
            barren = if tried > tried_before { 0 } else { barren + 1 };
        }
    }
    assert!(tried >= wanted, "only {tried} choices were made together");
}

/// Plays a random game as a table would, and looks at every choice that is made together.
fn whole_game(id: &str, seats: u8, rng: &mut Fast, mut look: impl FnMut(Round, &mut Fast)) {
    let secret = Secret(std::array::from_fn(|_| below(rng, 256) as u8));
    let setup = Setup { secret, ..setup(id, seats) };
    let contributions = vec![Contribution::NONE; usize::from(seats)];
    let mut luck = Luck::new(secret.of_game(1).seed(&setup.id, &contributions));
    let mut game = games::start(id, &Value::Null, seats).expect("the defaults are possible");
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => _ = game.roll(&mut luck).expect("luck is asked"),
            Turn::Decide(asked) => {
                if asked.len() > 1 {
                    look(Round::of(&setup, &*game), rng);
                }
                let seat = *pick(&asked.iter().collect::<Vec<_>>(), rng);
                let mv = game.random_move(seat, rng).expect("the seat is asked");
                game.play(seat, &mv, None).expect("random moves are legal");
            }
        }
    }
}

/// A choice to be made together, and the log that leads there.
struct Round {
    log: Vec<Entry>,
    seats: u8,
    asked: Vec<Asked>,
}

/// A seat that is asked, its version and its moves.
struct Asked {
    seat: u8,
    version: u32,
    moves: Vec<String>,
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
    fn of(setup: &Setup, game: &dyn AnyGame) -> Round {
        let steps = game.record(Vec::new(), None).steps;
        let version = |asked| {
            let moves = steps.iter().filter(|step| matches!(step, Line::Move { seat, .. } if *seat == asked));
            1 + moves.count() as u32
        };
        let asked = game.turn().seats().iter().map(|seat| Asked {
            seat: seat.0,
            version: version(seat),
            moves: game.moves(seat),
        });
        let asked = asked.collect();
        let opened = Fact::Opened { setup: Box::new(setup.clone()), rules: game.facts().version };
        let sat = engine::Seat::all(game.seats()).map(|seat| Fact::Sat {
            seat,
            name: "Somebody".to_owned(),
            contribution: Contribution::NONE,
        });
        let stepped = steps.into_iter().map(|step| match step {
            Line::Move { seat, mv, .. } => Fact::Moved { seat, mv, by: Mover::Bot, ms: 0 },
            Line::Chance(outcome) => Fact::Drawn { outcome },
        });
        let facts = [opened].into_iter().chain(sat).chain([Fact::Began {}]).chain(stepped);
        Round { log: facts.map(|fact| Entry { t: 0, fact }).collect(), seats: game.seats(), asked }
    }

    fn check(&self, rng: &mut Fast) {
        let mut order: Vec<Choice> = Vec::new();
        for (place, asked) in self.asked.iter().enumerate() {
            let at = below(rng, place as u32 + 1) as usize;
            order.insert(at, (place, below(rng, asked.moves.len() as u32) as usize));
        }
        let chosen = self.choose(&order);
        let backwards: Vec<_> = order.iter().rev().copied().collect();
        assert!(chosen.after == self.choose(&backwards).after, "the order of choosing made a difference");

        // Somebody who is not the last chooses otherwise.
        let mut otherwise = order.clone();
        let (place, mv) = &mut otherwise[below(rng, order.len() as u32 - 1) as usize];
        *mv = (*mv + 1) % self.asked[*place].moves.len();
        let chooser = usize::from(self.asked[*place].seat);
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
            before.clone_from(&heard);
            let Asked { seat, version: expect, moves } = &self.asked[*place];
            let mv = moves[*mv].clone();
            let play = ToTable::Play { key: format!("key {mv}"), expect: *expect, mv };
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
