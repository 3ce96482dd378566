//! TLS: encrypted connections to servers that the system's certificate authorities vouch for.

use crate::error::Error;
use rustls::crypto::ring;
use rustls_native_certs::load_native_certs;
use std::env::var_os;
use std::sync::Arc;
use ureq::tls::{Certificate, RootCerts, TlsConfig, TlsProvider};

/// Trusts whom the system trusts; `SSL_CERT_FILE` and `SSL_CERT_DIR` name others, as for most programs.
pub(crate) fn trusting_the_system(server: &str) -> Result<TlsConfig, Error> {
    let found = load_native_certs();
    let authorities: Vec<_> =
        found.certs.iter().map(|certificate| Certificate::from_der(certificate).to_owned()).collect();
    // Whoever names a file that can't be read would otherwise be told that nobody is trusted, and not why.
    let named = ["SSL_CERT_FILE", "SSL_CERT_DIR"].into_iter().any(|name| var_os(name).is_some());
    if authorities.is_empty() || (named && !found.errors.is_empty()) {
        let wrong = found.errors.first().map_or(String::new(), |error| format!(" ({error})"));
        let why = format!("the certificate authorities of this system can't be read{wrong}");
        return Err(Error::Untrusted { server: server.to_owned(), why });
    }
    Ok(TlsConfig::builder()
        .provider(TlsProvider::Rustls)
        .unversioned_rustls_crypto_provider(Arc::new(ring::default_provider()))
        .root_certs(RootCerts::new_with_certs(&authorities))
        .build())
}

/// What is wrong with the server's certificate, if that is the trouble.
pub(crate) fn distrust(error: &ureq::Error) -> Option<String> {
    let error = match error {
        ureq::Error::Rustls(error) => error,
        ureq::Error::Io(error) => error.get_ref()?.downcast_ref::<rustls::Error>()?,
        _ => return None,
    };
    let untrusted =
        matches!(error, rustls::Error::InvalidCertificate(_) | rustls::Error::NoCertificatesPresented);
    untrusted.then(|| error.to_string())
}
