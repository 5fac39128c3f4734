//! `barn serve`: the game hall.

use std::io::{ErrorKind, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use pages::ASSETS;
use server::{Config, OpenError, Server};

use crate::Failure;

/// Opens the game hall, where people and programs play over the network
///
/// Tables are kept in a folder, or in a PostgreSQL database that several halls may share. Whatever happens to
/// this process, a table comes back as it was.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  barn serve
  barn serve --listen 0.0.0.0:8080 --data /srv/barnyard
  barn serve --database 'postgres://barn:PASSWORD@db.example/barn?sslmode=verify-full'

Then: barn invite http://127.0.0.1:8080 kuhlorado
prints a link for each person, http://127.0.0.1:8080/#/table/TABLE/SECRET, to open in a browser or with
barn play --join. Keep it to yourself: whoever has it has the seat.")]
pub(crate) struct Args {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The folder where tables are kept
    #[arg(long, value_name = "FOLDER", default_value = "barnyard-data")]
    data: PathBuf,
    /// A PostgreSQL database to keep tables in instead: postgres://… With `?sslmode=verify-full` at the end of the address,
    /// it is reached over TLS, and its certificate must be valid; `sslrootcert=FILE` names the certificates to trust, the
    /// system's if it is not given
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
    /// A name by which the hall may be called, such as barn.example; may be given several times. Addresses, localhost
    /// and names like barn.local need not be said
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// Where to tell what the hall counts, for Prometheus; nowhere, if nothing is said
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// How many days tables are kept at which nothing happens; 0 keeps them for ever. Those whose game never began are
    /// kept for a week
    #[arg(long, value_name = "DAYS", default_value_t = 365)]
    keep_days: u32,
    /// Take the last address in X-Forwarded-For for the caller's, because a proxy of ours writes it
    #[arg(long)]
    behind_proxy: bool,
    /// Do without limits for single addresses and connections, for tests of endurance
    #[arg(long)]
    no_limits: bool,
    /// Log more
    #[arg(long, short)]
    verbose: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let level = if args.verbose { tracing::Level::DEBUG } else { tracing::Level::INFO };
    tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).init();
    let config = config(args)?;
    // Every connection is an open file, and systems allow few unless asked. If this one does not allow more, the
    // hall takes as many as it may.
    _ = rlimit::increase_nofile_limit(rlimit::INFINITY);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(config))
}

fn config(args: &Args) -> Result<Config, Failure> {
    let database = match &args.database {
        Some(url) if url.starts_with("postgres://") || url.starts_with("postgresql://") => url.clone(),
        Some(_) => return Err(Failure::Usage("a database has an address like postgres://…".to_owned())),
        None => {
            let cannot = |problem| {
                Failure::Failed(format!("cannot make the folder {}: {problem}", args.data.display()))
            };
            make_private_folder(&args.data).map_err(cannot)?;
            args.data.join("hall.sqlite").display().to_string()
        }
    };
    let mut config = Config::new(args.listen, database);
    config.behind_proxy = args.behind_proxy;
    config.hosts.clone_from(&args.host);
    config.metrics = args.metrics;
    config.keep = (args.keep_days > 0).then(|| Duration::from_hours(24) * args.keep_days);
    if args.no_limits {
        config.limits.address = None;
        config.limits.messages = None;
        config.timeouts.bot_delay = Duration::ZERO;
    }
    Ok(config)
}

/// Makes a folder, if it is not there, that nobody else on this machine may look into.
fn make_private_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

async fn serve(config: Config) -> Result<(), Failure> {
    let opened = Server::open(config, ASSETS).await;
    let server = opened.map_err(|problem| Failure::Failed(explained(&problem)))?;
    say(&format!("The hall is open at http://{}", server.address()));
    let nearby = SocketAddr::new(near(server.address().ip()), server.address().port());
    if let Some(metrics) = server.metrics_address() {
        say(&format!("What it counts is at http://{metrics}/metrics"));
    }
    say(&format!("Set up a table with: barn invite http://{nearby} {}", games::ALL[0].id));
    server.run(told_to_stop()).await;
    say("The hall is closed; its tables are kept.");
    Ok(())
}

/// What is wrong, and what may help.
fn explained(problem: &OpenError) -> String {
    match problem {
        OpenError::Listen(_, system) if system.kind() == ErrorKind::AddrInUse => {
            format!("{problem}. Is a hall open there already? Another port goes with --listen")
        }
        _ => problem.to_string(),
    }
}

/// The address under which this machine reaches itself.
fn near(listening: IpAddr) -> IpAddr {
    match listening {
        IpAddr::V4(all) if all.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(all) if all.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        one => one,
    }
}

/// Says something to whoever opened the hall. If they no longer listen, the hall stays open all the same.
fn say(line: &str) {
    _ = writeln!(std::io::stdout(), "{line}");
}

/// Waits until somebody presses Ctrl-C or the system wants us to end.
async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    // If not even this can be heard, the hall stays open until it is killed, and loses nothing.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
