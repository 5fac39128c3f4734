//! Choices made together: the order of choosing makes no difference, and nothing shows before the reveal.
//!
//! Three tables with the same luck play the same game. Wherever several seats are asked, the second table hears
//! their choices in another order; at the third, one seat – not the last – first chooses otherwise, and takes
//! that back before the reveal. (At the others it takes back, too, and chooses the same again.) The second must
//! come to the same game, and at the third nobody else may hear a byte that is different. Where only one seat is
//! asked, it plays at the first table, and the others follow that table's log. `BARN_ROUNDS` is the number of
//! choices made together.

use engine::{Fast, SeatSet, below};
use table::fairness::{Contribution, Secret};
use table::log::Entry;
use table::wire::{self, FromTable, GameState, ToTable};
use table::{Connection, Input, Setup, Table};

use crate::hall::{link, pick, setup};
use crate::{on_all_cores, rounds};

/// How many games are played before looking whether there were enough choices.
const GAMES: u64 = 6;

#[test]
fn the_order_of_choosing_makes_no_difference_and_nothing_shows_before_the_reveal() {
    let wanted = rounds(60) as usize;
    let play = |id: &'static str, seats: (u8, u8), games: std::ops::Range<u64>| {
        let count = games.end - games.start;
        let rounds = on_all_cores(count, |at| {
            let number = games.start + at;
            let seats = seats.0 + (number % u64::from(seats.1 - seats.0 + 1)) as u8;
            Trio::new(id, seats, number).play()
        });
        rounds.into_iter().sum::<usize>()
    };
    // Every game is tried; the one with the most such choices goes on until there are enough.
    let first = games::ALL.iter().map(|facts| (play(facts.id, facts.seats, 0..GAMES), facts));
    let first: Vec<_> = first.collect();
    let (most, facts) = first.iter().max_by_key(|(rounds, _)| *rounds).expect("there are games");
    assert!(*most > 0, "some game has choices made together");
    let (mut tried, mut games) = (first.iter().map(|(rounds, _)| rounds).sum::<usize>(), GAMES);
    while tried < wanted {
        tried += play(facts.id, facts.seats, games..games + GAMES);
        games += GAMES;
    }
    eprintln!("{tried} choices made together, in three orders each");
}

/// A seat's choice.
type Choice = (u8, String);

/// Three tables at which the same game is played.
struct Trio {
    tables: [House; 3],
    seats: u8,
    rng: Fast,
}

impl Trio {
    fn new(id: &str, seats: u8, number: u64) -> Trio {
        let mut rng = Fast::of_game(0x70_6e74e2, number);
        let secret = Secret(std::array::from_fn(|_| below(&mut rng, 256) as u8));
        let scenes = number.is_multiple_of(8);
        let setup = Setup { secret, ..setup(id, seats) };
        Trio { tables: [(); 3].map(|()| House::new(&setup, scenes)), seats, rng }
    }

    /// Plays to the end; tells how often choices were made together.
    fn play(mut self) -> usize {
        let mut rounds = 0;
        loop {
            match self.asked().len() {
                0 => {
                    self.gather();
                    return rounds;
                }
                1 => self.play_alone(),
                _ => {
                    self.choose_together();
                    rounds += 1;
                }
            }
        }
    }

    fn asked(&self) -> SeatSet {
        self.tables[0].asked
    }

    fn some_move(&mut self, seat: u8) -> String {
        let game = self.tables[0].games[usize::from(seat)].as_ref().expect("the game has begun");
        pick(&game.moves, &mut self.rng).clone()
    }

    fn play_alone(&mut self) {
        let seat = self.asked().first().expect("one is asked").0;
        self.tables[0].come(seat);
        let mv = self.some_move(seat);
        let [one, others @ ..] = &mut self.tables;
        one.log.clear();
        one.play(&(seat, mv));
        one.go(seat);
        others.iter_mut().for_each(|table| table.follow(&one.log));
    }

    /// Everybody comes, a spectator too, and sees the same at all three tables.
    fn gather(&mut self) {
        self.tables.iter_mut().for_each(|table| (0..=self.seats).for_each(|viewer| table.come(viewer)));
        let [one, others @ ..] = &self.tables;
        assert!(others.iter().all(|other| other.games == one.games), "the games have parted");
    }

    fn choose_together(&mut self) {
        self.gather();
        let mut order: Vec<Choice> = Vec::new();
        for seat in self.asked().iter() {
            let at = below(&mut self.rng, order.len() as u32 + 1) as usize;
            order.insert(at, (seat.0, self.some_move(seat.0)));
        }
        let chooser = pick(&order[..order.len() - 1], &mut self.rng).clone();
        let otherwise = (chooser.0, self.some_move(chooser.0));
        let mut backwards: Vec<_> = order.iter().rev().cloned().collect();
        if backwards.last() == Some(&chooser) {
            backwards.rotate_right(1);
        }
        let curious = below(&mut self.rng, u32::from(self.seats) + 1) as u8;
        let [one, other, third] = &mut self.tables;
        one.choose(&order, &chooser, &chooser, curious);
        other.choose(&backwards, &chooser, &chooser, curious);
        third.choose(&order, &chooser, &otherwise, curious);
        for viewer in (0..=self.seats).filter(|viewer| *viewer != chooser.0).map(usize::from) {
            assert_eq!(one.heard[viewer], third.heard[viewer], "viewer {viewer} heard about a choice");
        }
        let [one, other, _] = &self.tables;
        assert!(one.games == other.games, "the order of choosing made a difference");
        self.tables.iter_mut().for_each(|table| (0..=self.seats).for_each(|viewer| table.go(viewer)));
    }
}

/// A table, and what each viewer – the seats, then a spectator – heard and saw last. People are there only when
/// they are asked, so that not everybody need be told about every step.
struct House {
    table: Table,
    seats: u8,
    /// What has happened, for others to follow.
    log: Vec<Entry>,
    /// What was heard since choosing together began; nothing of it matters before.
    heard: Vec<Vec<String>>,
    listening: bool,
    scenes: bool,
    games: Vec<Option<GameState>>,
    /// Who is asked, as somebody saw last.
    asked: SeatSet,
}

impl House {
    fn new(setup: &Setup, scenes: bool) -> House {
        let (table, _) = Table::new(setup.clone(), 0).expect("the setup is sound");
        let seats = setup.chairs.len() as u8;
        let viewers = usize::from(seats) + 1;
        let mut table = House {
            table,
            seats,
            log: Vec::new(),
            heard: vec![Vec::new(); viewers],
            listening: false,
            scenes,
            games: vec![None; viewers],
            asked: SeatSet::EMPTY,
        };
        for seat in 0..seats {
            table.come(seat);
            let contribution = Contribution([seat; 32]);
            table.say(
                seat,
                ToTable::Sit {
                    name: format!("Player {seat}"),
                    contribution: Some(contribution),
                    promise: None,
                    link: None,
                },
            );
            table.go(seat);
        }
        table
    }

    fn come(&mut self, viewer: u8) {
        let link = (viewer < self.seats).then(|| link(viewer));
        self.say(viewer, ToTable::Hello { link, seen: None, scenes: self.scenes });
    }

    fn go(&mut self, viewer: u8) {
        self.table.handle(Input::Gone { from: Connection(viewer.into()) }, 0);
    }

    fn follow(&mut self, log: &[Entry]) {
        let told = self.table.follow(log).expect("what happened at one table can happen at the other");
        assert!(told.is_empty(), "nobody is there");
    }

    /// All choose in this order, but before the last of them the chooser takes back what it chose at first.
    fn choose(&mut self, order: &[Choice], chooser: &Choice, first: &Choice, curious: u8) {
        self.heard.iter_mut().for_each(Vec::clear);
        self.listening = true;
        let (last, others) = order.split_last().expect("several choose");
        for choice in others {
            self.play(if choice == chooser { first } else { choice });
        }
        if curious != chooser.0 {
            self.say(curious, ToTable::Story { from: 0 });
        }
        let expect = self.version(chooser.0);
        self.say(chooser.0, ToTable::Undo { expect });
        self.play(chooser);
        self.play(last);
        self.listening = false;
    }

    fn version(&self, seat: u8) -> u32 {
        let game = self.games[usize::from(seat)].as_ref().expect("the game has begun");
        game.version.expect("players have versions")
    }

    fn play(&mut self, (seat, mv): &Choice) {
        let expect = self.version(*seat);
        // The key would give the choice away, if anybody else heard it.
        let key = format!("key {expect} {mv}");
        self.say(*seat, ToTable::Play { key, expect, mv: mv.clone() });
        assert_eq!(self.version(*seat), expect + 1, "{mv} was refused");
    }

    /// A viewer says something over the connection of its number; notes what every viewer hears.
    fn say(&mut self, viewer: u8, message: ToTable) {
        let from = Connection(viewer.into());
        let outputs = self.table.handle(Input::Heard { from, message }, 0);
        self.log.extend(outputs.log);
        for tell in outputs.tell {
            let text = self.listening.then(|| wire::write_answer(&tell.message));
            for to in tell.to.iter().map(|connection| connection.0 as usize) {
                self.heard[to].extend(text.clone());
                if let FromTable::News { game: Some(game), .. } | FromTable::Welcome { game, .. } =
                    &tell.message
                {
                    self.asked = game.asked;
                    self.games[to] = Some((**game).clone());
                }
            }
        }
    }
}
