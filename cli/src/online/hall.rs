//! What is asked of a hall over HTTP: a new table, the record of a game.

use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;
use ureq::Agent;
use ureq::tls::{RootCerts, TlsConfig};

use super::{HallAddress, Link};
use crate::Failure;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A table that was set up.
#[derive(Deserialize)]
struct Made {
    id: String,
    links: Vec<Option<String>>,
}

/// Sets up a table. Gives a link for looking on, and one for each seat of a person.
pub(crate) fn set_up(hall: &HallAddress, wish: &Value) -> Result<(Link, Vec<Option<Link>>), Failure> {
    let answer = agent().post(hall.http("/api/tables")).send_json(wish);
    let made: Made = read(hall, answer)?.read_json().map_err(|problem| odd(hall, &problem))?;
    let link = |secret| Link { hall: hall.clone(), table: made.id.clone(), secret };
    Ok((link(None), made.links.into_iter().map(|secret| secret.map(|secret| link(Some(secret)))).collect()))
}

/// The record of a table's game, as it is written.
pub(crate) fn record(link: &Link) -> Result<Vec<u8>, Failure> {
    let path = link.hall.http(&format!("/api/tables/{}/record", link.table));
    let mut body = read(&link.hall, agent().get(path).call())?;
    body.read_to_vec().map_err(|problem| odd(&link.hall, &problem))
}

fn agent() -> Agent {
    // Whom this machine trusts, we trust: a family may vouch for its own hall.
    let tls = TlsConfig::builder().root_certs(RootCerts::PlatformVerifier).build();
    // Answers that say no have a sentence for people in them.
    let config = Agent::config_builder().timeout_global(Some(PATIENCE)).http_status_as_error(false);
    config.tls_config(tls).build().into()
}

type Answer = Result<ureq::http::Response<ureq::Body>, ureq::Error>;

/// The body of an answer that says yes.
fn read(hall: &HallAddress, answer: Answer) -> Result<ureq::Body, Failure> {
    let answer = answer.map_err(|problem| Failure::Failed(format!("{hall} cannot be reached: {problem}")))?;
    let (head, mut body) = answer.into_parts();
    if head.status.is_success() {
        return Ok(body);
    }
    let problem: Option<Value> = body.read_json().ok();
    let sentence = problem.as_ref().and_then(|problem| problem["error"]["message"].as_str());
    Err(Failure::Failed(match sentence {
        Some(sentence) => format!("the hall says no: {sentence}"),
        None => format!("{hall} answers {}; is it a game hall?", head.status),
    }))
}

fn odd(hall: &HallAddress, problem: &ureq::Error) -> Failure {
    Failure::Failed(format!("{hall} answers oddly: {problem}"))
}
