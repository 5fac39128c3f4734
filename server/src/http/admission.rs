//! Admission: how many connections there may be, how often a client may ask, and from which pages.

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

use super::App;
use super::hosts::AllowedHosts;
use super::problem::Problem;
use crate::config::{Config, RateLimit};

/// How many addresses are remembered before those without recent requests are forgotten.
const MAX_ADDRESSES: usize = 10_000;

/// A message costs one unit, and one more for each of these many bytes.
const BYTES_PER_UNIT: usize = 256;

/// The most bytes that the body of a request may have.
const MAX_BODY_BYTES: usize = 16 * 1024;

/// The limits for all clients, and what is counted against them.
pub(crate) struct Admission {
    connections: Arc<Semaphore>,
    max_connections: u32,
    /// How many connections each address has.
    connections_by_address: AddressCounts,
    /// How many sockets and polls each caller has. Counted only behind a proxy.
    slots: AddressCounts,
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    tables: Option<DefaultKeyedRateLimiter<IpAddr>>,
    tables_in_a_day: Option<DefaultKeyedRateLimiter<IpAddr>>,
    messages: Option<DefaultKeyedRateLimiter<IpAddr>>,
    behind_proxy: bool,
    hosts: AllowedHosts,
}

/// How many of something each address has, up to a limit.
struct AddressCounts {
    max: usize,
    counts: Mutex<HashMap<IpAddr, usize>>,
}

impl AddressCounts {
    fn new(max: usize) -> AddressCounts {
        AddressCounts { max, counts: Mutex::default() }
    }

    /// Counts one more, if the limit allows it; returns whether it did.
    fn add(&self, address: IpAddr) -> bool {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        let allowed = *count < self.max;
        *count += usize::from(allowed);
        allowed
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

/// A caller's socket or poll; it is counted until this is dropped.
pub(crate) struct CallerSlot {
    caller: IpAddr,
    admission: Arc<Admission>,
}

impl Drop for CallerSlot {
    fn drop(&mut self) {
        self.admission.slots.remove(self.caller);
    }
}

/// A connection that was admitted; it is counted until this is dropped.
pub(crate) struct AdmittedConnection {
    address: IpAddr,
    admission: Arc<Admission>,
    _permit: OwnedSemaphorePermit,
}

impl Admission {
    pub(crate) fn new(config: &Config) -> Arc<Admission> {
        let limits = config.limits;
        // Behind a proxy all connections come from the proxy, so sockets and polls are counted instead.
        let max = |counted: bool| {
            limits.address.filter(|_| counted).map_or(usize::MAX, |address| address.connections)
        };
        Arc::new(Admission {
            connections: Arc::new(Semaphore::new(limits.connections as usize)),
            max_connections: limits.connections,
            connections_by_address: AddressCounts::new(max(!config.behind_proxy)),
            slots: AddressCounts::new(max(config.behind_proxy)),
            requests: limits.address.map(|address| RateLimiter::keyed(quota(address.requests))),
            tables: limits.address.map(|address| RateLimiter::keyed(quota(address.tables))),
            tables_in_a_day: limits.address.map(|address| RateLimiter::keyed(daily(address.tables_per_day))),
            messages: limits.address.map(|address| RateLimiter::keyed(quota(address.messages))),
            behind_proxy: config.behind_proxy,
            hosts: AllowedHosts::new(config),
        })
    }

    /// Admits a connection, if the limits allow it.
    pub(crate) fn admit(self: &Arc<Self>, peer: IpAddr) -> Option<AdmittedConnection> {
        let permit = Arc::clone(&self.connections).try_acquire_owned().ok()?;
        let address = network_of(peer);
        self.connections_by_address.add(address).then(|| AdmittedConnection {
            address,
            admission: Arc::clone(self),
            _permit: permit,
        })
    }

    /// Waits until all connections have ended.
    pub(crate) async fn wait_until_empty(&self) {
        _ = self.connections.acquire_many(self.max_connections).await;
    }

    /// Checks whether this caller may create a table now.
    pub(crate) fn may_create(&self, caller: IpAddr) -> Result<(), Problem> {
        check(self.tables.as_ref(), caller)?;
        check(self.tables_in_a_day.as_ref(), caller)
    }

    /// Lets a caller open a socket or start a poll, if they do not have too many.
    pub(crate) fn take_slot(self: &Arc<Self>, caller: IpAddr) -> Result<CallerSlot, Problem> {
        let allowed = self.slots.add(caller);
        if allowed {
            Ok(CallerSlot { caller, admission: Arc::clone(self) })
        } else {
            Err(Problem::too_many())
        }
    }

    /// Whether this caller may send a message of this length now.
    pub(crate) fn may_send(&self, caller: IpAddr, bytes: usize) -> bool {
        let Some(limiter) = &self.messages else { return true };
        forget_inactive(limiter);
        let cost = NonZeroU32::MIN.saturating_add((bytes / BYTES_PER_UNIT) as u32);
        limiter.check_key_n(&caller, cost).is_ok_and(|allowed| allowed.is_ok())
    }

    /// The address against which this request counts.
    pub(crate) fn caller(&self, client: &AdmittedConnection, headers: &HeaderMap) -> IpAddr {
        let forwarded = || {
            let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            list.rsplit(',').next()?.trim().parse().ok()
        };
        let forwarded = if self.behind_proxy { forwarded() } else { None };
        forwarded.map_or(client.address, network_of)
    }
}

impl Drop for AdmittedConnection {
    fn drop(&mut self) {
        self.admission.connections_by_address.remove(self.address);
    }
}

/// Refuses requests for a host name that is not ours.
pub(crate) async fn check_host(State(app): State<App>, request: Request, next: Next) -> Response {
    match app.admission.hosts.check(request.uri(), request.headers()) {
        Ok(()) => next.run(request).await,
        Err(problem) => {
            app.tables.state.metrics.refuse("host");
            problem.into_response()
        }
    }
}

/// Refuses requests that come too often, or from the page of another site.
pub(crate) async fn check_limits(State(app): State<App>, request: Request, next: Next) -> Response {
    let client = request.extensions().get::<Arc<AdmittedConnection>>().expect("every request has a client");
    let caller = app.admission.caller(client, request.headers());
    let allowed = check(app.admission.requests.as_ref(), caller).and_then(|()| check_origin(&request));
    let request = match allowed {
        Ok(()) => read_whole(request, app.tables.state.config.timeouts.hello).await,
        Err(problem) => Err(problem),
    };
    match request {
        Ok(request) => next.run(request).await,
        Err(problem) => {
            app.tables.state.metrics.refuse("gate");
            problem.into_response()
        }
    }
}

/// Reads all of a request, which is short: a request that never ends must not hold its connection for ever.
async fn read_whole(request: Request, limit: Duration) -> Result<Request, Problem> {
    let late =
        |_| Problem::new(StatusCode::REQUEST_TIMEOUT, "too-slow", "the rest of this request never came");
    let large =
        |_| Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "bad-request", "a request has at most 16 KiB");
    let (head, body) = request.into_parts();
    let body = timeout(limit, to_bytes(body, MAX_BODY_BYTES)).await.map_err(late)?.map_err(large)?;
    Ok(Request::from_parts(head, Body::from(body)))
}

/// A limiter for the messages of one connection.
pub(crate) fn message_limiter(rate: Option<RateLimit>) -> Option<DefaultDirectRateLimiter> {
    rate.map(|rate| RateLimiter::direct(quota(rate)))
}

/// A browser says from which page a request comes. Pages of other sites may neither change anything nor open sockets.
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
    forget_inactive(limiter);
    limiter.check_key(&caller).map_err(|_| Problem::too_many())
}

/// Forgets addresses without recent requests, if there are too many to remember.
fn forget_inactive(limiter: &DefaultKeyedRateLimiter<IpAddr>) {
    if limiter.len() > MAX_ADDRESSES {
        limiter.retain_recent();
    }
}

/// So many in a day, and all of them at once if need be.
fn daily(max: NonZeroU32) -> Quota {
    let every = Duration::from_hours(24) / max.get();
    Quota::with_period(every).expect("a part of a day is not nothing").allow_burst(max)
}

fn quota(rate: RateLimit) -> Quota {
    Quota::per_second(rate.per_second).allow_burst(rate.at_once)
}

/// The network that an address belongs to: with IPv6 a client usually has all addresses with the same first 64 bits.
fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        address @ IpAddr::V4(_) => address,
    }
}
