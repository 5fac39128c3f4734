//! Playing the games of a tournament.

use engine::{Fast, Hints};
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use crate::contest::{LineUp, play_out};
use crate::{Fixture, Played, ThreadPoolBuildError, Tournament};

/// Plays games of a tournament that begin like `start`, on so many threads (0: one per core), and gives
/// them back in the order of their numbers.
///
/// Before each game `go_on` is asked; when it says no, the games under way are finished and the others are
/// left out. `finished` hears of each game as soon as it is over, in no particular order.
pub fn compete<G: Hints>(
    start: &G,
    tournament: &Tournament,
    fixtures: impl Iterator<Item = Fixture> + Send,
    threads: usize,
    go_on: &(dyn Fn() -> bool + Sync),
    finished: &(dyn Fn(&Played) + Sync),
) -> Result<Vec<Played>, ThreadPoolBuildError> {
    let threads = ThreadPoolBuilder::new().num_threads(threads).build()?;
    let mut games: Vec<Played> = threads.install(|| {
        // One after another, so that the games of a deal that are broken off are few.
        let games = fixtures.take_while(|_| go_on()).par_bridge().map(|fixture| {
            let played = play(start, tournament.seed, &fixture);
            finished(&played);
            played
        });
        games.collect()
    });
    games.sort_by_key(|played| played.number);
    Ok(games)
}

/// Plays one game. The luck of the table depends on the deal, that of the players on the game.
fn play<G: Hints>(start: &G, seed: u64, fixture: &Fixture) -> Played {
    let players = fixture.players(start.seats());
    let mut line_up = LineUp::<G>::new(&players, seed, fixture.number);
    let mut game = start.clone();
    let mut luck = Fast::of_game(seed, fixture.deal);
    let tally = play_out(&mut game, &mut luck, |game, seat, _| line_up.choose(game, seat), |_, _, _| {});
    let names = players.iter().map(ToString::to_string).collect();
    Played::new(fixture.number, fixture.deal, names, tally, &game.outcome())
}
