//! A push service of our own, on this machine: it answers as it is told, checks who sends, and reads what only the browser can
//! read. Nothing here is taken from the server.

use crate::wait::LONG;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::{aead, hmac, signature};
use serde_json::{Value, json};
use std::collections::{HashMap, VecDeque};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// What was sent to a push service.
#[derive(Clone, Debug)]
pub struct Pushed {
    /// To which address of it.
    pub path: String,
    /// By their names in lower case.
    pub headers: HashMap<String, String>,
    /// Encrypted.
    pub body: Vec<u8>,
}

#[derive(Debug, Default)]
struct Inside {
    answers: Mutex<VecDeque<u16>>,
    received: Mutex<Vec<Pushed>>,
    came: Condvar,
}

/// A push service. It ends with the process.
#[derive(Clone, Debug)]
pub struct PushService {
    /// Where it is.
    pub address: SocketAddr,
    inside: Arc<Inside>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl PushService {
    /// Answers with these, and with 201 from then on.
    pub fn answering(answers: &[u16]) -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let address = listener.local_addr()?;
        let inside =
            Arc::new(Inside { answers: Mutex::new(answers.iter().copied().collect()), ..Inside::default() });
        let serving = inside.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                // Whoever goes away in the middle has sent nothing.
                let _ = serving.serve(stream);
            }
        });
        Ok(PushService { address, inside })
    }

    /// All that came so far.
    pub fn received(&self) -> Vec<Pushed> {
        locked(&self.inside.received).clone()
    }

    /// All that came, once there are so many. Panics if that takes too long.
    #[track_caller]
    pub fn wait(&self, count: usize) -> Vec<Pushed> {
        let too_few = |received: &mut Vec<Pushed>| received.len() < count;
        let waited = self.inside.came.wait_timeout_while(locked(&self.inside.received), LONG, too_few);
        let (received, late) = waited.unwrap_or_else(PoisonError::into_inner);
        assert!(!late.timed_out(), "{} of {count} messages came", received.len());
        received.clone()
    }
}

impl Inside {
    fn serve(&self, mut stream: TcpStream) -> io::Result<()> {
        let mut reader = BufReader::new(stream.try_clone()?);
        let mut line = String::new();
        reader.read_line(&mut line)?;
        let path = line.split(' ').nth(1).unwrap_or_default().to_owned();
        let mut headers = HashMap::new();
        loop {
            let mut line = String::new();
            reader.read_line(&mut line)?;
            let Some((name, value)) = line.trim_end().split_once(": ") else { break };
            headers.insert(name.to_lowercase(), value.to_owned());
        }
        let length = headers.get("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
        let mut body = vec![0; length];
        reader.read_exact(&mut body)?;
        locked(&self.received).push(Pushed { path, headers, body });
        let status = locked(&self.answers).pop_front().unwrap_or(201);
        let answered = write!(
            stream,
            "HTTP/1.1 {status} x\r\ncontent-length: 0\r\nlocation: http://127.0.0.1:9/\r\nconnection: close\r\n\r\n"
        );
        self.came.notify_all();
        answered
    }
}

/// A browser's half of a subscription. Its key reads one message.
#[derive(Debug)]
pub struct PushBrowser {
    key: EphemeralPrivateKey,
    public: Vec<u8>,
    secret: Vec<u8>,
    endpoint: String,
}

impl PushBrowser {
    /// One that is told at this address.
    pub fn at(endpoint: &str) -> Self {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new());
        let key = key.expect("the operating system has random bits");
        let public = key.compute_public_key().expect("a private key has a public half").as_ref().to_vec();
        let secret = endpoint.bytes().rev().cycle().take(16).collect();
        PushBrowser { key, public, secret, endpoint: endpoint.to_owned() }
    }

    /// As a browser writes it.
    pub fn subscription(&self) -> Value {
        let text = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        let keys = json!({ "p256dh": text(&self.public), "auth": text(&self.secret) });
        json!({ "endpoint": self.endpoint, "expirationTime": null, "keys": keys })
    }

    /// What a message says (RFC 8291 and RFC 8188, step by step). Panics if it is for somebody else.
    #[track_caller]
    pub fn read(self, message: &[u8]) -> Value {
        let (salt, rest) = message.split_at(16);
        assert_eq!(rest[..4], 4096u32.to_be_bytes(), "the length of a record");
        let (sender, sealed) = rest[5..].split_at(usize::from(rest[4]));
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
        let agreed = agree_ephemeral(self.key, &theirs, <[u8]>::to_vec).expect("the sender has a key");
        let info = [b"WebPush: info\0", self.public.as_slice(), sender].concat();
        let material = expand(&mac(&self.secret, &agreed), &info);
        let pseudorandom = mac(salt, &material);
        let key = expand(&pseudorandom, b"Content-Encoding: aes128gcm\0");
        let nonce = expand(&pseudorandom, b"Content-Encoding: nonce\0");
        let key = aead::UnboundKey::new(&aead::AES_128_GCM, &key[..16]).expect("a key has 16 bytes");
        let nonce = aead::Nonce::try_assume_unique_for_key(&nonce[..12]).expect("a nonce has 12 bytes");
        let mut sealed = sealed.to_vec();
        let opened = aead::LessSafeKey::new(key).open_in_place(nonce, aead::Aad::empty(), &mut sealed);
        let opened = opened.expect("it is for this browser");
        let end = opened.iter().rposition(|byte| *byte != 0).expect("it has an end");
        assert_eq!(opened[end], 2, "the last record");
        serde_json::from_slice(&opened[..end]).expect("it is JSON")
    }
}

fn mac(key: &[u8], text: &[u8]) -> Vec<u8> {
    hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), text).as_ref().to_vec()
}

/// The first block of HKDF-Expand, which is all that is needed.
fn expand(key: &[u8], info: &[u8]) -> Vec<u8> {
    mac(key, &[info, &[1]].concat())
}

impl Pushed {
    /// What the server says about itself. Panics unless it has signed that with the key that browsers know.
    #[track_caller]
    pub fn claims(&self, push_key: &str) -> Value {
        let said = self.headers["authorization"].strip_prefix("vapid t=").expect("it is signed");
        let (token, key) = said.split_once(", k=").expect("it has a key");
        assert_eq!(key, push_key);
        let (signed, signature) = token.rsplit_once('.').expect("it has a signature");
        let read = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("it is base64url");
        signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, read(key))
            .verify(signed.as_bytes(), &read(signature))
            .expect("the signature holds");
        let (header, claims) = signed.split_once('.').expect("it has claims");
        let json = |text: &str| serde_json::from_slice::<Value>(&read(text)).expect("it is JSON");
        assert_eq!(json(header), json!({ "typ": "JWT", "alg": "ES256" }));
        json(claims)
    }
}
