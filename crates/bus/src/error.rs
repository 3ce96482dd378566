//! Why there is no bus, in one plain line without secrets.

/// The bus can't be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BusError {
    /// Nobody answers there, or not in time.
    #[error("can't reach the bus at {place}: {problem}; start it, or check --bus")]
    Unreachable {
        /// Where, without who asks there.
        place: String,
        /// What the system says.
        problem: String,
    },
    /// Whoever is there isn't a NATS server, or says nothing.
    #[error("no NATS server answers at {place}; check --bus")]
    Foreign {
        /// Where.
        place: String,
    },
    /// It wants to know who asks, or doesn't let them in.
    #[error(
        "the bus at {place} doesn't let us in: name a user with --bus-user-file (first line the user, second the password), and let \
         that user publish and subscribe"
    )]
    NotLetIn {
        /// Where.
        place: String,
    },
    /// The connection can't be made safe.
    #[error("TLS to the bus at {place} failed: {problem}")]
    Tls {
        /// Where.
        place: String,
        /// What is wrong.
        problem: String,
    },
    /// It takes smaller messages than we send.
    #[error(
        "the bus at {place} takes messages of {most} bytes at most; set its max_payload to {needed} or more"
    )]
    SmallMessages {
        /// Where.
        place: String,
        /// What it takes.
        most: usize,
        /// What is needed.
        needed: usize,
    },
    /// The file that names the user can't be used.
    #[error("can't read the bus's user from {path}: {problem}")]
    UserFile {
        /// Which one.
        path: String,
        /// What is wrong.
        problem: String,
    },
}
