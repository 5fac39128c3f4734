//! The host names under which the hall answers.
//!
//! The owner of another site could make its name point to this server after a page was loaded from it (DNS rebinding),
//! and the browser would then take that page for ours. So a request for a name that was not allowed is refused. IP
//! addresses and names that exist only in a local network cannot be used that way.

use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode, Uri, header};

use super::problem::Problem;
use crate::config::Config;

/// Endings of names that nobody can register on the internet.
const LOCAL_SUFFIXES: [&str; 4] = [".local", ".localhost", ".home.arpa", ".internal"];

/// The host names under which the hall answers.
pub(crate) struct AllowedHosts {
    names: Vec<String>,
    /// Behind a proxy without any allowed names, the proxy checks them.
    any: bool,
}

impl AllowedHosts {
    pub(crate) fn new(config: &Config) -> AllowedHosts {
        let names: Vec<_> = config.hosts.iter().map(|name| normalized(name)).collect();
        AllowedHosts { any: config.behind_proxy && names.is_empty(), names }
    }

    /// Refuses a request for another name.
    pub(crate) fn check(&self, uri: &Uri, headers: &HeaderMap) -> Result<(), Problem> {
        let named = || headers.get(header::HOST).map(|host| host.to_str().unwrap_or("?").to_owned());
        let Some(host) = uri.authority().map(ToString::to_string).or_else(named) else {
            // A browser always sends a host.
            return Ok(());
        };
        if self.any || self.allows(&host) {
            return Ok(());
        }
        let message = "this hall is not known by that name; whoever runs it can allow it with --host NAME";
        Err(Problem::new(StatusCode::MISDIRECTED_REQUEST, "unknown-host", message))
    }

    fn allows(&self, host: &str) -> bool {
        let Ok(host) = host.parse::<Authority>() else { return false };
        let name = normalized(host.host());
        let is_address = name.starts_with('[') || name.parse::<std::net::Ipv4Addr>().is_ok();
        let is_local = !name.contains('.') || LOCAL_SUFFIXES.iter().any(|end| name.ends_with(end));
        !name.is_empty() && (is_address || is_local || self.names.contains(&name))
    }
}

/// A name as it is compared.
fn normalized(name: &str) -> String {
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_local_names_are_allowed_and_others_must_be_configured() {
        let hosts = AllowedHosts { names: vec!["barn.example".to_owned()], any: false };
        let allowed = [
            "127.0.0.1:8080",
            "[::1]:8080",
            "192.168.1.7",
            "localhost:80",
            "barn",
            "barn.local",
            "a.b.internal:1",
            "barn.example",
            "BARN.example.:8080",
        ];
        for host in allowed {
            assert!(hosts.allows(host), "{host}");
        }
        for host in [
            "evil.example",
            "barn.example.evil.example",
            "local.evil",
            "evil.com:8080",
            "",
            "a b",
            "1.2.3.4.5",
        ] {
            assert!(!hosts.allows(host), "{host}");
        }
    }
}
