//! Opens a hall at a free port of this machine and prints where, for tests that kill it or besiege it:
//! `hall DATABASE [strict]`. Everybody there comes from one address, so there are no limits for addresses; a strict
//! hall has the usual ones for connections.

use server::{Config, PLAIN_PAGE, Server};

#[tokio::main]
async fn main() {
    let database = std::env::args().nth(1).expect("the first argument is the database");
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), database);
    config.limits.address = None;
    if std::env::args().nth(2).as_deref() != Some("strict") {
        config.limits.messages = None;
    }
    let server = Server::open(config, PLAIN_PAGE).await.expect("the hall opens");
    println!("{}", server.address());
    server.run(std::future::pending()).await;
}
