//! Records, checked and looked back on.

use std::sync::atomic::Ordering;

use engine::{BadRecord, Record};
use players::{Budget, Candidate, Mark, Reviewed, Reviewing};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::convert::{from_python, to_python};
use crate::fault::{Fault, guarded};
use crate::game::{read_record, read_text};
use crate::results::{counted, read_number};
use crate::words::words;

/// Checks a record: every step, every draw, and how its luck was made. A dict with the fields of `barn verify --json`.
///
/// record: a dict, the text of one, or the path of a file.
#[pyfunction]
pub(crate) fn verify<'py>(py: Python<'py>, record: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>, Fault> {
    let text = match read_text(record)? {
        Some(text) => text,
        None => from_python(record, "record")?.to_string(),
    };
    let found = guarded(|| Ok(table::verify(text.as_bytes())))?;
    let told = match found {
        Ok(found) => json!({
            "verified": true,
            "game": found.game,
            "steps": found.steps,
            "draws": found.draws,
            "over": found.over,
            "promised": found.promised,
            "sealed": found.checksum,
        }),
        Err(flaw) => json!({"verified": false, "problem": flaw.to_string()}),
    };
    Ok(to_python(py, &told)?)
}

/// Looks back on a game: what an expert who knew what each seat knew thinks of every decision that had a choice. A dict each,
/// with step, seat, move, win (its chance of winning), wins (everybody's before), mark ("fine", "slip" or "mistake") and
/// better (a dict with move, win and reason, or None).
///
/// simulations: how long to think about each. lang: of the reasons.
#[pyfunction]
#[pyo3(signature = (record, *, simulations=1_500, seed=1, lang="en", progress=None))]
pub(crate) fn review<'py>(
    py: Python<'py>,
    record: &Bound<'py, PyAny>,
    simulations: i64,
    seed: u64,
    lang: &str,
    progress: Option<Py<PyAny>>,
) -> Result<Bound<'py, PyAny>, Fault> {
    let record: Record = read_record(record)?;
    let simulations = u32::try_from(read_number(simulations, 1, "simulations")?).unwrap_or(u32::MAX);
    let unknown = || Fault::from(BadRecord::UnknownGame(record.game.clone()));
    let facts = games::facts(&record.game).map_err(|_| unknown())?;
    let words = words(facts, lang)?;
    let decisions = counted(py, progress.as_ref(), move |stop, finished| {
        let mut count = |steps: usize| finished.store(steps as u64, Ordering::Relaxed);
        let clock = stop.clock();
        let budget = Budget::Simulations(simulations);
        let reviewing = Reviewing { record: &record, budget, seed, clock: &clock, progress: &mut count };
        let review = games::visit(&record.game, reviewing).expect("the game is known")?;
        Ok(review.decisions)
    })?;
    let reason = |candidate: &Candidate<String>| words.say(&candidate.reason);
    let told: Vec<Value> = decisions.iter().map(|one| told(one, &reason)).collect();
    Ok(to_python(py, &Value::Array(told))?)
}

fn told(one: &Reviewed<String>, reason: &dyn Fn(&Candidate<String>) -> String) -> Value {
    let mark = match one.mark() {
        Mark::Fine => "fine",
        Mark::Slip => "slip",
        Mark::Mistake => "mistake",
    };
    let better = one.better.as_ref();
    json!({
        "step": one.at,
        "seat": one.seat,
        "move": one.played.mv,
        "win": one.played.win,
        "wins": one.wins,
        "mark": mark,
        "better": better.map(|better| json!({"move": better.mv, "win": better.win, "reason": reason(better)})),
    })
}
