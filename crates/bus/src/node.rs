//! What a server is called among the others: another name after each start.

use std::fmt;
use std::str::FromStr;

/// A server, from its start to its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub [u8; 16]);

impl NodeId {
    /// One that nobody had before.
    pub fn random() -> Self {
        let mut id = [0; 16];
        getrandom::fill(&mut id).expect("the system has randomness");
        NodeId(id)
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for NodeId {
    type Err = NoNodeId;

    fn from_str(text: &str) -> Result<Self, NoNodeId> {
        let mut id = [0; 16];
        let digits = text.as_bytes();
        if digits.len() != 32 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err(NoNodeId);
        }
        for (byte, pair) in id.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |digit: u8| (digit as char).to_digit(16).unwrap_or_default() as u8;
            *byte = digit(pair[0]) << 4 | digit(pair[1]);
        }
        Ok(NodeId(id))
    }
}

/// No server is called so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no server is called so")]
pub struct NoNodeId;

impl fmt::Debug for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NodeId({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        let id = NodeId::random();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_ne!(id, NodeId::random());
        for text in ["", "12", &"g".repeat(32), &"1".repeat(33)] {
            assert_eq!(text.parse::<NodeId>(), Err(NoNodeId), "{text}");
        }
    }
}
