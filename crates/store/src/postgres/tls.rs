//! Whom to trust on the way to the database, by the names that PostgreSQL's own programs give to it.

use crate::StoreError;
use postgres::config::SslMode;
use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio_postgres_rustls::MakeRustlsConnect;

/// Which certificates are good enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Trust {
    /// Any: nobody can listen, and nobody knows to whom.
    Anyone,
    /// One of an authority, whatever name it is for.
    Authority(Option<PathBuf>),
    /// One of an authority, for the name that was asked for.
    Name(Option<PathBuf>),
}

impl Trust {
    /// What a mode means, with the file of authorities that was named.
    pub(super) fn of(mode: &str, root: Option<PathBuf>) -> Result<(Self, SslMode), String> {
        Ok(match (mode, root) {
            ("disable", _) => (Trust::Anyone, SslMode::Disable),
            ("prefer", _) => (Trust::Anyone, SslMode::Prefer),
            ("require", None) => (Trust::Anyone, SslMode::Require),
            // Whoever names authorities wants them to be asked: so it is everywhere with PostgreSQL.
            ("require", root @ Some(_)) | ("verify-ca", root) => (Trust::Authority(root), SslMode::Require),
            ("verify-full", root) => (Trust::Name(root), SslMode::Require),
            _ => {
                return Err("sslmode is one of disable, prefer, require, verify-ca, verify-full".to_owned());
            }
        })
    }
}

/// What makes connections that trust so.
pub(super) fn connector(trust: &Trust) -> Result<MakeRustlsConnect, StoreError> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(Arc::clone(&provider))
        .with_safe_default_protocol_versions()
        .expect("ring offers the default versions");
    let config = match trust {
        Trust::Name(root) => config.with_root_certificates(authorities(root.as_deref())?),
        Trust::Anyone => config
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(Lenient { authority: None, provider })),
        Trust::Authority(root) => {
            let roots = Arc::new(authorities(root.as_deref())?);
            let authority = WebPkiServerVerifier::builder_with_provider(roots, Arc::clone(&provider))
                .build()
                .map_err(|error| StoreError::Failed(format!("no authority can be asked: {error}")))?;
            config
                .dangerous()
                .with_custom_certificate_verifier(Arc::new(Lenient { authority: Some(authority), provider }))
        }
    };
    Ok(MakeRustlsConnect::new(config.with_no_client_auth()))
}

/// The authorities in a file, or the system's.
fn authorities(file: Option<&Path>) -> Result<RootCertStore, StoreError> {
    let mut roots = RootCertStore::empty();
    match file {
        Some(file) => {
            let problem = |problem: String| StoreError::CannotOpen { path: file.to_owned(), problem };
            let found = CertificateDer::pem_file_iter(file).map_err(|error| problem(error.to_string()))?;
            for certificate in found {
                let certificate = certificate.map_err(|error| problem(error.to_string()))?;
                roots.add(certificate).map_err(|error| problem(error.to_string()))?;
            }
            if roots.is_empty() {
                return Err(problem("it holds no certificate".to_owned()));
            }
        }
        None => _ = roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs),
    }
    Ok(roots)
}

/// Doesn't ask for the name; asks for an authority if there is one.
#[derive(Debug)]
struct Lenient {
    authority: Option<Arc<WebPkiServerVerifier>>,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Lenient {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        server_name: &ServerName<'_>,
        ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        let Some(authority) = &self.authority else { return Ok(ServerCertVerified::assertion()) };
        match authority.verify_server_cert(end_entity, intermediates, server_name, ocsp_response, now) {
            // The name is looked at last, when all else is well.
            Err(rustls::Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) => Ok(ServerCertVerified::assertion()),
            verdict => verdict,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, cert, dss, &self.provider.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls13_signature(message, cert, dss, &self.provider.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}
