//! The way to the database is encrypted, and the one at its end is who they should be: at a server with a private authority.

use benben_store::{Postgres, PostgresAddress, StoreError};
use benben_support::{PASSWORD, PostgresServer};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use std::path::Path;

/// An authority in PEM, and a certificate from it for this name with its key.
fn certified(name: &str) -> (String, String, String) {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
    let key = KeyPair::generate().unwrap();
    let certificate =
        CertificateParams::new(vec![name.to_owned()]).unwrap().signed_by(&key, &authority).unwrap();
    (authority.pem(), certificate.pem(), key.serialize_pem())
}

/// A server that shows a certificate for a name.
fn server(certificate: &str, key: &str) -> PostgresServer {
    let settings =
        ["fsync=off", "ssl=on", "ssl_cert_file=FOLDER/server.pem", "ssl_key_file=FOLDER/server.key"];
    PostgresServer::with_files(&settings, &[("server.pem", certificate), ("server.key", key)])
}

/// Opens the store with these settings, and tells whether the server saw an encrypted connection.
fn open(server: &PostgresServer, query: &str) -> Result<bool, StoreError> {
    let address = PostgresAddress::parse(&format!("{}?{query}", server.by_network("tables"))).unwrap();
    let store = Postgres::open(address.with_password(PASSWORD))?;
    let all = "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
         WHERE datname = 'tables' AND application_name = 'benben'";
    let encrypted = server.sql("tables", all) == "t";
    drop(store);
    Ok(encrypted)
}

fn check_refused(outcome: Result<bool, StoreError>, why: &str) {
    let told = outcome.unwrap_err().to_string();
    assert!(told.starts_with("can't reach postgres://localhost") && told.contains(why), "{told}");
    assert!(!told.contains(PASSWORD) && !told.contains('\n'), "{told}");
}

fn root(file: &Path) -> String {
    format!("sslrootcert={}", file.display().to_string().replace('/', "%2F"))
}

#[test]
fn each_mode_trusts_as_far_as_it_says() {
    let folder = tempfile::tempdir().unwrap();
    let ((authority, certificate, key), (stranger, ..)) = (certified("localhost"), certified("localhost"));
    let (own, other) = (folder.path().join("own.pem"), folder.path().join("other.pem"));
    std::fs::write(&own, authority).unwrap();
    std::fs::write(&other, stranger).unwrap();
    let (own, other) = (root(&own), root(&other));
    let server = server(&certificate, &key);
    server.database("tables");

    assert!(!open(&server, "sslmode=disable").unwrap());
    assert!(open(&server, "").unwrap());
    assert!(open(&server, "sslmode=prefer").unwrap());
    assert!(open(&server, "sslmode=require").unwrap());
    assert!(open(&server, &format!("sslmode=verify-ca&{own}")).unwrap());
    assert!(open(&server, &format!("sslmode=verify-full&{own}")).unwrap());
    // Nobody else's authority will do, and neither will the system's.
    for mode in ["require", "verify-ca", "verify-full"] {
        check_refused(open(&server, &format!("sslmode={mode}&{other}")), "invalid peer certificate");
    }
    check_refused(open(&server, "sslmode=verify-full"), "invalid peer certificate");
}

#[test]
fn a_certificate_for_another_name_is_enough_for_its_authority_and_not_for_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let (authority, certificate, key) = certified("db.example");
    let file = folder.path().join("authority.pem");
    std::fs::write(&file, authority).unwrap();
    let server = server(&certificate, &key);
    server.database("tables");
    assert!(open(&server, &format!("sslmode=verify-ca&{}", root(&file))).unwrap());
    check_refused(open(&server, &format!("sslmode=verify-full&{}", root(&file))), "not valid for name");
}

#[test]
fn a_server_without_tls_is_refused_by_whoever_wants_it() {
    let server = PostgresServer::start(&["fsync=off"]);
    server.database("tables");
    assert!(!open(&server, "sslmode=prefer").unwrap());
    check_refused(open(&server, "sslmode=require"), "server does not support TLS");
}

#[test]
fn a_file_without_an_authority_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("authority.pem");
    let address = |file: &Path| {
        let text = format!("postgres://benben@localhost:1/tables?sslmode=verify-full&{}", root(file));
        PostgresAddress::parse(&text).unwrap()
    };
    let told = Postgres::open(address(&file)).err().unwrap().to_string();
    assert!(told.starts_with("can't open ") && told.contains("authority.pem"), "{told}");
    std::fs::write(&file, "nothing").unwrap();
    let told = Postgres::open(address(&file)).err().unwrap().to_string();
    assert!(told.contains("holds no certificate"), "{told}");
}

#[test]
fn a_wrong_password_is_told_and_not_shown() {
    let server = PostgresServer::start(&["fsync=off"]);
    server.database("tables");
    let address = PostgresAddress::parse(&server.by_network("tables")).unwrap();
    let told = Postgres::open(address.clone().with_password("s3cret")).err().unwrap().to_string();
    assert!(told.contains("password authentication failed") && !told.contains("s3cret"), "{told}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("password");
    std::fs::write(&file, format!("{PASSWORD}\n")).unwrap();
    drop(Postgres::open(address.with_password_from(&file).unwrap()).unwrap());
}
