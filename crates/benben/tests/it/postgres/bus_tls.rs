//! A bus that speaks TLS: trusted if its certificate comes from an authority that the system trusts, or that we are told to trust.

use crate::postgres::{BENBEN, House, failed, stop};
use benben_support::{NatsServer, PASSWORD, wait_for};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use std::process::Command;

#[test]
fn a_bus_with_a_certificate_is_joined_if_we_trust_whoever_gave_it() {
    let house = House::new();
    let file = |name: &str| house.folder.path().join(name).to_str().unwrap().to_owned();
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
    let key = KeyPair::generate().unwrap();
    let params = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
    let certificate = params.signed_by(&key, &authority).unwrap();
    let (trusted, mine, secret) = (file("authority.pem"), file("bus.pem"), file("bus.key"));
    std::fs::write(&trusted, authority.pem()).unwrap();
    std::fs::write(&mine, certificate.pem()).unwrap();
    std::fs::write(&secret, key.serialize_pem()).unwrap();
    let bus = NatsServer::start(&["--tls", "--tlscert", &mine, "--tlskey", &secret]).unwrap();
    let address = format!("tls://localhost:{}", bus.port());

    let refused = Command::new(BENBEN)
        .args(["serve", "--listen", "127.0.0.1:0", "--store", &house.store(), "--bus", &address])
        .env("PGPASSWORD", PASSWORD)
        .output()
        .unwrap();
    let told = failed(&refused, 1);
    assert!(told.contains(&format!("TLS to the bus at {address} failed")), "{told}");

    let node = |number: usize| {
        let how = house.how().data(file(&format!("data {number}"))).log(file(&format!("log {number}")));
        how.flags(&["--bus", &address]).environment("SSL_CERT_FILE", &trusted).start().unwrap()
    };
    let nodes = [node(0), node(1)];
    for node in &nodes {
        wait_for("both to hear each other", || {
            let metrics = node.client().get("/metrics").ok()?.body;
            (metrics.contains("\nbenben_nodes 2\n") && metrics.contains("\nbenben_bus_up 1\n")).then_some(())
        });
    }
    nodes.into_iter().for_each(stop);
}
