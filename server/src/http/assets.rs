//! The files of the page, which the hall is given when it opens, and how they are sent.

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use super::App;
use super::problem::Problem;

/// A file that browsers may fetch.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its path, from the first slash.
    pub path: &'static str,
    /// Its content type: `text/html; charset=utf-8`.
    pub kind: &'static str,
    /// A few letters and digits that change when the content changes.
    pub tag: &'static str,
    /// Its content.
    pub body: &'static [u8],
    /// The content compressed with brotli, if that is smaller.
    pub brotli: Option<&'static [u8]>,
    /// The content compressed with gzip, if that is smaller.
    pub gzip: Option<&'static [u8]>,
    /// Whether the content at this path never changes.
    pub lasting: bool,
}

/// The page of a hall without the files of the real one.
pub const PLAIN_PAGE: &[Asset] = &[Asset {
    path: "/",
    kind: "text/html; charset=utf-8",
    tag: "plain",
    body: include_bytes!("plain_page.html"),
    brotli: None,
    gzip: None,
    lasting: false,
}];

/// Sends a file of the page, or an error if there is none.
pub(crate) async fn send(State(app): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let found = app.assets.iter().find(|asset| asset.path == uri.path());
    match found {
        Some(asset) if matches!(method, Method::GET | Method::HEAD) => asset.answer(&headers),
        _ => Problem::new(StatusCode::NOT_FOUND, "no-such-page", "there is nothing here").into_response(),
    }
}

impl Asset {
    fn answer(&self, headers: &HeaderMap) -> Response {
        let (body, encoding) = self.encoded_for(headers);
        // Each encoding has other bytes, so each has another tag.
        let tag = format!("\"{}{}\"", self.tag, encoding.unwrap_or_default());
        let cache = if self.lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
        let known =
            headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
        let mut answer = if known {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            ([(header::CONTENT_TYPE, self.kind)], Bytes::from_static(body)).into_response()
        };
        let answer_headers = answer.headers_mut();
        answer_headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
        answer_headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        answer_headers.insert(header::ETAG, tag.try_into().expect("tags are letters and digits"));
        if let Some(encoding) = encoding.filter(|_| !known) {
            answer_headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        answer
    }

    /// The smallest encoding that the browser accepts.
    fn encoded_for(&self, headers: &HeaderMap) -> (&'static [u8], Option<&'static str>) {
        let accepts = |name: &str| {
            let accepted =
                headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
            accepted.flat_map(|value| value.split(',')).any(|entry| {
                let mut parts = entry.split(';').map(str::trim);
                parts.next() == Some(name) && !parts.any(|part| part == "q=0")
            })
        };
        let encodings = [("br", self.brotli), ("gzip", self.gzip)];
        let smallest = encodings
            .into_iter()
            .find_map(|(name, body)| body.filter(|_| accepts(name)).map(|body| (body, Some(name))));
        smallest.unwrap_or((self.body, None))
    }
}
