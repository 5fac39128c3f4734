//! Environments for learners, ours and others': `cargo xtask peers --learners`, which writes `docs/learners.md`.

use std::fs;

use super::Plan;
use crate::shell::{Done, root};
use crate::{machine, python};

const PROGRAM: &str = "bench/peers/learners/measure.py";
const NEEDS: &str = "bench/peers/learners/requirements.txt";
const RESULT: &str = "docs/learners.md";

pub(super) fn run(plan: &Plan) -> Done {
    let place = machine::target_folder()?.join("python");
    let wheel = python::build(&place, "release")?;
    let environment = python::Environment::new(place.join("learners"))?;
    environment.install(&["--requirement", NEEDS])?;
    environment.install_wheel(&wheel)?;
    let measure = environment.python().word(PROGRAM).word("compare");
    let measure = measure.word("--rounds").word(plan.rounds.to_string());
    let page = measure.word("--seconds").word(plan.seconds.to_string()).read()?;
    fs::write(root().join(RESULT), page).map_err(|problem| format!("{RESULT}: {problem}"))?;
    println!("\n{RESULT} is written.");
    Ok(())
}
