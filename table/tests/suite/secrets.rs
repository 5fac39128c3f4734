//! Nobody learns anything they may not know, on any channel.
//!
//! Pairs of games are played that differ only in what one viewer cannot know: wherever the viewer is told `?`,
//! the two games may go different ways that look alike. Two tables then live through them, and everything the
//! viewer gets must be the same, byte for byte and message for message.

use engine::{Fast, Game, Hints, Seat, Step, StepOf, Told, Turn, Viewer, Visitor, below};
use players::Level;
use table::fairness::Contribution;
use table::log::{Entry, Fact, Mover};
use table::wire::{self, ToTable};
use table::{Connection, Input, Outputs, Table, Tell};

use crate::hall::{link, pick, setup};
use crate::rounds;

/// The viewer's connection; that of seat `n` is `n`.
const OBSERVER: Connection = Connection(100);

#[test]
fn games_that_differ_in_secret_look_the_same() {
    let mut differing = 0;
    for facts in games::ALL {
        for seats in facts.seats.0..=facts.seats.1 {
            for viewer in Viewer::all(seats) {
                for number in 0..rounds(2) {
                    let pair = Pair { seats, viewer, number };
                    differing += games::visit(facts.id, pair).expect("the game is known");
                }
            }
        }
    }
    assert!(differing > 0, "some games have secrets");
}

/// Plays one pair; tells in how many steps the two games differed.
struct Pair {
    seats: u8,
    viewer: Viewer,
    number: u64,
}

impl Visitor for Pair {
    type Output = usize;

    fn visit<G: Hints>(self) -> usize {
        let mut rng = Fast::of_game(
            0x5ec_2e75,
            self.number * 64 + u64::from(self.seats) * 8 + seat_number(self.viewer),
        );
        let length = 20 + below(&mut rng, 120) as usize;
        let (one, other) = play_pair::<G>(self.seats, self.viewer, length, &mut rng);
        let differing = one.iter().zip(&other).filter(|(one, other)| one != other).count();
        let mut watched = [one, other].map(|steps| Watched::<G>::new(self.seats, self.viewer, &steps));
        let told = watched.each_ref().map(|watched| watched.heard.join("\n"));
        assert_eq!(told[0], told[1], "{:?} learns a secret of {}", self.viewer, G::FACTS.id);
        if watched[0].asks_somebody() {
            watched.iter_mut().for_each(Watched::probe);
            let told = watched.each_ref().map(|watched| watched.heard.join("\n"));
            assert_eq!(told[0], told[1], "{:?} is answered a secret of {}", self.viewer, G::FACTS.id);
        }
        differing
    }
}

fn seat_number(viewer: Viewer) -> u64 {
    match viewer {
        Viewer::Seat(seat) => seat.0.into(),
        Viewer::Spectator => 7,
    }
}

/// Two games in step that look the same to the viewer, as different as luck will have it.
fn play_pair<G: Game>(
    seats: u8,
    viewer: Viewer,
    length: usize,
    rng: &mut Fast,
) -> (Vec<StepOf<G>>, Vec<StepOf<G>>) {
    let mut one: G = replayed(seats, &[]);
    let mut other = one.clone();
    let (mut steps, mut other_steps) = (Vec::new(), Vec::new());
    // They part somewhere on the way: where secrets are turned up, those that differ are the end of the pair.
    let parting = below(rng, length as u32) as usize;
    // Some steps that are possible in one game are not in the other; then another one is tried.
    for _ in 0..length * 4 {
        // Both must stand at a decision at the end, or the tables would want to draw luck.
        if steps.len() >= length && one.turn() != Turn::Chance || one.is_over() {
            break;
        }
        let step = random_step(&one, rng);
        let (after, seen) = after(&one, &step, viewer);
        let may_part = seen.step == Told::HIDDEN && steps.len() >= parting;
        let mut candidates = if may_part { alike(&other, &step) } else { vec![step] };
        let found = loop {
            if candidates.is_empty() {
                break None;
            }
            let candidate = candidates.swap_remove(below(rng, candidates.len() as u32) as usize);
            let mut other_after = other.clone();
            if other_after.step(&candidate).is_ok()
                && other.told(&candidate, &other_after, viewer) == seen
                && other_after.view(viewer) == after.view(viewer)
                && other_after.turn() == after.turn()
            {
                break Some((candidate, other_after));
            }
        };
        let Some((candidate, other_after)) = found else { continue };
        (one, other) = (after, other_after);
        steps.push(step);
        other_steps.push(candidate);
    }
    while one.turn() == Turn::Chance && !steps.is_empty() {
        // No way was found to go on in step; a table may only be left where somebody decides.
        steps.pop();
        other_steps.pop();
        one = replayed(seats, &steps);
    }
    (steps, other_steps)
}

fn replayed<G: Game>(seats: u8, steps: &[StepOf<G>]) -> G {
    let mut game = G::new(&G::Options::default(), seats).expect("the defaults are possible");
    steps.iter().for_each(|step| game.step(step).expect("it was possible"));
    game
}

fn random_step<G: Game>(game: &G, rng: &mut Fast) -> StepOf<G> {
    match game.turn() {
        Turn::Over => unreachable!("asked of games that go on"),
        Turn::Chance => Step::Chance(game.roll(rng, &mut Vec::new())),
        Turn::Decide(seats) => {
            let seat = *pick(&seats.iter().collect::<Vec<_>>(), rng);
            Step::Move(seat, game.random_move(seat, rng, &mut Vec::new()))
        }
    }
}

fn after<G: Game>(game: &G, step: &StepOf<G>, viewer: Viewer) -> (G, Told) {
    let mut after = game.clone();
    after.step(step).expect("random steps are legal");
    let told = game.told(step, &after, viewer);
    (after, told)
}

/// All steps of the same seat, or of luck.
fn alike<G: Game>(game: &G, step: &StepOf<G>) -> Vec<StepOf<G>> {
    match step {
        Step::Move(seat, _) => {
            let mut moves = Vec::new();
            game.legal_moves(*seat, &mut moves);
            moves.into_iter().map(|mv| Step::Move(*seat, mv)).collect()
        }
        Step::Chance(_) => {
            let mut odds = Vec::new();
            game.odds(&mut odds);
            odds.into_iter().map(|(outcome, _)| Step::Chance(outcome)).collect()
        }
    }
}

/// A table at which the steps of one game are lived through, and all the viewer gets.
struct Watched<G: Game> {
    table: Table,
    viewer: Viewer,
    steps: Vec<StepOf<G>>,
    heard: Vec<String>,
}

impl<G: Game> Watched<G> {
    fn new(seats: u8, viewer: Viewer, steps: &[StepOf<G>]) -> Self {
        let (table, _) = Table::new(setup(G::FACTS.id, seats), 0).expect("the setup is sound");
        let mut watched = Watched { table, viewer, steps: steps.to_vec(), heard: Vec::new() };
        watched.say(OBSERVER, watched.hello(None));
        let sits = Seat::all(seats).map(|seat| Fact::Sat {
            seat,
            name: format!("Player {seat}"),
            contribution: Contribution([seat.0; 32]),
        });
        let facts = sits.chain([Fact::Began {}]).chain(steps.iter().map(fact::<G>));
        let log: Vec<_> = (0u64..).zip(facts).map(|(at, fact)| Entry { t: at * 1000, fact }).collect();
        let tell = watched.table.follow(&log).unwrap_or_else(|bad| panic!("{bad}"));
        watched.listen(tell);
        watched
    }

    fn hello(&self, seen: Option<u64>) -> ToTable {
        let link = match self.viewer {
            Viewer::Seat(seat) => Some(link(seat.0)),
            Viewer::Spectator => None,
        };
        ToTable::Hello { link, seen, scenes: true }
    }

    /// The game behind the table.
    fn game(&self) -> G {
        replayed(self.table_seats(), &self.steps)
    }

    fn asks_somebody(&self) -> bool {
        matches!(self.game().turn(), Turn::Decide(_))
    }

    fn table_seats(&self) -> u8 {
        self.table.setup().chairs.len() as u8
    }

    /// Every way to get an answer out of the table: coming back, asking for the story, moves that are wrong or
    /// too early, taking back, and what a bot at the viewer's seat would be shown.
    fn probe(&mut self) {
        for seen in [None, Some(1), Some(self.table.number_of_facts() - 3)] {
            self.say(OBSERVER, self.hello(seen));
        }
        self.say(OBSERVER, ToTable::Story { from: 0 });
        let Viewer::Seat(seat) = self.viewer else { return self.probe_undo() };
        let mut moves: Vec<_> = self
            .steps
            .iter()
            .filter_map(|step| match step {
                Step::Move(mover, mv) if *mover == seat => Some(mv.to_string()),
                _ => None,
            })
            .collect();
        moves.push("honk".to_owned());
        let version = moves.len() as u32;
        for (mv, expect) in moves.iter().flat_map(|mv| [(mv, version), (mv, version + 1)]) {
            // A legal move may make the table draw luck, which differs between the two.
            if self.is_legal(seat, mv) {
                continue;
            }
            self.say(OBSERVER, ToTable::Play { key: format!("{mv} {expect}"), expect, mv: mv.clone() });
        }
        // A bot that plays here is shown what the seat knows.
        self.say(OBSERVER, ToTable::StandIn { level: Some(Level::Hard) });
        self.say(OBSERVER, ToTable::TakeBack {});
        self.probe_undo();
    }

    fn is_legal(&self, seat: Seat, mv: &str) -> bool {
        mv.parse::<G::Move>().is_ok_and(|mv| self.game().play(seat, &mv).is_ok())
    }

    /// Somebody takes back, and the others agree.
    fn probe_undo(&mut self) {
        let seats = self.table_seats();
        let last = self.steps.iter().rev().find_map(|step| match step {
            Step::Move(seat, _) => Some(*seat),
            Step::Chance(_) => None,
        });
        let Some(mover) = last else { return };
        for seat in Seat::all(seats) {
            let hello = ToTable::Hello { link: Some(link(seat.0)), seen: None, scenes: false };
            self.say(Connection(seat.0.into()), hello);
        }
        let made = self.steps.iter().filter(|step| matches!(step, Step::Move(seat, _) if *seat == mover));
        let expect = 1 + made.count() as u32;
        self.say(Connection(mover.0.into()), ToTable::Undo { expect });
        let offer = self.table.number_of_facts();
        for seat in Seat::all(seats).filter(|seat| *seat != mover) {
            self.say(Connection(seat.0.into()), ToTable::AnswerUndo { offer, yes: true });
        }
        self.say(OBSERVER, self.hello(None));
    }

    fn say(&mut self, from: Connection, message: ToTable) {
        let Outputs { tell, ask, .. } = self.table.handle(Input::Heard { from, message }, 0);
        self.listen(tell);
        for ask in ask.iter().filter(|ask| self.viewer.is(ask.seat)) {
            let view = ask.view.of::<G>().expect("a bot is shown its own game");
            self.heard.push(format!("{} {} {view:?}", ask.seat, ask.version));
        }
    }

    fn listen(&mut self, tell: Vec<Tell>) {
        let ours = tell.into_iter().filter(|tell| tell.to.contains(&OBSERVER));
        self.heard.extend(ours.map(|tell| wire::write_answer(&tell.message)));
    }
}

fn fact<G: Game>(step: &StepOf<G>) -> Fact {
    match step {
        Step::Move(seat, mv) => {
            // Keys are a seat's own affair; these are as different as the moves.
            let by = Mover::Person { key: format!("{seat} {mv}") };
            Fact::Moved { seat: *seat, mv: mv.to_string(), by, ms: 1000 }
        }
        Step::Chance(outcome) => Fact::Drawn { outcome: outcome.to_string() },
    }
}
