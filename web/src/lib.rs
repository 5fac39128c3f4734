//! The game hall in a browser.
//!
//! A table on this device is the same [`table::Table`] as in a hall: [`transport::on_device`] drives it. A socket leads to a
//! table in a hall: [`transport::in_hall`] opens it. In both cases a [`table::Client`] takes the messages in, and a
//! [`model::TableModel`] shows what the client knows. Bots think in a worker, which runs this same module ([`thinker`]).

#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

mod app;
mod browser;
mod invitations;
mod model;
mod pack;
mod plan;
mod route;
mod screen;
mod settings;
mod sound;
mod storage;
mod transport;
mod words;
mod worker;

use std::cell::RefCell;

use wasm_bindgen::prelude::*;

/// Opens the hall in this page. The compiled module is handed on to the workers.
#[wasm_bindgen]
pub fn open_hall(module: JsValue, worker: String) {
    leptos::mount::mount_to_body(move || app::app(module.clone(), worker.clone()));
}

thread_local! {
    /// Who thinks in this worker.
    static THINKER: RefCell<thinker::JobWorker> = RefCell::default();
}

/// Thinks about something, in a worker: a job as JSON, an answer as JSON.
#[wasm_bindgen]
pub fn think_about(job: &str) -> String {
    THINKER.with_borrow_mut(|thinker| thinker.work(job))
}
