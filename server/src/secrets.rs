//! Random bytes that nobody can guess, and the ids and links made of them.

use std::fmt::Write;

/// Random bytes from the system.
///
/// # Panics
/// If the system has none: then no hall should be open.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

/// The secret part of a personal link: 160 random bits.
pub(crate) fn link() -> String {
    hex(&random::<20>())
}

/// The id of a table, which nobody can guess, or the name of a process.
pub(crate) fn name() -> String {
    hex(&random::<10>())
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        write!(text, "{byte:02x}").expect("text grows");
    }
    text
}
