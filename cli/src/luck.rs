//! Seeds as people type them.

use engine::Fast;

use crate::Failure;

/// A seed of 32 bytes from text: 64 hex digits stand for themselves; anything else of up to 32 bytes is
/// taken as it is written, and filled up with zeros.
pub fn read_seed(text: &str) -> Result<[u8; 32], String> {
    if let Some(seed) = read_hex(text) {
        return Ok(seed);
    }
    let mut seed = [0; 32];
    let Some(start) = seed.get_mut(..text.len()).filter(|start| !start.is_empty()) else {
        return Err("a seed is 64 hex digits, or a text of 1 to 32 bytes".to_owned());
    };
    start.copy_from_slice(text.as_bytes());
    Ok(seed)
}

/// A seed from exactly 64 hex digits.
pub(crate) fn read_hex(text: &str) -> Option<[u8; 32]> {
    blake3::Hash::from_hex(text).ok().map(Into::into)
}

/// A seed as 64 hex digits.
pub(crate) fn write_hex(seed: &[u8; 32]) -> String {
    blake3::Hash::from_bytes(*seed).to_hex().to_string()
}

/// A seed that nobody can foresee.
pub(crate) fn fresh_seed() -> Result<[u8; 32], Failure> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed)
        .map_err(|problem| Failure::Failed(format!("the system gives no random numbers: {problem}")))?;
    Ok(seed)
}

/// The luck of the machine's players. Another stream than the dealer's, so that a seed tells every card
/// and every throw, whoever plays.
pub(crate) fn players_luck(seed: &[u8; 32]) -> Fast {
    let (start, _) = seed.split_first_chunk().expect("32 bytes are more than eight");
    Fast::new(u64::from_le_bytes(*start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_hex_or_padded_text() {
        let hex = "00ff".repeat(16);
        assert_eq!(write_hex(&read_seed(&hex).unwrap()), hex);
        let seed = read_seed("42").unwrap();
        assert_eq!((&seed[..2], &seed[2..]), (&b"42"[..], &[0; 30][..]));
        assert!(read_seed("").is_err() && read_seed(&"x".repeat(33)).is_err());
        assert!(read_hex("42").is_none() && read_hex(&"g".repeat(64)).is_none());
    }
}
