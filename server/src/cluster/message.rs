//! What the processes of a hall send each other.
//!
//! Processes of two versions may run at once while a hall is updated, so the names in the JSON stay as they are.

use serde::{Deserialize, Serialize};
use table::wire::ToTable;

use crate::tables::{EndReason, Outgoing};

/// What processes send each other. `connection` is a number that the process of the viewer has given.
#[derive(Serialize, Deserialize)]
#[serde(tag = "letter", rename_all = "kebab-case")]
pub(super) enum PeerMessage {
    /// A viewer of mine wants to connect to a table of yours.
    Open {
        from: String,
        #[serde(rename = "line")]
        connection: u64,
        table: String,
    },
    /// My viewer sends a message.
    Say {
        from: String,
        #[serde(rename = "line")]
        connection: u64,
        message: ToTable,
    },
    /// My viewer is gone.
    #[serde(rename = "hang")]
    Gone {
        from: String,
        #[serde(rename = "line")]
        connection: u64,
    },
    /// My viewers are still connected.
    Alive { from: String },
    /// These are for your viewer.
    Told {
        #[serde(rename = "line")]
        connection: u64,
        told: Vec<PeerOutgoing>,
    },
    /// The connection of your viewer has ended.
    Ended {
        #[serde(rename = "line")]
        connection: u64,
    },
}

/// An [`Outgoing`] on its way to another process.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum PeerOutgoing {
    Welcome(String),
    Text(String),
    End(EndReason),
}

impl From<Outgoing> for PeerOutgoing {
    fn from(outgoing: Outgoing) -> PeerOutgoing {
        match outgoing {
            Outgoing::Welcome(text) => PeerOutgoing::Welcome(text.to_string()),
            Outgoing::Text(text) => PeerOutgoing::Text(text.to_string()),
            Outgoing::End(reason) => PeerOutgoing::End(reason),
        }
    }
}

impl From<PeerOutgoing> for Outgoing {
    fn from(outgoing: PeerOutgoing) -> Outgoing {
        match outgoing {
            PeerOutgoing::Welcome(text) => Outgoing::Welcome(text.into()),
            PeerOutgoing::Text(text) => Outgoing::Text(text.into()),
            PeerOutgoing::End(reason) => Outgoing::End(reason),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_of_an_earlier_version_understands_these_messages() {
        let messages = [
            r#"{"letter":"open","from":"a","line":7,"table":"t"}"#,
            r#"{"letter":"say","from":"a","line":7,"message":{"type":"hello"}}"#,
            r#"{"letter":"hang","from":"a","line":7}"#,
            r#"{"letter":"alive","from":"a"}"#,
            r#"{"letter":"told","line":7,"told":[{"welcome":"w"},{"text":"t"},{"end":"moving"}]}"#,
            r#"{"letter":"ended","line":7}"#,
        ];
        for text in messages {
            let message: PeerMessage =
                serde_json::from_str(text).unwrap_or_else(|bad| panic!("{text}: {bad}"));
            let again: serde_json::Value = serde_json::to_value(&message).expect("plain data");
            let text: serde_json::Value = serde_json::from_str(text).expect("JSON");
            for (name, value) in
                text.as_object().expect("an object").iter().filter(|(name, _)| *name != "message")
            {
                assert_eq!(again[name], *value, "{text}");
            }
        }
    }
}
