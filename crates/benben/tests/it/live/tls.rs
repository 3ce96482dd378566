//! `benben play --join https://…`: a table behind TLS, as most servers on the internet have it.

use crate::live::join::{join, join_trusting, text};
use crate::live::process::{serve, some_game};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use rustls::crypto::ring;
use rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};
use serde_json::json;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write, copy};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::spawn;
use tempfile::TempDir;

/// Ends TLS in front of a server, as a proxy does, with a certificate from an authority of its own.
struct Front {
    origin: String,
    /// The authority's certificate.
    authority: PathBuf,
    _folder: TempDir,
}

impl Front {
    fn before(server: &str) -> Self {
        let (authority, config) = certified();
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("authority.pem");
        fs::write(&file, authority).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let origin = format!("https://localhost:{}", listener.local_addr().unwrap().port());
        let server = server.trim_start_matches("http://").to_owned();
        spawn(move || {
            for stream in listener.incoming() {
                let (config, server) = (config.clone(), server.clone());
                // Whoever distrusts us, or leaves, ends the connection.
                spawn(move || forward(stream?, config, &server));
            }
        });
        Front { origin, authority: file, _folder: folder }
    }
}

/// An authority in PEM, and a server with a certificate from it.
fn certified() -> (String, Arc<ServerConfig>) {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
    let key = KeyPair::generate().unwrap();
    let params = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
    let certificate = params.signed_by(&key, &authority).unwrap();
    let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(key.serialize_der()));
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate.der().clone()], key)
        .unwrap();
    (authority.pem(), Arc::new(config))
}

/// One request and its answer, however long that is.
fn forward(stream: TcpStream, config: Arc<ServerConfig>, server: &str) -> std::io::Result<()> {
    let connection = ServerConnection::new(config).map_err(std::io::Error::other)?;
    let mut client = BufReader::new(StreamOwned::new(connection, stream));
    let mut server = TcpStream::connect(server)?;
    let mut length = 0;
    loop {
        let mut line = String::new();
        client.read_line(&mut line)?;
        let name = line.to_ascii_lowercase();
        if let Some(value) = name.strip_prefix("content-length:") {
            length = value.trim().parse().unwrap_or(0);
        }
        if line.trim().is_empty() {
            break;
        }
        if !name.starts_with("connection:") {
            server.write_all(line.as_bytes())?;
        }
    }
    server.write_all(b"Connection: close\r\n\r\n")?;
    copy(&mut client.by_ref().take(length), &mut server)?;
    let client = client.get_mut();
    copy(&mut server, client)?;
    client.conn.send_close_notify();
    client.flush()
}

#[test]
fn a_table_behind_tls_is_joined_with_a_trusted_certificate_alone() {
    let place = tempfile::tempdir().unwrap();
    let server = serve(place.path());
    let front = Front::before(&server.origin());
    let seats = json!([{ "kind": "open" }, { "kind": "bot", "level": "random" }]);
    let opened = server
        .client()
        .post("/api/v1/tables", &json!({ "game": some_game(), "seats": seats, "spectators": true }));
    let opened = opened.unwrap().expect(201);
    let table = opened["table"].as_str().unwrap();
    let link = format!("{}/j/{}", front.origin, opened["code"].as_str().unwrap());
    let stranger = join(&[&link, "--name", "Ada"], "");
    let err = String::from_utf8_lossy(&stranger.stderr);
    assert_eq!((stranger.status.code(), err.lines().count()), (Some(1), 1), "{err}");
    assert!(err.contains("can't be trusted") && err.contains("SSL_CERT_FILE"), "{err}");
    let elsewhere = link.replace("localhost", "127.0.0.1");
    let other = join_trusting(Some(&front.authority), &[&elsewhere, "--name", "Ada"], "");
    assert!(String::from_utf8_lossy(&other.stderr).contains("can't be trusted"), "another name: {other:?}");
    let nobody = join_trusting(Some(&front.authority), &["https://127.0.0.1:9/j/ABCDEF"], "");
    assert!(String::from_utf8_lossy(&nobody.stderr).contains("no server answers"), "{nobody:?}");
    let missing = join_trusting(Some(Path::new("/nowhere.pem")), &[&link], "");
    assert!(String::from_utf8_lossy(&missing.stderr).contains("/nowhere.pem"), "{missing:?}");
    let said = join_trusting(Some(&front.authority), &[&link, "--name", "Ada"], &"1\n".repeat(3000));
    assert!(said.status.success() && text(&said).contains("The game is over."), "{said:?}");
    let seen = server.client().get(&format!("/api/v1/tables/{table}")).unwrap().expect(200);
    assert_eq!(seen["status"], "over");
}
