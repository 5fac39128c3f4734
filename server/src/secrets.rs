//! Random bytes that nobody can guess, and the ids and links made of them.

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
    digits()[..40].to_owned()
}

/// The id of a table, which nobody can guess, or the name of a process.
pub(crate) fn name() -> String {
    digits()[..20].to_owned()
}

/// 64 random hex digits.
fn digits() -> String {
    blake3::Hash::from_bytes(random()).to_hex().to_string()
}
