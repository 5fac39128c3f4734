//! Opens a hall at a free port of this machine, and prints its address and the address of its metrics, for tests that kill
//! it or attack it: `hall DATABASE [strict]`. All clients of a test come from one address, so there are no limits for
//! addresses. A strict hall has the usual limits, takes the address that a proxy sends, and leaves a table as soon as
//! nothing happens there.

use std::time::Duration;

use server::{Config, PLAIN_PAGE, Server};

/// The one that `barn` uses: what is weighed here should weigh the same there.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[tokio::main]
async fn main() {
    let database = std::env::args().nth(1).expect("the first argument is the database");
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), database);
    config.metrics = Some(config.listen);
    if std::env::args().nth(2).as_deref() == Some("strict") {
        // Strangers come as if through a proxy, each from an address of their own.
        config.behind_proxy = true;
        // Nobody else would take its tables, and a machine on which everything is tested at once may pause it.
        config.timeouts.lease = Duration::from_secs(10);
        config.timeouts.idle = Duration::from_secs(1);
        config.timeouts.finished = Duration::from_secs(1);
    } else {
        config.limits.address = None;
        config.limits.messages = None;
        config.timeouts.bot_delay = Duration::ZERO;
    }
    let server = Server::open(config, PLAIN_PAGE).await.expect("the hall opens");
    println!("{} {}", server.address(), server.metrics_address().expect("it was asked for"));
    server.run(std::future::pending()).await;
}
