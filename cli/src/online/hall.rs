//! What is asked of a hall over HTTP: a new table, the record of a game.

use std::error::Error;
use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;
use ureq::Agent;
use ureq::tls::{RootCerts, TlsConfig};

use super::{HallAddress, Link};
use crate::Failure;
use crate::failure::LONGEST_RECORD;
use crate::terminal::clean;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// How much an answer may have, and how much of a sentence in it is shown.
const MOST_BYTES: u64 = LONGEST_RECORD;
const LONGEST_REASON: usize = 300;

/// A table that was set up.
#[derive(Deserialize)]
struct Made {
    id: String,
    links: Vec<Option<String>>,
}

/// Sets up a table. Gives a link for looking on, and one for each seat of a person.
pub(crate) fn set_up(hall: &HallAddress, wish: &Value) -> Result<(Link, Vec<Option<Link>>), Failure> {
    let answer = agent().post(hall.http("/api/tables")).send_json(wish);
    let body = read(hall, answer)?.with_config().limit(MOST_BYTES).read_to_vec();
    let made = body.map_err(|problem| odd(hall, &problem))?;
    let made: Made = serde_json::from_slice(&made).map_err(|problem| odd(hall, &problem))?;
    let link = |secret: Option<String>| Link::new(hall.clone(), &made.id, secret.as_deref());
    let links = made.links.iter().map(|secret| secret.clone().map(|secret| link(Some(secret))).transpose());
    let links = links.collect::<Result<_, _>>().and_then(|links| Ok((link(None)?, links)));
    links.map_err(|problem| odd(hall, &problem))
}

/// The record of a table's game, as it is written.
pub(crate) fn record(link: &Link) -> Result<Vec<u8>, Failure> {
    let path = link.hall.http(&format!("/api/tables/{}/record", link.table));
    let body = read(&link.hall, agent().get(path).call())?.with_config().limit(MOST_BYTES).read_to_vec();
    body.map_err(|problem| odd(&link.hall, &problem))
}

fn agent() -> Agent {
    // Whom this machine trusts, we trust: a family may vouch for its own hall.
    let tls = TlsConfig::builder().root_certs(RootCerts::PlatformVerifier).build();
    // Answers that say no have a sentence for people in them.
    let config = Agent::config_builder().timeout_global(Some(PATIENCE)).http_status_as_error(false);
    // A hall that sends us elsewhere might send us to somebody whom only this machine can reach.
    let config = config.max_redirects(0);
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
    let problem = body.with_config().limit(MOST_BYTES).read_to_vec().ok();
    let problem: Option<Value> = problem.and_then(|problem| serde_json::from_slice(&problem).ok());
    let sentence = problem.as_ref().and_then(|problem| problem["error"]["message"].as_str());
    Err(Failure::Failed(match sentence {
        Some(sentence) => format!("the hall says no: {}", clean::short_line(sentence, LONGEST_REASON)),
        None => format!("{hall} answers {}; is it a game hall?", head.status.as_u16()),
    }))
}

fn odd(hall: &HallAddress, problem: &dyn Error) -> Failure {
    let problem = clean::short_line(&problem.to_string(), LONGEST_REASON);
    Failure::Failed(format!("{hall} answers oddly: {problem}"))
}
