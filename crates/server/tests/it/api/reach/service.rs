//! A push service of our own, on this machine: it answers as it is told, checks who sends, and reads what only the browser can
//! read. Nothing here is taken from the server.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::{aead, hmac, signature};
use serde_json::{Value, json};
use std::collections::{HashMap, VecDeque};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

/// What was sent to it.
#[derive(Clone, Debug)]
pub(super) struct Received {
    pub(super) path: String,
    pub(super) headers: HashMap<String, String>,
    pub(super) body: Vec<u8>,
}

#[derive(Default)]
struct Inside {
    answers: Mutex<VecDeque<u16>>,
    received: Mutex<Vec<Received>>,
    came: Condvar,
}

/// The service.
#[derive(Clone)]
pub(super) struct PushService {
    pub(super) address: SocketAddr,
    inside: Arc<Inside>,
}

impl PushService {
    /// Answers with these, and with 201 from then on.
    pub(super) fn answering(answers: &[u16]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let inside =
            Arc::new(Inside { answers: Mutex::new(answers.iter().copied().collect()), ..Inside::default() });
        let serving = inside.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                serving.serve(stream);
            }
        });
        PushService { address, inside }
    }

    /// All that came so far.
    pub(super) fn received(&self) -> Vec<Received> {
        self.inside.received.lock().unwrap().clone()
    }

    /// All that came, once there are so many.
    pub(super) async fn wait(&self, count: usize) -> Vec<Received> {
        let inside = self.inside.clone();
        let waiting = tokio::task::spawn_blocking(move || {
            let received = inside.received.lock().unwrap();
            let enough = |received: &mut Vec<Received>| received.len() < count;
            let (received, late) =
                inside.came.wait_timeout_while(received, Duration::from_secs(60), enough).unwrap();
            assert!(!late.timed_out(), "{} of {count} messages came", received.len());
            received.clone()
        });
        waiting.await.unwrap()
    }
}

impl Inside {
    fn serve(&self, mut stream: TcpStream) {
        let mut reader = BufReader::new(stream.try_clone().unwrap());
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        let path = line.split(' ').nth(1).unwrap_or_default().to_owned();
        let mut headers = HashMap::new();
        loop {
            let mut line = String::new();
            reader.read_line(&mut line).unwrap();
            let Some((name, value)) = line.trim_end().split_once(": ") else { break };
            headers.insert(name.to_lowercase(), value.to_owned());
        }
        let length = headers.get("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
        let mut body = vec![0; length];
        reader.read_exact(&mut body).unwrap();
        self.received.lock().unwrap().push(Received { path, headers, body });
        let status = self.answers.lock().unwrap().pop_front().unwrap_or(201);
        let _ = write!(
            stream,
            "HTTP/1.1 {status} x\r\ncontent-length: 0\r\nlocation: http://127.0.0.1:9/\r\nconnection: close\r\n\r\n"
        );
        self.came.notify_all();
    }
}

/// A browser's half of a subscription. Its key reads one message.
pub(super) struct Browser {
    key: EphemeralPrivateKey,
    public: Vec<u8>,
    secret: Vec<u8>,
    pub(super) endpoint: String,
}

impl Browser {
    pub(super) fn new(name: &str) -> Self {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = key.compute_public_key().unwrap().as_ref().to_vec();
        let endpoint = format!("https://push.example/send/{name}");
        Browser { key, public, secret: name.bytes().cycle().take(16).collect(), endpoint }
    }

    /// As a browser writes it.
    pub(super) fn subscription(&self) -> Value {
        let text = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        let keys = json!({ "p256dh": text(&self.public), "auth": text(&self.secret) });
        json!({ "endpoint": self.endpoint, "expirationTime": null, "keys": keys })
    }

    /// What a message says (RFC 8291 and RFC 8188, step by step).
    pub(super) fn read(self, message: &[u8]) -> Value {
        let (salt, rest) = message.split_at(16);
        assert_eq!(rest[..4], 4096u32.to_be_bytes(), "the length of a record");
        let (sender, sealed) = rest[5..].split_at(usize::from(rest[4]));
        let agreed =
            agree_ephemeral(self.key, &UnparsedPublicKey::new(&ECDH_P256, sender), <[u8]>::to_vec).unwrap();
        let info = [b"WebPush: info\0", self.public.as_slice(), sender].concat();
        let material = expand(&mac(&self.secret, &agreed), &info);
        let pseudorandom = mac(salt, &material);
        let key = expand(&pseudorandom, b"Content-Encoding: aes128gcm\0");
        let nonce = expand(&pseudorandom, b"Content-Encoding: nonce\0");
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key[..16]).unwrap());
        let nonce = aead::Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let mut sealed = sealed.to_vec();
        let opened =
            key.open_in_place(nonce, aead::Aad::empty(), &mut sealed).expect("it is for this browser");
        let end = opened.iter().rposition(|byte| *byte != 0).unwrap();
        assert_eq!(opened[end], 2, "the last record");
        serde_json::from_slice(&opened[..end]).unwrap()
    }
}

fn mac(key: &[u8], text: &[u8]) -> Vec<u8> {
    hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), text).as_ref().to_vec()
}

/// The first block of HKDF-Expand, which is all that is needed.
fn expand(key: &[u8], info: &[u8]) -> Vec<u8> {
    mac(key, &[info, &[1]].concat())
}

/// What the server says about itself, if it has signed it with the key that browsers know.
pub(super) fn claims(message: &Received, push_key: &str) -> Value {
    let said = message.headers["authorization"].strip_prefix("vapid t=").unwrap();
    let (token, key) = said.split_once(", k=").unwrap();
    assert_eq!(key, push_key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let read = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, read(key))
        .verify(signed.as_bytes(), &read(signature))
        .expect("the signature holds");
    let (header, claims) = signed.split_once('.').unwrap();
    let json = |text: &str| serde_json::from_slice::<Value>(&read(text)).unwrap();
    assert_eq!(json(header), json!({ "typ": "JWT", "alg": "ES256" }));
    json(claims)
}
