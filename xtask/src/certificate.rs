//! A certificate for the PostgreSQL of tests, signed by an authority that nobody else knows.

use std::fs;
use std::path::Path;

use rcgen::{BasicConstraints, CertificateParams, DnType, IsCa, Issuer, KeyPair, KeyUsagePurpose};

/// The certificate of the authority, which clients must be told to trust.
pub(crate) const ROOT: &str = "root.pem";

/// The certificate of the server, for the name `localhost`.
pub(crate) const SERVER: &str = "server.pem";

/// The private key of the server.
pub(crate) const KEY: &str = "server.key";

/// Writes all three into a folder.
pub(crate) fn write(folder: &Path) -> Result<(), String> {
    let [root, server, key] = make().map_err(|problem| format!("no certificate can be made: {problem}"))?;
    for (name, text) in [(ROOT, root), (SERVER, server), (KEY, key)] {
        let file = folder.join(name);
        let written =
            fs::write(&file, text).and_then(|()| if name == KEY { make_private(&file) } else { Ok(()) });
        written.map_err(|problem| format!("{}: {problem}", file.display()))?;
    }
    Ok(())
}

/// The certificates of the authority and of the server, and the key of the server.
fn make() -> Result<[String; 3], rcgen::Error> {
    let mut authority = CertificateParams::default();
    authority.distinguished_name.push(DnType::CommonName, "Barnyard test authority");
    authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    authority.key_usages = vec![KeyUsagePurpose::KeyCertSign];
    let authority_key = KeyPair::generate()?;
    let root = authority.self_signed(&authority_key)?.pem();
    let issuer = Issuer::new(authority, authority_key);
    let server_key = KeyPair::generate()?;
    let server = CertificateParams::new(["localhost".to_owned()])?.signed_by(&server_key, &issuer)?.pem();
    Ok([root, server, server_key.serialize_pem()])
}

/// PostgreSQL refuses a key that others may read.
fn make_private(file: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(file, fs::Permissions::from_mode(0o600))?;
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}
