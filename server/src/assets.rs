//! Files of the browser's page, handed to the hall when it opens.

/// A file that browsers may fetch.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its path, from the first slash.
    pub path: &'static str,
    /// What kind of file it is, as HTTP says it: `text/html; charset=utf-8`.
    pub kind: &'static str,
    /// What is in it.
    pub body: &'static [u8],
    /// Whether what is at this path never changes.
    pub lasting: bool,
}

/// The page of a hall that has no other.
pub const PLAIN_PAGE: &[Asset] = &[Asset {
    path: "/",
    kind: "text/html; charset=utf-8",
    body: include_bytes!("plain_page.html"),
    lasting: false,
}];
