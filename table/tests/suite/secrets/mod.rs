//! Nobody learns anything they may not know, on any channel.
//!
//! [`pairs`] plays two games in step that differ only in what one observer cannot know: wherever the observer is
//! told `?`, they may go different ways that look alike. [`watched`] lets a table live through each of them, with
//! another secret (what luck will bring), and other links and keys for everybody else, and asks both tables the
//! same questions. Everything the observer gets – a seat or a spectator in messages, a bot in what it is asked –
//! must be the same, byte for byte and message for message. `BARN_ROUNDS` is the number of pairs for each game
//! and kind of observer.

mod adversary;
mod pairs;
mod watched;

use engine::{Fast, Seat, Step, TableGame, Viewer, Visitor, below};
use table::TimeRule;

use crate::{on_all_cores, rounds};
use adversary::Adversary;
use pairs::Pair;
use watched::Watched;

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Observer {
    Person(Seat),
    Spectator,
    Bot(Seat),
}

#[test]
fn a_seat_learns_no_secret() {
    check(Observer::Person);
}

#[test]
fn a_spectator_learns_no_secret() {
    check(|_| Observer::Spectator);
}

#[test]
fn a_bot_learns_no_secret() {
    check(Observer::Bot);
}

#[test]
fn the_worst_host_learns_no_secret() {
    check_pairs("the worst host", 30, |game, number| games::visit(game, WorstHost { number }));
}

/// One pair of tables with the worst host.
struct WorstHost {
    number: u64,
}

impl Visitor for WorstHost {
    type Output = Count;

    fn visit<G: TableGame>(self) -> Count {
        let mut rng = Fast::of_game(0x1057_1057, self.number);
        let (fewest, most) = G::FACTS.seats;
        let seats = fewest + (self.number % u64::from(most - fewest + 1)) as u8;
        let host = Seat(below(&mut rng, seats.into()) as u8);
        let pair = Pair::<G>::play(seats, Viewer::Seat(host), &mut rng);
        let [one, other] = [0, 1].map(|side| Adversary::<G>::heard(&pair, side, host, self.number));
        let place = format!("the host at {host} of {seats} at {}, pair {}", G::FACTS.id, self.number);
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(one, other, "{place} learns a secret");
        }
        assert_eq!(one.len(), other.len(), "{place}: one table says more");
        let bytes = one.iter().map(String::len).sum();
        Count { steps_apart: pair.steps_apart(), messages: one.len(), bytes }
    }
}

fn check(observer: impl Fn(Seat) -> Observer + Sync) {
    let name = format!("{:?}", observer(Seat(0)));
    check_pairs(&name, 15, |game, number| games::visit(game, Trial { number, observer: &observer }));
}

/// Tries so many pairs of each game, and tells how much was alike.
fn check_pairs(who: &str, few: u64, pair: impl Fn(&str, u64) -> Option<Count> + Sync) {
    let mut differing = 0;
    for facts in games::ALL {
        let counts = on_all_cores(rounds(few), |number| pair(facts.id, number).expect("the game is known"));
        let sum = |part: fn(&Count) -> usize| counts.iter().map(part).sum::<usize>();
        let apart = counts.iter().filter(|count| count.steps_apart > 0).count();
        eprintln!(
            "{who}, {}: {} pairs, {apart} of them of different games; {} messages and questions alike, {} bytes",
            facts.id,
            counts.len(),
            sum(|count| count.messages),
            sum(|count| count.bytes),
        );
        differing += apart;
    }
    assert!(differing > 0, "some games have secrets");
}

/// What two tables had in common, and how many steps of their games they had not.
struct Count {
    steps_apart: usize,
    messages: usize,
    bytes: usize,
}

/// One pair.
struct Trial<'a, F> {
    number: u64,
    observer: &'a F,
}

impl<F: Fn(Seat) -> Observer> Visitor for Trial<'_, F> {
    type Output = Count;

    fn visit<G: TableGame>(self) -> Count {
        let mut rng = Fast::of_game(0x5ec_2e75, self.number);
        let (fewest, most) = G::FACTS.seats;
        let seats = fewest + (self.number % u64::from(most - fewest + 1)) as u8;
        let observer = (self.observer)(Seat(below(&mut rng, seats.into()) as u8));
        let pair = Pair::<G>::play(seats, observer.viewer(), &mut rng);
        let plan = Plan::of(&pair, observer, &mut rng);
        let [one, other] = [0, 1].map(|side| Watched::<G>::heard(&pair, side, &plan));
        let place = format!("{observer:?} of {seats} at {}, pair {}", G::FACTS.id, self.number);
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(one, other, "{place} learns a secret");
        }
        assert_eq!(one.len(), other.len(), "{place}: one table says more");
        let bytes = one.iter().map(String::len).sum();
        Count { steps_apart: pair.steps_apart(), messages: one.len(), bytes }
    }
}

impl Observer {
    fn viewer(self) -> Viewer {
        match self {
            Observer::Person(seat) | Observer::Bot(seat) => Viewer::Seat(seat),
            Observer::Spectator => Viewer::Spectator,
        }
    }
}

/// What both tables are put through.
struct Plan {
    observer: Observer,
    time: Option<TimeRule>,
    /// How long each step takes.
    step_ms: Vec<u64>,
    /// After how many steps the observer comes.
    joins: usize,
    /// What the observer tries to play, though it is not legal.
    tries: Vec<String>,
    /// A legal move that shows the observer nothing new.
    quiet: Option<String>,
    /// Who takes moves back, one after the other.
    undoing: Vec<Seat>,
}

impl Plan {
    fn of<G: TableGame>(pair: &Pair<G>, observer: Observer, rng: &mut Fast) -> Plan {
        let steps = pair.steps[0].len();
        let movers: Vec<_> = pair.steps[0]
            .iter()
            .filter_map(|step| match step {
                Step::Move(seat, _) if observer != Observer::Bot(*seat) => Some(*seat),
                _ => None,
            })
            .collect();
        Plan {
            observer,
            time: match below(rng, 3) {
                0 => None,
                1 => Some(TimeRule::PerMove { ms: 2_500 }),
                _ => Some(TimeRule::PerGame { ms: 20_000, increment_ms: 500 }),
            },
            step_ms: (0..steps).map(|_| u64::from(below(rng, 3_000))).collect(),
            joins: steps.saturating_sub(below(rng, 12) as usize),
            tries: pair.illegal(rng),
            quiet: pair.quiet_move(),
            undoing: movers.into_iter().rev().take(3).collect(),
        }
    }
}
