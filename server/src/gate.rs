//! Who may come in: how many, how often, and from which pages.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::app::App;
use crate::config::{Config, Rate};
use crate::problem::Problem;

/// How many addresses are remembered before those that have been quiet are forgotten.
const MOST_ADDRESSES: usize = 10_000;

/// The most bytes a request may have.
const LARGEST_BODY: usize = 16 * 1024;

/// Who may come in.
pub(crate) struct Gate {
    connections: Arc<Semaphore>,
    places: u32,
    /// How many connections each address has.
    guests: Mutex<HashMap<IpAddr, usize>>,
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    tables: Option<DefaultKeyedRateLimiter<IpAddr>>,
    per_address: usize,
    behind_proxy: bool,
}

/// Somebody who has come in. When this is dropped, they have gone.
pub(crate) struct Guest {
    address: IpAddr,
    gate: Arc<Gate>,
    _place: OwnedSemaphorePermit,
}

impl Gate {
    pub(crate) fn new(config: &Config) -> Arc<Gate> {
        let limits = config.limits;
        // Behind a proxy all connections are the proxy's.
        let counted = limits.address.filter(|_| !config.behind_proxy);
        Arc::new(Gate {
            connections: Arc::new(Semaphore::new(limits.connections as usize)),
            places: limits.connections,
            guests: Mutex::default(),
            requests: limits.address.map(|address| RateLimiter::keyed(quota(address.requests))),
            tables: limits.address.map(|address| RateLimiter::keyed(quota(address.tables))),
            per_address: counted.map_or(usize::MAX, |address| address.connections),
            behind_proxy: config.behind_proxy,
        })
    }

    /// Lets a connection in, if there is room.
    pub(crate) fn admit(self: &Arc<Self>, peer: IpAddr) -> Option<Guest> {
        let place = Arc::clone(&self.connections).try_acquire_owned().ok()?;
        let address = neighbourhood(peer);
        let mut guests = self.guests.lock().unwrap_or_else(PoisonError::into_inner);
        let theirs = guests.entry(address).or_default();
        if *theirs >= self.per_address {
            return None;
        }
        *theirs += 1;
        Some(Guest { address, gate: Arc::clone(self), _place: place })
    }

    /// Waits until everybody has gone.
    pub(crate) async fn empty(&self) {
        _ = self.connections.acquire_many(self.places).await;
    }

    /// Whether this caller may set up a table now.
    pub(crate) fn may_create(&self, guest: &Guest, headers: &HeaderMap) -> Result<(), Problem> {
        check(self.tables.as_ref(), self.caller(guest, headers))
    }

    fn caller(&self, guest: &Guest, headers: &HeaderMap) -> IpAddr {
        let forwarded = || {
            let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            list.rsplit(',').next()?.trim().parse().ok()
        };
        let forwarded = if self.behind_proxy { forwarded() } else { None };
        forwarded.map_or(guest.address, neighbourhood)
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut guests = self.gate.guests.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(theirs) = guests.get_mut(&self.address) {
            *theirs -= 1;
            if *theirs == 0 {
                guests.remove(&self.address);
            }
        }
    }
}

/// Turns away who asks too often, or for somebody else's page.
pub(crate) async fn pass(State(app): State<App>, request: Request, next: Next) -> Response {
    let guest = request.extensions().get::<Arc<Guest>>().expect("every request has a guest");
    let caller = app.gate.caller(guest, request.headers());
    let fine = check(app.gate.requests.as_ref(), caller).and_then(|()| check_origin(&request));
    let request = match fine {
        Ok(()) => whole(request, app.hall.house.config.patience.hello).await,
        Err(problem) => Err(problem),
    };
    match request {
        Ok(request) => next.run(request).await,
        Err(problem) => {
            app.hall.house.metrics.refuse("gate");
            problem.into_response()
        }
    }
}

/// Waits for all of a request, which is short: nobody may keep a place for ever by never ending.
async fn whole(request: Request, patience: Duration) -> Result<Request, Problem> {
    let late =
        |_| Problem::new(StatusCode::REQUEST_TIMEOUT, "too-slow", "the rest of this request never came");
    let large =
        |_| Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "bad-request", "a request has at most 16 KiB");
    let (head, body) = request.into_parts();
    let body = timeout(patience, to_bytes(body, LARGEST_BODY)).await.map_err(late)?.map_err(large)?;
    Ok(Request::from_parts(head, Body::from(body)))
}

/// How often one connection may say something.
pub(crate) fn messages(rate: Option<Rate>) -> Option<DefaultDirectRateLimiter> {
    rate.map(|rate| RateLimiter::direct(quota(rate)))
}

/// A browser says for which page it acts. Pages of others may neither change anything nor open sockets here.
fn check_origin(request: &Request) -> Result<(), Problem> {
    let headers = request.headers();
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let socket = headers.contains_key(header::UPGRADE);
    if !socket && matches!(*request.method(), Method::GET | Method::HEAD) {
        return Ok(());
    }
    let page = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    if page.is_some() && page == host {
        return Ok(());
    }
    let message = "this page belongs to somebody else and may not play here";
    Err(Problem::new(StatusCode::FORBIDDEN, "foreign-origin", message))
}

fn check(limiter: Option<&DefaultKeyedRateLimiter<IpAddr>>, caller: IpAddr) -> Result<(), Problem> {
    let Some(limiter) = limiter else { return Ok(()) };
    if limiter.len() > MOST_ADDRESSES {
        limiter.retain_recent();
    }
    limiter.check_key(&caller).map_err(|_| Problem::too_many())
}

fn quota(rate: Rate) -> Quota {
    Quota::per_second(rate.per_second).allow_burst(rate.at_once)
}

/// Whoever has one address of IPv6 usually has all that begin with the same 64 bits.
fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        address @ IpAddr::V4(_) => address,
    }
}
