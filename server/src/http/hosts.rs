//! By which names the hall may be called.
//!
//! A page elsewhere may have its own name point here after it was loaded, and would then be taken for our page. So a
//! request for a name that nobody has said is ours is refused. Addresses, and names that only mean something nearby,
//! cannot be taken that way.

use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode, Uri, header};

use super::problem::Problem;
use crate::config::Config;

/// What names end in that nobody can have on the internet.
const NEARBY: [&str; 4] = [".local", ".localhost", ".home.arpa", ".internal"];

/// By which names the hall may be called.
pub(crate) struct Hosts {
    ours: Vec<String>,
    /// Behind a proxy that was told no names, the proxy sees to it.
    any: bool,
}

impl Hosts {
    pub(crate) fn new(config: &Config) -> Hosts {
        let ours: Vec<_> = config.hosts.iter().map(|name| plain(name)).collect();
        Hosts { any: config.behind_proxy && ours.is_empty(), ours }
    }

    /// Refuses what is meant for another name.
    pub(crate) fn check(&self, uri: &Uri, headers: &HeaderMap) -> Result<(), Problem> {
        let named = || headers.get(header::HOST).map(|host| host.to_str().unwrap_or("?").to_owned());
        let Some(host) = uri.authority().map(ToString::to_string).or_else(named) else {
            // A browser always says whom it wants.
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
        let name = plain(host.host());
        let is_address = name.starts_with('[') || name.parse::<std::net::Ipv4Addr>().is_ok();
        let is_near = !name.contains('.') || NEARBY.iter().any(|end| name.ends_with(end));
        !name.is_empty() && (is_address || is_near || self.ours.contains(&name))
    }
}

/// A name as it is compared.
fn plain(name: &str) -> String {
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_names_nearby_are_fine_and_others_must_be_said() {
        let hosts = Hosts { ours: vec!["barn.example".to_owned()], any: false };
        let fine = [
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
        for host in fine {
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
