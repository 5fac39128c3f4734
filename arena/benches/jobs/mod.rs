//! What the benches measure: operations over the positions of a few seeded random games per table.
//!
//! Each job is prepared once and can be run again and again; it asserts what it computed and tells how
//! many things it did. Several games, because a processor soon knows a single one by heart.

use std::fmt;

use engine::{Fast, Game, Hints, Playout, Seat, Step, StepOf, TableGame, Turn, Viewer};
use games::Visitor;
use players::search::Search;

/// A game with a number of players.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    id: &'static str,
    seats: u8,
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.id, self.seats)
    }
}

/// How many games positions are taken from.
const GAMES: u64 = 32;

/// Something to measure; gives back how many things were done.
pub(crate) type Job = Box<dyn FnMut() -> u64>;

/// Every game with the fewest and with the most players.
pub(crate) fn tables() -> Vec<Table> {
    let table = |id, seats| Table { id, seats };
    let all =
        games::ALL.iter().flat_map(|facts| [table(facts.id, facts.seats.0), table(facts.id, facts.seats.1)]);
    let mut tables: Vec<Table> = all.collect();
    tables.dedup_by_key(|table| (table.id, table.seats));
    tables
}

macro_rules! jobs {
    ($($(#[$says:meta])* $name:ident = $prepare:ident;)*) => {$(
        $(#[$says])*
        pub(crate) fn $name(table: Table) -> Job {
            struct Prepare(u8);
            impl Visitor for Prepare {
                type Output = Job;
                fn visit<G: TableGame>(self) -> Job {
                    $prepare::<G>(self.0)
                }
            }
            games::visit(table.id, Prepare(table.seats)).expect("a registered game")
        }
    )*};
}

jobs! {
    /// A random game, another one each time.
    playout = play_out;
    /// The legal moves at every decision of some games.
    legal_moves = list_moves;
    /// Every step of some games.
    apply = apply_steps;
    /// What the seat to move sees at every decision of some games.
    view = look;
    /// A truth that fits each of those views.
    possible_world = imagine;
    /// Simulations of a search, from decisions spread over some games.
    simulation = think;
}

fn start<G: Game>(seats: u8) -> G {
    G::new(&G::Options::default(), seats).expect("the defaults are possible")
}

/// The steps of random games and the position before each.
fn steps<G: Game>(seats: u8) -> Vec<(G, StepOf<G>)> {
    (0..GAMES).flat_map(|number| game(seats, Fast::of_game(1, number))).collect()
}

fn game<G: Game>(seats: u8, mut luck: Fast) -> Vec<(G, StepOf<G>)> {
    let (mut game, mut steps) = (start::<G>(seats), Vec::new());
    loop {
        let step = match game.turn() {
            Turn::Over => return steps,
            Turn::Chance => Step::Chance(game.roll(&mut luck, &mut Vec::new())),
            Turn::Decide(asked) => {
                let seat = asked.first().expect("somebody is asked");
                Step::Move(seat, game.random_move(seat, &mut luck, &mut Vec::new()))
            }
        };
        steps.push((game.clone(), step));
        game.step(&step).expect("random steps are legal");
    }
}

/// The decisions of random games: the position, and who is asked.
fn decisions<G: Game>(seats: u8) -> Vec<(G, Seat)> {
    let asked = |(game, step)| match step {
        Step::Move(seat, _) => Some((game, seat)),
        Step::Chance(_) => None,
    };
    steps::<G>(seats).into_iter().filter_map(asked).collect()
}

fn play_out<G: Game>(seats: u8) -> Job {
    let (start, mut playout, mut number) = (start::<G>(seats), Playout::default(), 0);
    Box::new(move || {
        number += 1;
        let mut game = start.clone();
        let tally = playout.finish(&mut game, &mut Fast::of_game(1, number));
        assert!(game.is_over() && tally.decisions > 0);
        1
    })
}

fn list_moves<G: Game>(seats: u8) -> Job {
    let (decisions, mut buffer) = (decisions::<G>(seats), Vec::with_capacity(256));
    Box::new(move || {
        for (game, seat) in &decisions {
            buffer.clear();
            game.legal_moves(*seat, &mut buffer);
            assert!(!std::hint::black_box(&buffer).is_empty());
        }
        decisions.len() as u64
    })
}

fn apply_steps<G: Game>(seats: u8) -> Job {
    let (start, steps) = (start::<G>(seats), steps::<G>(seats));
    Box::new(move || {
        let (mut game, mut over) = (start.clone(), 0);
        for (_, step) in &steps {
            match step {
                Step::Move(seat, mv) => game.apply_move(*seat, mv),
                Step::Chance(outcome) => game.apply_chance(outcome),
            }
            if game.is_over() {
                game = start.clone();
                over += 1;
            }
        }
        assert_eq!(over, GAMES);
        steps.len() as u64
    })
}

fn look<G: Hints>(seats: u8) -> Job {
    let decisions = decisions::<G>(seats);
    Box::new(move || {
        for (game, seat) in &decisions {
            let view = std::hint::black_box(game.view(Viewer::Seat(*seat)));
            assert!(size_of_val(&view) > 0);
        }
        decisions.len() as u64
    })
}

fn imagine<G: Hints>(seats: u8) -> Job {
    let see = |(game, seat): (G, Seat)| (game.view(Viewer::Seat(seat)), game.turn());
    let views: Vec<_> = decisions::<G>(seats).into_iter().map(see).collect();
    let mut luck = Fast::new(2);
    Box::new(move || {
        for (view, turn) in &views {
            assert_eq!(G::possible_world(view, &mut luck).turn(), *turn);
        }
        views.len() as u64
    })
}

/// How many simulations a search spends on each decision; of decisions, one in so many is taken.
const SIMULATIONS: u32 = 64;
const ONE_IN: usize = 97;

fn think<G: Hints>(seats: u8) -> Job {
    let see = |(game, seat): (G, Seat)| (seat, game.view(Viewer::Seat(seat)));
    let questions: Vec<_> = decisions::<G>(seats).into_iter().step_by(ONE_IN).map(see).collect();
    let mut search = Search::<G>::new(G::TUNING, 3);
    Box::new(move || {
        let mut simulations = 0;
        for (seat, view) in &questions {
            search.forget();
            let mut question = search.ask(*seat, view);
            search.think(&mut question, SIMULATIONS);
            simulations += u64::from(question.simulations());
        }
        assert!(simulations > 0);
        simulations
    })
}
