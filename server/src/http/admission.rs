//! Who may come in: how many, how often, and from which pages.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
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

use super::hosts::Hosts;
use super::problem::Problem;
use crate::config::{Config, Rate};
use crate::http::App;

/// How many addresses are remembered before those that have been quiet are forgotten.
const MOST_ADDRESSES: usize = 10_000;

/// How long a message may be for each unit of what it costs, after the first.
const BYTES_PER_UNIT: usize = 256;

/// The most bytes a request may have.
const LARGEST_BODY: usize = 16 * 1024;

/// Who may come in.
pub(crate) struct Gate {
    connections: Arc<Semaphore>,
    places: u32,
    /// How many connections each address has.
    guests: Counts,
    /// How many sockets and polls each caller has, behind a proxy.
    callers: Counts,
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    tables: Option<DefaultKeyedRateLimiter<IpAddr>>,
    tables_in_a_day: Option<DefaultKeyedRateLimiter<IpAddr>>,
    messages: Option<DefaultKeyedRateLimiter<IpAddr>>,
    behind_proxy: bool,
    hosts: Hosts,
}

/// How many of something each address has, up to a limit.
struct Counts {
    most: usize,
    counts: Mutex<HashMap<IpAddr, usize>>,
}

impl Counts {
    fn new(most: usize) -> Counts {
        Counts { most, counts: Mutex::default() }
    }

    /// One more, if there may be one.
    fn add(&self, address: IpAddr) -> bool {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        let fine = *count < self.most;
        *count += usize::from(fine);
        fine
    }

    fn remove(&self, address: IpAddr) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&address);
            }
        }
    }
}

/// A caller's socket or poll. When this is dropped, it has ended.
pub(crate) struct Stay {
    caller: IpAddr,
    gate: Arc<Gate>,
}

impl Drop for Stay {
    fn drop(&mut self) {
        self.gate.callers.remove(self.caller);
    }
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
        // Behind a proxy all connections are the proxy's, and callers are counted by what they do.
        let most = |counted: bool| {
            limits.address.filter(|_| counted).map_or(usize::MAX, |address| address.connections)
        };
        Arc::new(Gate {
            connections: Arc::new(Semaphore::new(limits.connections as usize)),
            places: limits.connections,
            guests: Counts::new(most(!config.behind_proxy)),
            callers: Counts::new(most(config.behind_proxy)),
            requests: limits.address.map(|address| RateLimiter::keyed(quota(address.requests))),
            tables: limits.address.map(|address| RateLimiter::keyed(quota(address.tables))),
            tables_in_a_day: limits.address.map(|address| RateLimiter::keyed(daily(address.tables_per_day))),
            messages: limits.address.map(|address| RateLimiter::keyed(quota(address.messages))),
            behind_proxy: config.behind_proxy,
            hosts: Hosts::new(config),
        })
    }

    /// Lets a connection in, if there is room.
    pub(crate) fn admit(self: &Arc<Self>, peer: IpAddr) -> Option<Guest> {
        let place = Arc::clone(&self.connections).try_acquire_owned().ok()?;
        let address = neighbourhood(peer);
        self.guests.add(address).then(|| Guest { address, gate: Arc::clone(self), _place: place })
    }

    /// Waits until everybody has gone.
    pub(crate) async fn empty(&self) {
        _ = self.connections.acquire_many(self.places).await;
    }

    /// Whether this caller may set up a table now.
    pub(crate) fn may_create(&self, caller: IpAddr) -> Result<(), Problem> {
        check(self.tables.as_ref(), caller)?;
        check(self.tables_in_a_day.as_ref(), caller)
    }

    /// Lets a caller open a socket or wait for news, if they do not do so too often already.
    pub(crate) fn stay(self: &Arc<Self>, caller: IpAddr) -> Result<Stay, Problem> {
        let fine = self.callers.add(caller);
        if fine { Ok(Stay { caller, gate: Arc::clone(self) }) } else { Err(Problem::too_many()) }
    }

    /// Whether this caller may say something of this length now.
    pub(crate) fn may_say(&self, caller: IpAddr, bytes: usize) -> bool {
        let Some(limiter) = &self.messages else { return true };
        forget_quiet(limiter);
        let cost = NonZeroU32::MIN.saturating_add((bytes / BYTES_PER_UNIT) as u32);
        limiter.check_key_n(&caller, cost).is_ok_and(|fine| fine.is_ok())
    }

    /// The address for which this request counts.
    pub(crate) fn caller(&self, guest: &Guest, headers: &HeaderMap) -> IpAddr {
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
        self.gate.guests.remove(self.address);
    }
}

/// Turns away who means somebody else.
pub(crate) async fn know_host(State(app): State<App>, request: Request, next: Next) -> Response {
    match app.gate.hosts.check(request.uri(), request.headers()) {
        Ok(()) => next.run(request).await,
        Err(problem) => {
            app.hall.house.metrics.refuse("host");
            problem.into_response()
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
    forget_quiet(limiter);
    limiter.check_key(&caller).map_err(|_| Problem::too_many())
}

/// Forgets those who have been quiet, if there are too many to remember.
fn forget_quiet(limiter: &DefaultKeyedRateLimiter<IpAddr>) {
    if limiter.len() > MOST_ADDRESSES {
        limiter.retain_recent();
    }
}

/// So many in a day, at any time of it.
fn daily(most: NonZeroU32) -> Quota {
    let every = Duration::from_hours(24) / most.get();
    Quota::with_period(every).expect("a part of a day is not nothing").allow_burst(most)
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
