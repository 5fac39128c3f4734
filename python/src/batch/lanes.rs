//! Many games side by side, statically typed: the hot path of learners.
//!
//! Lane `i` of `n` plays games `i`, `i + n`, `i + 2n`, … of the seed. The table's luck of a game is that of `arena::simulate`,
//! and so is the luck of opponents; it depends on the seed and the number of the game alone. What [`Lanes::sample`] draws
//! comes from a luck of its own for each lane.

use engine::{Fast, Features, Refused, TableGame, below};
use rayon::prelude::*;

use super::lane::{Autoreset, Lane, NOTHING, Room, Setting, is_long};
use super::rows::Rows;

/// Sets what is sampled apart from the luck of tables and players.
const SAMPLING: u64 = 0x7361_6d70_6c65_2121;

/// Which lane's action was refused, and what it was.
pub(crate) struct BadAction {
    pub(crate) lane: usize,
    pub(crate) action: i64,
    /// What the rules say, or nothing if there is no such number.
    pub(crate) why: Option<Refused>,
}

/// Many games side by side, of whichever kind.
pub(crate) trait AnyLanes: Send + Sync {
    /// Begins anew: all lanes or those that are marked.
    fn reset(&mut self, marked: Option<&[bool]>, seed: Option<u64>, rows: Rows<'_>);
    /// Makes a move in every lane. If one is refused, nothing has changed in any lane.
    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), BadAction>;
    /// A legal action for every lane, all equally likely; 0 where nobody is asked.
    fn sample(&mut self, into: &mut [i32]);
    /// How the game in a lane stands, written down.
    fn position(&self, lane: usize) -> serde_json::Value;
}

/// Many games of the kind `G`.
pub(crate) struct Lanes<G: TableGame> {
    start: G,
    setting: Setting,
    all: Vec<Lane<G>>,
    rooms: Vec<Room<G>>,
    threads: Option<rayon::ThreadPool>,
    /// Whether anything was played since the first games of the seed were dealt.
    begun: bool,
}

impl<G: TableGame + Features> Lanes<G> {
    /// Lanes that all begin like `start`. Nothing is dealt before [`AnyLanes::reset`].
    pub(crate) fn new(
        start: G,
        setting: Setting,
        observation: usize,
        threads: Option<rayon::ThreadPool>,
    ) -> Self {
        let chunks = threads.as_ref().map_or(1, rayon::ThreadPool::current_num_threads);
        let room = || Room {
            moves: Vec::with_capacity(G::BOUNDS.moves),
            odds: Vec::with_capacity(256),
            observation: vec![0; observation],
        };
        let lane = |number| Lane {
            game: start.clone(),
            luck: Fast::of_game(setting.seed, number),
            sampling: Fast::of_game(setting.seed ^ SAMPLING, number),
            number,
            seat: None,
            sampled: NOTHING,
            mv: None,
            legal: Vec::new(),
            shown: false,
            line_up: None,
        };
        let all = (0..setting.lanes).map(lane).collect();
        let rooms = (0..chunks).map(|_| room()).collect();
        Lanes { start, setting, all, rooms, threads, begun: false }
    }

    /// Does something with chunks of lanes, on as many threads as there are.
    fn in_chunks<T: Send>(
        &mut self,
        rows: Rows<'_>,
        work: impl Fn(&mut Chunk<'_, G>, Rows<'_>) -> T + Sync,
    ) -> Vec<T> {
        let (start, setting) = (&self.start, &self.setting);
        let Some(threads) = &self.threads else {
            let room = &mut self.rooms[0];
            return vec![work(&mut Chunk { start, setting, first: 0, lanes: &mut self.all, room }, rows)];
        };
        let size = self.all.len().div_ceil(self.rooms.len());
        let mut left = Some(rows);
        let chunks = self.all.chunks_mut(size).zip(&mut self.rooms).enumerate();
        let chunks: Vec<_> = chunks
            .map(|(at, (lanes, room))| {
                let (rows, rest) = left.take().expect("what is left is put back").split(lanes.len());
                left = Some(rest);
                (Chunk { start, setting, first: at * size, lanes, room }, rows)
            })
            .collect();
        let done = chunks.into_par_iter().map(|(mut chunk, rows)| work(&mut chunk, rows));
        threads.install(|| done.collect())
    }
}

impl<G: TableGame + Features> AnyLanes for Lanes<G> {
    fn reset(&mut self, marked: Option<&[bool]>, seed: Option<u64>, rows: Rows<'_>) {
        if let Some(seed) = seed {
            self.setting.seed = seed;
        }
        let again = seed.is_some() || !self.begun;
        if marked.is_none() && again {
            self.begun = false;
        }
        self.in_chunks(rows, |chunk, mut rows| chunk.reset(marked, again, seed.is_some(), &mut rows));
    }

    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), BadAction> {
        self.check(actions)?;
        self.begun = true;
        self.in_chunks(rows, |chunk, mut rows| chunk.step(&mut rows));
        Ok(())
    }

    fn sample(&mut self, into: &mut [i32]) {
        let moves = &mut self.rooms[0].moves;
        for (lane, action) in self.all.iter_mut().zip(into) {
            lane.sampled = match lane.seat {
                None => NOTHING,
                Some(_) if is_long::<G>() => {
                    lane.legal[below(&mut lane.sampling, lane.legal.len() as u32) as usize].into()
                }
                Some(seat) => G::action(&lane.game.random_move(seat, &mut lane.sampling, moves)) as i32,
            };
            *action = lane.sampled.max(0);
        }
    }

    fn position(&self, lane: usize) -> serde_json::Value {
        small_json::value_of(&self.all[lane].game.position())
    }
}

impl<G: TableGame + Features> Lanes<G> {
    /// Refuses the first action that is not legal, and notes the moves of the others.
    fn check(&mut self, actions: &[i64]) -> Result<(), BadAction> {
        for (at, (lane, action)) in self.all.iter_mut().zip(actions).enumerate() {
            let Some(seat) = lane.seat else { continue };
            let mv = usize::try_from(*action).ok().and_then(G::action_move);
            lane.mv = mv;
            if i64::from(lane.sampled) == *action {
                continue;
            }
            let legal = mv.is_some_and(|mv| {
                if is_long::<G>() {
                    lane.legal.contains(&(*action as u16))
                } else {
                    lane.game.is_legal(seat, &mv)
                }
            });
            if !legal {
                let why = mv.and_then(|mv| {
                    let refused = lane.game.clone().play(seat, &mv).err()?;
                    Some(refused.explained(&lane.game, &engine::Step::Move(seat, mv)))
                });
                return Err(BadAction { lane: at, action: *action, why });
            }
        }
        Ok(())
    }
}

/// Some of the lanes, for one thread.
struct Chunk<'a, G: TableGame> {
    start: &'a G,
    setting: &'a Setting,
    /// The place of its first lane among all.
    first: usize,
    lanes: &'a mut [Lane<G>],
    room: &'a mut Room<G>,
}

impl<G: TableGame + Features> Chunk<'_, G> {
    fn reset(&mut self, marked: Option<&[bool]>, again: bool, reseeded: bool, rows: &mut Rows<'_>) {
        for (at, lane) in self.lanes.iter_mut().enumerate() {
            let place = self.first + at;
            if marked.is_some_and(|marked| !marked[place]) {
                continue;
            }
            lane.number = match marked {
                None if again => place as u64,
                _ => lane.number + self.setting.lanes,
            };
            if reseeded {
                lane.sampling = Fast::of_game(self.setting.seed ^ SAMPLING, place as u64);
            }
            lane.begin(self.start, self.setting, self.room);
            lane.shown = false;
            rows.done[at] = 0;
            rows.reward[at * rows.widths.seats..(at + 1) * rows.widths.seats].fill(0.0);
            lane.show(at, lane.seat, self.room, rows);
        }
    }

    fn step(&mut self, rows: &mut Rows<'_>) {
        rows.reward.fill(0.0);
        for (at, lane) in self.lanes.iter_mut().enumerate() {
            let Some(seat) = lane.seat else {
                self.setting.wake(lane, at, self.start, self.room, rows);
                continue;
            };
            let mv = lane.mv.take().expect("it was checked");
            lane.game.apply_move(seat, &mv);
            lane.go_on(self.setting, self.room);
            rows.done[at] = u8::from(lane.seat.is_none());
            if lane.seat.is_none() {
                lane.settle_up(at, self.setting.reward, rows);
                if self.setting.autoreset == Autoreset::SameStep {
                    let game = &lane.game;
                    rows.final_observation.write_over(at, false, &mut self.room.observation, |planes| {
                        game.observe(seat, planes);
                    });
                    lane.number += self.setting.lanes;
                    lane.begin(self.start, self.setting, self.room);
                }
            }
            lane.show(at, Some(lane.seat.unwrap_or(seat)), self.room, rows);
        }
    }
}
