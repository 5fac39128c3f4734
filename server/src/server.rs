//! The hall as a whole: opens, listens, and closes in good order.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use prometheus::IntGauge;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tower_service::Service;

use crate::config::Config;
use crate::http::{self, App, Asset, Bounded, Gate, Guest};
use crate::secrets;
use crate::state::House;
use crate::store::{self, Inbox, StoreError};
use crate::tables::Hall;
use crate::tables::owner::OwnerKey;

/// How long requests that are under way may take when the hall closes.
const LAST_ORDERS: Duration = Duration::from_secs(5);

/// How many may wait to be let in. After a restart everybody comes at once, and who finds no place in the queue
/// tries again only after a second.
const QUEUE_AT_THE_DOOR: u32 = 4096;

/// Under which name the key is kept that makes owners of addresses.
const OWNER_KEY: &str = "owner-key";

/// How many may ask at once what the hall counts.
const MOST_WATCHERS: usize = 8;

/// How long to wait before listening again when the system has no room for another connection.
const BREATHER: Duration = Duration::from_millis(50);

/// Why a hall does not open.
#[derive(Debug, thiserror::Error)]
pub enum CannotOpen {
    /// Its tables cannot be reached.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It cannot listen there.
    #[error("cannot listen at {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// There is no room to think.
    #[error("cannot start threads for bots: {0}")]
    Threads(std::io::Error),
}

/// A hall that is open, and listens as soon as it [runs](Server::run).
pub struct Server {
    hall: Arc<Hall>,
    gate: Arc<Gate>,
    assets: &'static [Asset],
    listener: TcpListener,
    metrics: Option<TcpListener>,
    inbox: Inbox,
}

impl Server {
    /// Opens a hall. Browsers that come are given these files.
    pub async fn open(config: Config, assets: &'static [Asset]) -> Result<Server, CannotOpen> {
        let (store, inbox) = store::open(&config.database, &secrets::name()).await?;
        // Before anything else, so that nobody takes a table that is set up here.
        store.beat(config.patience.lease).await?;
        let cannot = |problem| CannotOpen::Listen(config.listen, problem);
        let listener = listen(config.listen).map_err(cannot)?;
        let open = |at| listen(at).map_err(|problem| CannotOpen::Listen(at, problem));
        let metrics = config.metrics.map(open).transpose()?;
        let gate = Gate::new(&config);
        let key = store.setting(OWNER_KEY, secrets::random::<32>().to_vec()).await?;
        let house = House::new(config, store, OwnerKey::new(&key)).map_err(CannotOpen::Threads)?;
        let hall = Hall::new(house);
        Ok(Server { hall, gate, assets, listener, metrics, inbox })
    }

    /// Where it listens.
    ///
    /// # Panics
    /// If the system has forgotten.
    pub fn address(&self) -> SocketAddr {
        self.listener.local_addr().expect("it listens")
    }

    /// Where it tells what it counts, if anywhere.
    ///
    /// # Panics
    /// If the system has forgotten.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|listener| listener.local_addr().expect("it listens"))
    }

    /// Lets people in until it is told to stop, then closes: all that was acknowledged is stored, those who
    /// are connected are told to come again, and other processes may take the tables at once.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { hall, gate, assets, listener, metrics, inbox } = self;
        let mut chores = JoinSet::new();
        chores.spawn(Arc::clone(&hall).beat_on());
        chores.spawn(Arc::clone(&hall).adopt_on());
        chores.spawn(Arc::clone(&hall).sweep_on());
        chores.spawn(Arc::clone(&hall).read_mail(inbox));
        let app = App { hall: Arc::clone(&hall), gate: Arc::clone(&gate), bench: Arc::default(), assets };
        if let Some(metrics) = metrics {
            chores.spawn(tell_counts(metrics, http::metrics_router(app.clone()), Arc::clone(&hall)));
        }
        let router = http::router(app);
        tokio::pin!(stop);
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => match gate.admit(peer.ip()) {
                        Some(guest) => {
                            tokio::spawn(serve(stream, Some(guest), router.clone(), Arc::clone(&hall)));
                        }
                        None => hall.house.metrics.refuse("crowd"),
                    },
                    Err(problem) => {
                        tracing::warn!(%problem, "a connection could not be taken");
                        tokio::time::sleep(BREATHER).await;
                    }
                },
                () = &mut stop => break,
            }
        }
        drop(listener);
        hall.close().await;
        _ = tokio::time::timeout(LAST_ORDERS, gate.empty()).await;
        chores.shutdown().await;
    }
}

fn listen(at: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if at.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A hall that was killed must be able to come back to its address at once.
    socket.set_reuseaddr(!cfg!(windows))?;
    socket.bind(at)?;
    socket.listen(QUEUE_AT_THE_DOOR)
}

/// Tells whoever watches over the hall what it counts.
async fn tell_counts(listener: TcpListener, router: Router, hall: Arc<Hall>) {
    let places = Arc::new(Semaphore::new(MOST_WATCHERS));
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, _)) => {
                let serving = serve(stream, None, router.clone(), Arc::clone(&hall));
                tokio::spawn(async move {
                    serving.await;
                    drop(place);
                });
            }
            Err(_) => tokio::time::sleep(BREATHER).await,
        }
    }
}

/// Serves one connection.
async fn serve(stream: TcpStream, guest: Option<Guest>, router: Router, hall: Arc<Hall>) {
    // Those who watch do not count.
    let uncounted = IntGauge::new("uncounted", "nothing").expect("the name is sound");
    let count = if guest.is_some() { &hall.house.metrics.connections } else { &uncounted };
    let guest = guest.map(Arc::new);
    let patience = hall.house.config.patience;
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        if let Some(guest) = &guest {
            request.extensions_mut().insert(Arc::clone(guest));
        }
        router.clone().call(request)
    });
    // Moves are short and must not wait for more to send. If the system cannot do that, play is just slower.
    _ = stream.set_nodelay(true);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.hello)
        .serve_connection(TokioIo::new(Bounded::new(stream, patience.write, count)), service)
        .with_upgrades();
    let mut closing = hall.house.closing();
    let mut connection = pin!(connection);
    // Whoever breaks off needs no answer.
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = closing.changed() => {
            connection.as_mut().graceful_shutdown();
            _ = connection.await;
        }
    }
}
