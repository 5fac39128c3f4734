//! The server as a whole: it opens, listens, and closes in good order.

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
use crate::http::{self, Admission, AdmittedConnection, App, Asset, BoundedStream};
use crate::secrets;
use crate::state::SharedState;
use crate::store::{self, Inbox, StoreError};
use crate::tables::{OwnerKey, TableRegistry};

/// How long requests may still take when the hall closes.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// How many connections may wait to be accepted. After a restart everybody comes at once, and a client that finds the
/// queue full tries again only after a second.
const ACCEPT_BACKLOG: u32 = 4096;

/// The name of the setting that holds the key for hashing addresses.
const OWNER_KEY: &str = "owner-key";

/// How many connections may ask for metrics at once.
const MAX_METRICS_CONNECTIONS: usize = 8;

/// The pause after the system could not accept a connection.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(50);

/// Why a hall does not open.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Its database cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It cannot listen at this address.
    #[error("cannot listen at {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The threads for bots cannot be started.
    #[error("cannot start threads for bots: {0}")]
    Threads(std::io::Error),
}

/// A hall that is open. It accepts connections when it [runs](Server::run).
pub struct Server {
    tables: Arc<TableRegistry>,
    admission: Arc<Admission>,
    assets: &'static [Asset],
    listener: TcpListener,
    metrics: Option<TcpListener>,
    inbox: Inbox,
}

impl Server {
    /// Opens a hall. `assets` are the files of the page.
    pub async fn open(config: Config, assets: &'static [Asset]) -> Result<Server, OpenError> {
        let (store, inbox) = store::open(&config.database, &secrets::name()).await?;
        // Before anything else, so that no other process takes a table that is created here.
        store.heartbeat(config.timeouts.lease).await?;
        let cannot = |problem| OpenError::Listen(config.listen, problem);
        let listener = listen(config.listen).map_err(cannot)?;
        let open = |at| listen(at).map_err(|problem| OpenError::Listen(at, problem));
        let metrics = config.metrics.map(open).transpose()?;
        let admission = Admission::new(&config);
        let key = store.setting(OWNER_KEY, secrets::random::<32>().to_vec()).await?;
        let state = SharedState::new(config, store, OwnerKey::new(&key)).map_err(OpenError::Threads)?;
        let tables = TableRegistry::new(state);
        Ok(Server { tables, admission, assets, listener, metrics, inbox })
    }

    /// The address at which it listens.
    ///
    /// # Panics
    /// If the system does not know its address.
    pub fn address(&self) -> SocketAddr {
        self.listener.local_addr().expect("it listens")
    }

    /// The address of its metrics, if it has one.
    ///
    /// # Panics
    /// If the system does not know its address.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|listener| listener.local_addr().expect("it listens"))
    }

    /// Serves until `stop` is ready, then closes: everything that was acknowledged is stored, viewers are told to
    /// connect again, and other processes may take the tables at once.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { tables, admission, assets, listener, metrics, inbox } = self;
        let mut background = JoinSet::new();
        background.spawn(Arc::clone(&tables).keep_lease());
        background.spawn(Arc::clone(&tables).keep_adopting());
        background.spawn(Arc::clone(&tables).keep_sweeping());
        background.spawn(Arc::clone(&tables).receive_peer_messages(inbox));
        let app = App {
            tables: Arc::clone(&tables),
            admission: Arc::clone(&admission),
            poll_sessions: Arc::default(),
            assets,
        };
        if let Some(metrics) = metrics {
            background.spawn(serve_metrics(metrics, http::metrics_router(app.clone()), Arc::clone(&tables)));
        }
        let router = http::router(app);
        tokio::pin!(stop);
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => match admission.admit(peer.ip()) {
                        Some(client) => {
                            tokio::spawn(serve(stream, Some(client), router.clone(), Arc::clone(&tables)));
                        }
                        None => tables.state.metrics.refuse("crowd"),
                    },
                    Err(problem) => {
                        tracing::warn!(%problem, "a connection could not be accepted");
                        tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
                    }
                },
                () = &mut stop => break,
            }
        }
        drop(listener);
        tables.close().await;
        _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, admission.wait_until_empty()).await;
        background.shutdown().await;
    }
}

fn listen(at: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if at.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A hall that was killed must be able to listen at its address again at once.
    socket.set_reuseaddr(!cfg!(windows))?;
    socket.bind(at)?;
    socket.listen(ACCEPT_BACKLOG)
}

/// Serves the metrics.
async fn serve_metrics(listener: TcpListener, router: Router, tables: Arc<TableRegistry>) {
    let slots = Arc::new(Semaphore::new(MAX_METRICS_CONNECTIONS));
    loop {
        let Ok(slot) = Arc::clone(&slots).acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, _)) => {
                let serving = serve(stream, None, router.clone(), Arc::clone(&tables));
                tokio::spawn(async move {
                    serving.await;
                    drop(slot);
                });
            }
            Err(_) => tokio::time::sleep(ACCEPT_RETRY_DELAY).await,
        }
    }
}

/// Serves one connection.
async fn serve(
    stream: TcpStream,
    client: Option<AdmittedConnection>,
    router: Router,
    tables: Arc<TableRegistry>,
) {
    // Connections for metrics are not counted.
    let uncounted = IntGauge::new("uncounted", "nothing").expect("the name is sound");
    let count = if client.is_some() { &tables.state.metrics.connections } else { &uncounted };
    let client = client.map(Arc::new);
    let timeouts = tables.state.config.timeouts;
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        if let Some(client) = &client {
            request.extensions_mut().insert(Arc::clone(client));
        }
        router.clone().call(request)
    });
    // Messages are short and must be sent at once. If the system cannot do that, play is just slower.
    _ = stream.set_nodelay(true);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(timeouts.hello)
        .serve_connection(TokioIo::new(BoundedStream::new(stream, timeouts.write, count)), service)
        .with_upgrades();
    let mut closing = tables.state.closing();
    let mut connection = pin!(connection);
    // A client that breaks off needs no answer.
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = closing.changed() => {
            connection.as_mut().graceful_shutdown();
            _ = connection.await;
        }
    }
}
