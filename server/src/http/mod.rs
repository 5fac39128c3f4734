//! All doors of the hall: which address leads where.

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

use crate::tables::Hall;
use admission as gate;
pub(crate) use admission::{Gate, Guest};
pub use assets::{Asset, PLAIN_PAGE};
use poll::Bench;
use problem::Problem;
pub(crate) use stream::Bounded;

/// Headers of every answer: pages get nothing from elsewhere and tell nobody where they are, for a link in the
/// address bar is a key.
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

/// What every door leads to.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    pub(crate) gate: Arc<Gate>,
    pub(crate) bench: Arc<Bench>,
    pub(crate) assets: &'static [Asset],
}

/// All doors of the hall.
pub(crate) fn router(app: App) -> Router {
    let doors = Router::new()
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
        .layer(from_fn_with_state(app.clone(), gate::pass))
        .layer(from_fn_with_state(app.clone(), gate::know_host));
    let unsaid = |(name, value)| {
        SetResponseHeaderLayer::if_not_present(HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    let doors = HEADERS.into_iter().fold(doors, |doors, header| doors.layer(unsaid(header)));
    doors.layer(unsaid(("cache-control", "no-store"))).with_state(app)
}

/// The door for those who watch over the hall.
pub(crate) fn metrics_router(app: App) -> Router {
    let doors = Router::new().route("/metrics", get(api::metrics));
    doors.layer(from_fn_with_state(app.clone(), gate::know_host)).with_state(app)
}

async fn wrong_method() -> Problem {
    let message = "this address exists, but not for that";
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", message)
}
