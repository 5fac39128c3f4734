//! Luck that nobody can bend and everybody can check.
//!
//! Before the first card the table shows a [`Commitment`]: a hash of a [`Secret`] that it can no longer
//! change. Every seat then gives a [`Promise`], the hash of a [`Contribution`] of its own, and shows the
//! contribution only when all promises are there. The seed of the game's luck is made of the secret and all
//! contributions, so the dealer cannot choose it (it does not know the contributions when it commits), nor can
//! a player (who does not know the secret), nor the dealer and some of the players together (who do not know
//! the others' contributions when they promise theirs). With the result the secret is shown, and anybody can
//! do the sum.
//!
//! All hashes are BLAKE3 in its mode for deriving keys, with a context that says what is being made.

use std::fmt;

use blake3::Hasher;
use engine::Fairness;
use serde::{Deserialize, Serialize};

macro_rules! thirty_two_bytes {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(pub [u8; 32]);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&blake3::Hash::from_bytes(self.0).to_hex())
            }
        }

        impl From<$name> for String {
            fn from(bytes: $name) -> String {
                bytes.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = NotHex;

            fn try_from(text: String) -> Result<$name, NotHex> {
                Ok($name(*blake3::Hash::from_hex(text).map_err(|_| NotHex)?.as_bytes()))
            }
        }
    };
}

thirty_two_bytes! {
    /// What the table knows and nobody else, until the game is over.
    Secret
}
thirty_two_bytes! {
    /// The promise that a secret was there before the first card.
    #[derive(Debug)]
    Commitment
}
thirty_two_bytes! {
    /// What one seat adds to the luck.
    #[derive(Debug)]
    Contribution
}

thirty_two_bytes! {
    /// The hash of a contribution: given before anybody's contribution is shown, it cannot be changed afterwards.
    #[derive(Debug)]
    Promise
}

thirty_two_bytes! {
    /// The hash of a seat's secret link. The link itself is never kept.
    #[derive(Debug)]
    LinkHash
}

/// Text that is not 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("32 bytes are written as 64 hex digits")]
pub struct NotHex;

impl Contribution {
    /// What a seat adds at which nobody sits who could add anything: a bot's.
    pub const NONE: Contribution = Contribution([0; 32]);

    /// What somebody adds who has this secret and holds a seat by this link. The secret never leaves their device, so
    /// nobody else can tell the contribution, not even the dealer, who hears the link. It is another one for every
    /// game and every attempt to begin it, and a program that was started anew finds it again.
    pub fn from_secret(secret: &str, link: &str, table: &str, game: u32, round: u32) -> Contribution {
        let lengths =
            [secret, link].map(|text| u32::try_from(text.len()).expect("it is short").to_le_bytes());
        let parts = [
            &lengths[0][..],
            secret.as_bytes(),
            &lengths[1],
            link.as_bytes(),
            &game.to_le_bytes(),
            &round.to_le_bytes(),
            table.as_bytes(),
        ];
        Contribution(derive("barnyard contribution v1", &parts))
    }

    /// The promise of this contribution.
    pub fn promise(&self) -> Promise {
        Promise(derive("barnyard promise v1", &[&self.0]))
    }
}

impl LinkHash {
    /// The hash of the secret part of a seat's link.
    pub fn of(link: &str) -> LinkHash {
        LinkHash(derive("barnyard seat v1", &[link.as_bytes()]))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // It must not slip into a log.
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// The promise of this secret.
    pub fn commitment(&self) -> Commitment {
        Commitment(derive("barnyard commitment v1", &[&self.0]))
    }

    /// The secret of one of a table's games, counted from 1. None of them tells anything about the others,
    /// so each can be shown when its game is over.
    #[must_use]
    pub fn of_game(&self, number: u32) -> Secret {
        Secret(derive("barnyard game v1", &[&self.0, &number.to_le_bytes()]))
    }

    /// The seed of the luck at this table, with these contributions in the order of the seats.
    pub fn seed(&self, table: &str, contributions: &[Contribution]) -> [u8; 32] {
        let length = u32::try_from(table.len()).expect("the name of a table is short").to_le_bytes();
        let mut parts: Vec<&[u8]> = vec![&self.0, &length, table.as_bytes()];
        parts.extend(contributions.iter().map(|contribution| &contribution.0[..]));
        derive("barnyard seed v1", &parts)
    }

    /// All of it, for the record of a finished game. A seat that gave its contribution without a promise has
    /// none.
    pub fn reveal(
        &self,
        table: &str,
        contributions: &[Contribution],
        promises: &[Option<Promise>],
    ) -> Fairness {
        let written: Vec<_> = promises.iter().map(|promise| promise.map(String::from)).collect();
        Fairness {
            seed: blake3::Hash::from_bytes(self.seed(table, contributions)).to_hex().to_string(),
            table: Some(table.to_owned()),
            commitment: Some(self.commitment().to_string()),
            secret: Some(self.to_string()),
            contributions: Some(contributions.iter().map(ToString::to_string).collect()),
            promises: Some(written).filter(|written| written.iter().any(Option::is_some)),
        }
    }
}

fn derive(context: &'static str, parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Hasher::new_derive_key(context);
    parts.iter().for_each(|part| _ = hasher.update(part));
    *hasher.finalize().as_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: Secret = Secret([7; 32]);

    #[test]
    fn the_seed_depends_on_every_part() {
        let contributions = [Contribution([1; 32]), Contribution([2; 32])];
        let seed = SECRET.seed("barn", &contributions);
        let swapped = [contributions[1], contributions[0]];
        let others = [
            Secret([8; 32]).seed("barn", &contributions),
            SECRET.seed("barm", &contributions),
            SECRET.seed("barn", &swapped),
            SECRET.seed("barn", &contributions[..1]),
        ];
        assert!(others.iter().all(|other| *other != seed));
    }

    #[test]
    fn the_derivation_never_changes() {
        // Finished games are checked against these; docs and other verifiers have them too.
        let seed = SECRET.seed("barn", &[Contribution([1; 32]), Contribution::NONE]);
        let hex = |bytes: [u8; 32]| blake3::Hash::from_bytes(bytes).to_hex().to_string();
        assert_eq!(
            [
                SECRET.commitment().to_string(),
                hex(seed),
                hex(SECRET.of_game(1).0),
                Contribution([1; 32]).promise().to_string(),
            ],
            [
                "a293fdf839475ca2de16bd3bacfec2b56c801435bc0755836399e7602236829d",
                "dd85cdf00ce749efcd384605894ad77f17aeda6b44e84dd5852febb1a5ca3284",
                "af53f1de437058160996aa51ed6611719f633cef13b9091b140a0381bb89d613",
                "e795d0b66654f35a8dba48c1b84bfb71db950866caf3eea557aa05fb9a6adbc0",
            ]
        );
    }

    #[test]
    fn bytes_are_read_as_they_are_written() {
        let text = serde_json::to_string(&SECRET.commitment()).unwrap();
        assert_eq!(serde_json::from_str::<Commitment>(&text).unwrap(), SECRET.commitment());
        for bad in ["", "00", &"g".repeat(64), &"0".repeat(66)] {
            assert_eq!(Contribution::try_from(bad.to_owned()), Err(NotHex), "{bad}");
        }
    }

    #[test]
    fn a_secret_does_not_show_when_it_is_printed() {
        assert_eq!(format!("{SECRET:?}"), "Secret(…)");
    }
}
