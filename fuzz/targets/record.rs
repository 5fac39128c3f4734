//! Any text as a record: refused with a reason, or a game that is written down the same again.
#![no_main]

use engine::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = Record::read(text) else { return };
    let written = serde_json::to_string(&record).expect("records are plain data");
    assert_eq!(Record::read(&written).as_ref(), Ok(&record), "what is written down can be read");

    let Ok(game) = games::replay(&record) else { return };
    let again = game.record(record.seats.clone(), record.fairness.clone());
    assert_eq!(again.steps.len(), record.steps.len(), "no step is lost");
    // Notation may be sloppy in what strangers write, but not in what we write.
    let replayed = games::replay(&again).expect("our own record is a possible game");
    assert_eq!(replayed.record(again.seats.clone(), again.fairness.clone()), again);
    assert_eq!(replayed.truth(), game.truth(), "both records tell the same game");
});
