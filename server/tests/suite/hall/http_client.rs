//! Plain HTTP requests.

use std::net::SocketAddr;

use axum::body::{Body, to_bytes};
use hyper::Request;
use hyper::client::conn::http1;
use hyper::header::HeaderMap;
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

/// Asks for something; gives the status and the answer as JSON, or as a JSON string if it is none.
pub(crate) async fn call(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> (u16, Value) {
    let (status, _, text) = fetch(address, method, path, headers, body).await;
    let answer = serde_json::from_str(&text).unwrap_or(Value::String(text));
    (status, answer)
}

pub(crate) async fn get(address: SocketAddr, path: &str) -> (u16, Value) {
    call(address, "GET", path, &[], "").await
}

pub(crate) async fn fetch(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> (u16, HeaderMap, String) {
    let stream = TcpStream::connect(address).await.expect("the hall listens");
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.expect("it speaks HTTP");
    tokio::spawn(connection);
    let mut request = Request::builder().method(method).uri(path).header("host", address.to_string());
    if !body.is_empty() {
        request = request.header("content-type", "application/json");
    }
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::from(body.to_owned())).expect("a sound request");
    let response = sender.send_request(request).await.expect("the hall answers");
    let (head, body) = response.into_parts();
    let bytes = to_bytes(Body::new(body), 1 << 24).await.expect("all of it arrives");
    (head.status.as_u16(), head.headers, String::from_utf8(bytes.to_vec()).expect("it is text"))
}
