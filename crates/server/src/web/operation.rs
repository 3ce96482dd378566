//! What a request asks the server to do. Limits belong to operations, so that every way to the same operation spends
//! from the same budget.

/// What a request asks the server to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Operation {
    /// Ask how the server is.
    Observe,
    /// Read what is the same for all tables: rules, descriptions, styles, forms.
    Read,
    /// See which tables there are.
    List,
    /// Look at one table: its board, log, record or replay.
    Look,
    /// Follow the stream of a table.
    Watch,
    /// Open a table, a rematch included; have a token replaced.
    OpenTable,
    /// Find a table by a code that somebody was told, or guesses.
    GuessCode,
    /// Take a seat, leave it, or let a bot have it.
    Sit,
    /// Play, resign.
    Act,
    /// Take back, or let somebody take back: the game is played again for it.
    TakeBack,
    /// Say something to everyone at a table.
    Talk,
    /// Report something that somebody wrote, or a name.
    Report,
    /// Ask whether an action would be legal.
    AskWhyNot,
    /// Try something in a prepared position: a game is played again for it, up to there.
    Exercise,
    /// Ask what a bot would do.
    AskHint,
    /// Have a record checked.
    Verify,
    /// Show who one is, or keep a name.
    SignIn,
    /// Change something about one's account.
    Manage,
    /// Have a message sent to oneself, or say where messages go.
    Notify,
    /// Nothing that is served here: an unknown address or method.
    Nothing,
}

impl Operation {
    /// Is it so costly for others that an account has one budget of it, from however many addresses it asks?
    pub(crate) fn counts_for_accounts(self) -> bool {
        matches!(
            self,
            Operation::OpenTable
                | Operation::Talk
                | Operation::Report
                | Operation::AskHint
                | Operation::Verify
                | Operation::Notify
                | Operation::Manage
        )
    }

    /// Of a client's requests, one in so many may be this. What costs the server much, or could be abused, has a smaller
    /// budget of its own within the budget of all requests.
    pub(crate) fn one_in(self) -> u32 {
        match self {
            Operation::SignIn | Operation::Notify | Operation::Report => 20,
            Operation::GuessCode | Operation::Verify | Operation::AskHint | Operation::Talk => 10,
            Operation::OpenTable | Operation::TakeBack | Operation::Exercise | Operation::Manage => 4,
            Operation::Observe
            | Operation::Read
            | Operation::List
            | Operation::Look
            | Operation::Watch
            | Operation::Sit
            | Operation::Act
            | Operation::AskWhyNot
            | Operation::Nothing => 1,
        }
    }
}
