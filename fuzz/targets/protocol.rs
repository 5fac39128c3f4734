//! Any lines to the engine protocol: each gets exactly one line of JSON, and a refused one changes nothing.
#![no_main]

use cli::Protocol;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

/// Longer talks find nothing that shorter ones do not.
const MOST_LINES: usize = 60;

fuzz_target!(|talk: &str| {
    let mut partner = Protocol::new([7; 32]);
    for line in talk.lines().take(MOST_LINES) {
        let before = state(&mut partner);
        let answer = ask(&mut partner, line);
        if let Some(error) = answer.get("error") {
            assert!(error["code"].is_string() && error["message"].is_string(), "{line} got {answer}");
            assert_eq!(state(&mut partner), before, "{line} was refused and changed something");
        }
    }
});

fn ask(partner: &mut Protocol, line: &str) -> Value {
    let answer = partner.answer(line);
    assert!(!answer.contains(['\n', '\r']), "more than one line: {answer}");
    let answer: Value = serde_json::from_str(&answer).unwrap_or_else(|bad| panic!("{bad}: {answer}"));
    assert!(answer.is_object(), "an answer is an object: {answer}");
    answer
}

fn state(partner: &mut Protocol) -> [Value; 3] {
    [r#"{"cmd":"truth"}"#, r#"{"cmd":"record"}"#, r#"{"cmd":"turn"}"#].map(|line| ask(partner, line))
}
