//! Connections to PostgreSQL, with TLS (rustls) if the address asks for it.
//!
//! The address may have two parameters: `sslmode` and `sslrootcert`. Whenever TLS is used, the certificate of the database
//! must be valid for the host name in the address.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use percent_encoding::percent_decode_str;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect};
use tokio_postgres::{Client, Config, Connection, Socket};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::connection::failed;
use crate::store::StoreError;

/// The value of `sslrootcert` that means the certificates of the system.
const SYSTEM: &str = "system";

/// How to connect to a database.
#[derive(Clone)]
pub(super) struct Connector {
    config: Config,
    /// `None` if TLS is never used.
    tls: Option<Arc<ClientConfig>>,
}

impl Connector {
    /// Reads an address, and the certificates that it names.
    pub(super) fn new(address: &str) -> Result<Connector, StoreError> {
        let TlsAddress { address, root, has_mode } = TlsAddress::read(address);
        let mut config: Config = address.parse().map_err(failed)?;
        if !has_mode {
            // TLS that an attacker can prevent protects little, so it is either required or not used.
            config.ssl_mode(if root.is_some() { SslMode::Require } else { SslMode::Disable });
        }
        if config.get_ssl_mode() == SslMode::Disable {
            if config.get_hosts().iter().any(is_remote) {
                tracing::warn!("the connection to the database is not encrypted; see sslmode=verify-full");
            }
            return Ok(Connector { config, tls: None });
        }
        let tls = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|problem| StoreError::Database(problem.to_string()))?
            .with_root_certificates(roots(root.as_deref())?)
            .with_no_client_auth();
        Ok(Connector { config, tls: Some(Arc::new(tls)) })
    }

    pub(super) async fn connect(
        &self,
    ) -> Result<(Client, Connection<Socket, PostgresTlsStream>), StoreError> {
        self.config.connect(PostgresTls { tls: self.tls.clone(), host: String::new() }).await.map_err(failed)
    }
}

/// An address in two parts: one that the driver understands, and the root certificate.
struct TlsAddress {
    address: String,
    root: Option<String>,
    /// Whether the address has a parameter `sslmode`.
    has_mode: bool,
}

impl TlsAddress {
    fn read(address: &str) -> TlsAddress {
        // Before the @ there may be a password.
        let host = address.find('@').unwrap_or_default();
        let end = address[host..].find('?').map_or(address.len(), |mark| host + mark);
        let parameters =
            address[end..].trim_start_matches('?').split('&').filter(|parameter| !parameter.is_empty());
        let (mut root, mut has_mode, mut others) = (None, false, Vec::new());
        for parameter in parameters {
            match parameter.split_once('=') {
                Some(("sslrootcert", file)) => {
                    root = Some(percent_decode_str(file).decode_utf8_lossy().into_owned());
                }
                // The driver has one word for these. We always check the certificate and its name.
                Some(("sslmode", "verify-ca" | "verify-full")) => {
                    has_mode = true;
                    others.push("sslmode=require");
                }
                Some(("sslmode", _)) => {
                    has_mode = true;
                    others.push(parameter);
                }
                _ => others.push(parameter),
            }
        }
        let mark = if others.is_empty() { "" } else { "?" };
        TlsAddress { address: format!("{}{mark}{}", &address[..end], others.join("&")), root, has_mode }
    }
}

fn is_remote(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            let is_loopback = name.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback());
            !is_loopback && name != "localhost"
        }
        #[cfg(unix)]
        Host::Unix(_) => false,
    }
}

/// The certificates in a file, or those of the system.
fn roots(file: Option<&str>) -> Result<RootCertStore, StoreError> {
    let mut roots = RootCertStore::empty();
    if let Some(file) = file.filter(|file| *file != SYSTEM) {
        let bad = |problem: &dyn std::fmt::Display| StoreError::Database(format!("{file}: {problem}"));
        for certificate in CertificateDer::pem_file_iter(file).map_err(|problem| bad(&problem))? {
            let certificate = certificate.map_err(|problem| bad(&problem))?;
            roots.add(certificate).map_err(|problem| bad(&problem))?;
        }
        if roots.is_empty() {
            return Err(bad(&"there is no certificate in this file"));
        }
    } else {
        let found = rustls_native_certs::load_native_certs();
        roots.add_parsable_certificates(found.certs);
        if roots.is_empty() {
            let problems: Vec<_> = found.errors.iter().map(ToString::to_string).collect();
            let problem =
                format!("this system has no root certificates; name a file with sslrootcert {problems:?}");
            return Err(StoreError::Database(problem));
        }
    }
    Ok(roots)
}

/// What the driver asks for TLS with this host.
struct PostgresTls {
    tls: Option<Arc<ClientConfig>>,
    host: String,
}

impl MakeTlsConnect<Socket> for PostgresTls {
    type Stream = PostgresTlsStream;
    type TlsConnect = PostgresTls;
    type Error = io::Error;

    fn make_tls_connect(&mut self, host: &str) -> io::Result<PostgresTls> {
        Ok(PostgresTls { tls: self.tls.clone(), host: host.to_owned() })
    }
}

impl TlsConnect<Socket> for PostgresTls {
    type Stream = PostgresTlsStream;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<PostgresTlsStream>> + Send>>;

    fn connect(self, stream: Socket) -> Self::Future {
        Box::pin(async move {
            let tls = self.tls.ok_or_else(|| io::Error::other("TLS was not asked for"))?;
            let name = ServerName::try_from(self.host).map_err(io::Error::other)?;
            TlsConnector::from(tls).connect(name, stream).await.map(PostgresTlsStream)
        })
    }
}

/// A TLS stream as the driver wants it.
pub(super) struct PostgresTlsStream(TlsStream<Socket>);

impl tokio_postgres::tls::TlsStream for PostgresTlsStream {
    /// Passwords are not bound to the certificate: it has been checked.
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl AsyncRead for PostgresTlsStream {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().0).poll_read(cx, into)
    }
}

impl AsyncWrite for PostgresTlsStream {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().0).poll_write(cx, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().0).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().0).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(address: &str) -> (String, Option<String>, bool) {
        let TlsAddress { address, root, has_mode } = TlsAddress::read(address);
        (address, root, has_mode)
    }

    #[test]
    fn an_address_loses_only_what_the_driver_does_not_understand() {
        let plain = "postgres://us:wh%3Ft@db/hall?application_name=barn";
        assert_eq!(read(plain), (plain.to_owned(), None, false));
        assert_eq!(read("postgres://db"), ("postgres://db".to_owned(), None, false));
        let whole =
            "postgres://us:why?@db/hall?sslmode=verify-full&sslrootcert=%2Fa%20b.pem&connect_timeout=1";
        let expected = "postgres://us:why?@db/hall?sslmode=require&connect_timeout=1";
        assert_eq!(read(whole), (expected.to_owned(), Some("/a b.pem".to_owned()), true));
        let root = Some("system".to_owned());
        assert_eq!(read("postgres://db?sslrootcert=system"), ("postgres://db".to_owned(), root, false));
    }

    #[test]
    fn tls_is_used_if_the_address_asks_for_it() {
        let uses_tls = |address| Connector::new(address).map(|connector| connector.tls.is_some());
        assert_eq!(uses_tls("postgres://localhost/hall"), Ok(false));
        assert_eq!(uses_tls("postgres://localhost/hall?sslmode=disable"), Ok(false));
        assert!(uses_tls("postgres://localhost/hall?sslmode=allow").is_err(), "nobody knows that");
        assert!(uses_tls("postgres://localhost/hall?sslrootcert=nowhere.pem").is_err(), "it is read");
    }
}
