//! Links to tables: `http://host:port/#/table/<table>/<secret>`, or `https://`.
//!
//! What follows the `#` is never sent to a server, so it is in no log. Without the secret, it is a link for
//! looking on.

use std::fmt;
use std::str::FromStr;

/// The most letters the name of a table has, and a secret.
const LONGEST_PART: usize = 64;

/// Where a hall is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct HallAddress {
    /// Whether nobody on the way can listen.
    secure: bool,
    /// The host, and the port unless it is the usual one.
    host: String,
}

/// Where a table is, and what grants a seat there.
#[derive(Clone, PartialEq, Eq)]
pub struct Link {
    pub(crate) hall: HallAddress,
    /// The table's name.
    pub(crate) table: String,
    /// The secret of a seat; whoever has none looks on.
    pub(crate) secret: Option<String>,
}

/// Why text is no link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLink {
    /// It does not name a hall.
    #[error("a hall has an address like http://127.0.0.1:8080")]
    Hall,
    /// It does not name a table.
    #[error("a link looks like http://127.0.0.1:8080/#/table/TABLE/SECRET, without /SECRET to look on")]
    Table,
}

impl HallAddress {
    /// The address of something in the hall.
    pub(crate) fn http(&self, path: &str) -> String {
        format!("{self}{path}")
    }
}

impl Link {
    /// A link from its parts, if they are such as links have.
    pub(crate) fn new(hall: HallAddress, table: &str, secret: Option<&str>) -> Result<Link, BadLink> {
        let plain = |text: &str| {
            (1..=LONGEST_PART).contains(&text.len()) && text.chars().all(|sign| sign.is_ascii_alphanumeric())
        };
        if !plain(table) || !secret.is_none_or(plain) {
            return Err(BadLink::Table);
        }
        Ok(Link { hall, table: table.to_owned(), secret: secret.map(str::to_owned) })
    }

    /// Where its socket is.
    pub(crate) fn socket(&self) -> String {
        let scheme = if self.hall.secure { "wss" } else { "ws" };
        format!("{scheme}://{}/api/tables/{}/socket", self.hall.host, self.table)
    }
}

impl FromStr for HallAddress {
    type Err = BadLink;

    fn from_str(text: &str) -> Result<HallAddress, BadLink> {
        let (scheme, host) = text.split_once("://").ok_or(BadLink::Hall)?;
        let secure = match scheme {
            "https" => true,
            "http" => false,
            _ => return Err(BadLink::Hall),
        };
        let host = host.strip_suffix('/').unwrap_or(host);
        let plain = |sign: char| sign.is_ascii_alphanumeric() || "-._:[]".contains(sign);
        if host.is_empty() || !host.chars().all(plain) {
            return Err(BadLink::Hall);
        }
        Ok(HallAddress { secure, host: host.to_owned() })
    }
}

impl FromStr for Link {
    type Err = BadLink;

    fn from_str(text: &str) -> Result<Link, BadLink> {
        let (hall, place) = text.split_once('#').ok_or(BadLink::Table)?;
        let hall = hall.parse()?;
        let place = place.strip_prefix("/table/").ok_or(BadLink::Table)?;
        let (table, secret) =
            place.split_once('/').map_or((place, None), |(table, secret)| (table, Some(secret)));
        Link::new(hall, table, secret)
    }
}

impl fmt::Display for HallAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.secure { "https" } else { "http" }, self.host)
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/#/table/{}", self.hall, self.table)?;
        self.secret.as_ref().map_or(Ok(()), |secret| write!(f, "/{secret}"))
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The secret must not slip into a log.
        write!(f, "Link({}/#/table/{})", self.hall, self.table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_and_written() {
        for text in ["http://127.0.0.1:8080/#/table/6a0f/51c9", "https://barn.example/#/table/6a0f"] {
            assert_eq!(text.parse::<Link>().unwrap().to_string(), text);
        }
        let link: Link = "http://[::1]:8080/#/table/6a0f/51c9".parse().unwrap();
        assert_eq!(link.socket(), "ws://[::1]:8080/api/tables/6a0f/socket");
        assert!(!format!("{link:?}").contains("51c9"));
        let link: Link = "https://barn.example/#/table/6a0f".parse().unwrap();
        assert_eq!(link.socket(), "wss://barn.example/api/tables/6a0f/socket");
        assert_eq!(link.hall.http("/api"), "https://barn.example/api");
    }

    #[test]
    fn what_is_no_link_is_refused() {
        let refused = |text: &str| text.parse::<Link>().unwrap_err();
        assert_eq!(refused("ftp://barn.example/#/table/6a0f"), BadLink::Hall);
        assert_eq!(refused("barn.example/#/table/6a0f"), BadLink::Hall);
        assert_eq!(refused("http:///#/table/6a0f"), BadLink::Hall);
        assert_eq!(refused("http://user@barn.example/#/table/6a0f"), BadLink::Hall);
        for text in
            ["", "http://barn.example/", "#/table/6a0f/", "/#/table/", "/#/table/a/b/c", "/#/table/a%2f"]
        {
            let text = format!("http://barn.example{text}");
            assert_eq!(refused(&text), BadLink::Table, "{text}");
        }
    }
}
