//! Appends to many tables at once until it is killed; prints a line for every entry that is acknowledged.
//!
//! `append_until_killed <file or postgres address> <tables>`: the crash test starts it and kills it. With a number
//! as third argument it stops after so many seconds and tells how many it wrote, which is how
//! `docs/reliability.md` was measured.

use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use server::store::{NewTable, Store, StoreError};

#[tokio::main]
async fn main() -> Result<(), StoreError> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (place, tables) = (&arguments[0], arguments[1].parse::<u32>().expect("how many tables"));
    let seconds = arguments.get(2).map(|seconds| seconds.parse().expect("how many seconds"));
    let end = seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds));
    let (store, _inbox) = server::store::open(place, &format!("writer {}", std::process::id())).await?;
    store.heartbeat(Duration::from_mins(10)).await?;
    let writers = (0..tables).map(|table| tokio::spawn(write(Arc::clone(&store), table, end)));
    let mut written = 0;
    for writer in writers.collect::<Vec<_>>() {
        written += writer.await.expect("writers do not panic")?;
    }
    println!("{written} entries in {} s", seconds.unwrap_or_default());
    Ok(())
}

/// Appends one entry after the other to a new table; says how many.
async fn write(store: Arc<dyn Store>, table: u32, end: Option<Instant>) -> Result<u64, StoreError> {
    let id = format!("{}-{table}", std::process::id());
    store.create(NewTable { id: id.clone(), ..NewTable::default() }).await?;
    for number in 0.. {
        if end.is_some_and(|end| Instant::now() > end) {
            return Ok(number);
        }
        let entry = format!("{id} {number} {:-<280}", "");
        store.append(&id, number, vec![entry.into_bytes()]).await?;
        if end.is_none() {
            // One call, so that a kill cannot cut a line in two without the reader seeing it.
            _ = std::io::stdout().lock().write_all(format!("{id} {number}\n").as_bytes());
        }
    }
    unreachable!("numbers do not end")
}
