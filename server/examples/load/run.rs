//! All tables play, each at its pace, and every move is timed.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hdrhistogram::Histogram;
use serde::{Deserialize, Serialize};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use crate::{Table, Trouble};

/// How fast to play, and for how long.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct Pace {
    /// Moves each second over all tables; as fast as they are answered, if nothing is said.
    moves_per_second: Option<f64>,
    /// How long to play before moves are counted, and how long they are.
    warm_up_seconds: f64,
    seconds: f64,
}

impl Pace {
    pub(crate) fn warm_up(self) -> Duration {
        Duration::from_secs_f64(self.warm_up_seconds)
    }

    /// How long all of it takes.
    pub(crate) fn length(self) -> Duration {
        self.warm_up() + Duration::from_secs_f64(self.seconds)
    }
}

/// What was counted.
#[derive(Serialize)]
pub(crate) struct Tally {
    pub(crate) seconds: f64,
    pub(crate) moves: u64,
    pub(crate) games: u64,
    /// How long moves took: half of them, 99 of 100, 999 of 1000, all.
    pub(crate) latency_ms: Latency,
}

#[derive(Serialize)]
pub(crate) struct Latency {
    p50: f64,
    p99: f64,
    p999: f64,
    most: f64,
}

/// What is counted while tables play.
struct Count {
    micros: Histogram<u64>,
    games: u64,
}

/// Lets all tables play.
pub(crate) async fn run<T: Table>(tables: Vec<T>, pace: Pace) -> Result<Tally, Trouble> {
    let count = Arc::new(Mutex::new(Count { micros: Histogram::new(3)?, games: 0 }));
    let began = Instant::now();
    let counted = began + pace.warm_up();
    let ends = began + pace.length();
    let every = pace.moves_per_second.map(|rate| Duration::from_secs_f64(tables.len() as f64 / rate));
    let share = every.map(|every| every / tables.len() as u32);
    let mut playing = JoinSet::new();
    for (at, table) in (0u32..).zip(tables) {
        // Tables begin one after another, so that moves are spread evenly.
        let beat = every.zip(share).map(|(every, share)| Heartbeat { next: began + share * at, every });
        let span = Span { counted, ends };
        playing.spawn(play(table, beat, span, Arc::clone(&count)));
    }
    while let Some(played) = playing.join_next().await {
        played??;
    }
    let count = lock(&count);
    let ms = |quantile| count.micros.value_at_quantile(quantile) as f64 / 1000.0;
    Ok(Tally {
        seconds: pace.seconds,
        moves: count.micros.len(),
        games: count.games,
        latency_ms: Latency { p50: ms(0.5), p99: ms(0.99), p999: ms(0.999), most: ms(1.0) },
    })
}

/// From when to when moves count.
#[derive(Clone, Copy)]
struct Span {
    counted: Instant,
    ends: Instant,
}

/// When a table's next move is due.
struct Heartbeat {
    next: Instant,
    every: Duration,
}

impl Heartbeat {
    /// Waits for the next move to be due. If it was due before, it is late, and that counts: whoever waits only
    /// for answers would not see what a slow server does to those who come at their own time.
    async fn wait(&mut self) -> Instant {
        let due = self.next;
        self.next += self.every;
        sleep_until(due).await;
        due
    }
}

async fn play<T: Table>(
    mut table: T,
    mut beat: Option<Heartbeat>,
    span: Span,
    count: Arc<Mutex<Count>>,
) -> Result<(), Trouble> {
    loop {
        let due = match &mut beat {
            Some(beat) => beat.wait().await,
            None => Instant::now(),
        };
        if due >= span.ends {
            return Ok(());
        }
        table.play().await?;
        let now = Instant::now();
        let counts = now >= span.counted && now < span.ends;
        if counts {
            lock(&count).micros.record((now - due).as_micros() as u64)?;
        }
        if table.is_over() {
            lock(&count).games += u64::from(counts);
            table.play_again().await?;
        }
    }
}

fn lock(count: &Mutex<Count>) -> MutexGuard<'_, Count> {
    count.lock().unwrap_or_else(PoisonError::into_inner)
}
