//! `benben copy`: everything a server keeps, from one kind of store to another.

use crate::data::named;
use crate::failure::Failure;
use benben_store::copy;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::Write;
use std::path::PathBuf;

/// Copy everything from one store to another: from SQLite to PostgreSQL, back, or to another of the same kind. The other
/// must be empty, and no server may be using either. What arrives is compared with what was sent.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben copy --from /srv/benben --to postgres://benben@db/benben --store-password-file /etc/benben/password
  benben copy --from postgres://benben@db/benben --to /srv/benben

A store is a data directory, or a database such as postgres://benben@db/benben. The password is taken from the file or from
PGPASSWORD. All or nothing: if something goes wrong, the other store is as empty as before.")]
pub(crate) struct Args {
    /// What to copy.
    #[arg(long, value_name = "STORE")]
    from: String,
    /// Where to: an empty directory or database.
    #[arg(long, value_name = "STORE")]
    to: String,
    /// A file whose first line is the password for the database.
    #[arg(long, env = "BENBEN_STORE_PASSWORD_FILE", value_name = "FILE")]
    store_password_file: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let password = args.store_password_file.as_ref();
    let (from, to) = (named(&args.from, password, false)?, named(&args.to, password, false)?);
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} rows, {eta} to go");
    bar.set_style(style.expect("the template is valid"));
    let copied = copy(&from, &to, &mut |rows, of| {
        bar.set_length(of);
        bar.set_position(rows);
    });
    bar.finish_and_clear();
    let copied = copied?;
    Ok(writeln!(
        out,
        "{to} now has everything that {from} had: {} tables with {} entries, {} accounts, {} rows in all; \
         compared row by row, and every table's hashes are whole",
        copied.tables, copied.entries, copied.accounts, copied.rows
    )?)
}
