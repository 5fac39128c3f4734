//! HTTP: the routes of the hall, and the headers of its answers.

mod admission;
mod api;
mod assets;
mod hosts;
mod poll;
mod problem;
mod socket;
mod stream;

use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::tables::TableRegistry;
pub(crate) use admission::{Admission, AdmittedConnection};
pub use assets::{Asset, PLAIN_PAGE};
use poll::PollSessions;
use problem::Problem;
pub(crate) use stream::BoundedStream;

/// Headers of every answer. A page loads nothing from other servers, and tells no other server its address, because the
/// address of a table may contain a secret link.
const HEADERS: [(&str, &str); 8] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
         font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-embedder-policy", "require-corp"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// What all routes share.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) tables: Arc<TableRegistry>,
    pub(crate) admission: Arc<Admission>,
    pub(crate) poll_sessions: Arc<PollSessions>,
    pub(crate) assets: &'static [Asset],
}

/// The routes of the hall.
pub(crate) fn router(app: App) -> Router {
    let routes = Router::new()
        .route("/api/games", get(api::games))
        .route("/api/tables", post(api::create))
        .route("/api/tables/{id}", get(api::table))
        .route("/api/tables/{id}/record", get(api::record))
        .route("/api/tables/{id}/socket", get(socket::open))
        .route("/api/tables/{id}/poll", get(poll::poll))
        .route("/api/tables/{id}/send", post(poll::send))
        .route("/api/openapi.json", get(api::openapi))
        .route("/healthz", get(api::health))
        .fallback(assets::send)
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn_with_state(app.clone(), admission::check_limits))
        .layer(from_fn_with_state(app.clone(), admission::check_host));
    let default_header = |(name, value)| {
        SetResponseHeaderLayer::if_not_present(HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    let routes = HEADERS.into_iter().fold(routes, |routes, header| routes.layer(default_header(header)));
    routes.layer(default_header(("cache-control", "no-store"))).with_state(app)
}

/// The routes of the address for metrics.
pub(crate) fn metrics_router(app: App) -> Router {
    let routes = Router::new().route("/metrics", get(api::metrics));
    routes.layer(from_fn_with_state(app.clone(), admission::check_host)).with_state(app)
}

async fn wrong_method() -> Problem {
    let message = "this address exists, but not for that";
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", message)
}
