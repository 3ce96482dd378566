//! A PostgreSQL server of a test's own, from the system's packages: in a private folder, gone with whoever started it.

use crate::wait_for;
use std::io::Write;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The user who owns every database there.
pub const USER: &str = "benben";
/// And their password, which connections over the network need.
pub const PASSWORD: &str = "open sesame";

/// Runs the server. Told a signal, it ends it with that. Otherwise it ends it and removes its folder when the test process ends, however it ends: then its input does.
const KEEPER: &str = r#"
trap '' INT TERM
"$@" < /dev/null & server=$!
while read -r signal; do kill -"$signal" "$server"; wait "$server"; exit 0; done
kill -QUIT "$server"; wait "$server"; rm -rf "$FOLDER"
"#;

/// A server that runs.
pub struct PostgresServer {
    folder: PathBuf,
    port: u16,
    settings: Vec<String>,
    keeper: Child,
}

impl PostgresServer {
    /// Makes a server with these settings, each `name=value`, and starts it.
    pub fn start(settings: &[&str]) -> Self {
        Self::with_files(settings, &[])
    }

    /// The same with files that only it can read, each a name and what it holds: `FOLDER` in a setting is where they are.
    pub fn with_files(settings: &[&str], files: &[(&str, &str)]) -> Self {
        let folder = tempfile::Builder::new().prefix("benben-postgres.").tempdir_in("/tmp");
        // The keeper removes it, whatever becomes of us.
        let folder = folder.expect("there is room in /tmp").keep();
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&folder));
        }
        let password = folder.join("password");
        for (name, content) in [("password", PASSWORD)].iter().chain(files) {
            let file = folder.join(name);
            std::fs::write(&file, content).expect("the folder is new");
            run(Command::new("chmod").arg("600").arg(&file));
            if is_root() {
                run(Command::new("chown").arg("postgres").arg(&file));
            }
        }
        let mut init = program("initdb");
        init.args(["--auth-local=trust", "--auth-host=scram-sha-256", "--no-sync", "--encoding=UTF8"]);
        init.args(["--locale=C.UTF-8", "--username", USER, "--pwfile"]).arg(&password);
        run(init.arg("--pgdata").arg(folder.join("data")));
        let port = free_port();
        let settings: Vec<String> =
            settings.iter().map(|setting| setting.replace("FOLDER", &folder.display().to_string())).collect();
        let keeper = keep(&folder, port, &settings);
        PostgresServer { folder, port, settings, keeper }
    }

    /// Where it keeps its files: certificates for it may be put here, too.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The port at which it listens on this machine's own network.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// A new database, as its socket is reached.
    pub fn database(&self, name: &str) -> String {
        self.sql("postgres", &format!("CREATE DATABASE \"{name}\" TEMPLATE template0"));
        self.by_socket(name)
    }

    /// The address of a database at the server's socket, where no password is needed.
    pub fn by_socket(&self, name: &str) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://{USER}@{folder}:{}/{name}", self.port)
    }

    /// The address of a database over the network, without the password.
    pub fn by_network(&self, name: &str) -> String {
        format!("postgres://{USER}@localhost:{}/{name}", self.port)
    }

    /// What a statement answers, a line a row.
    pub fn sql(&self, database: &str, sql: &str) -> String {
        let mut psql = Command::new(folder_of_programs().join("psql"));
        psql.arg("--host").arg(&self.folder).args(["--port", &self.port.to_string(), "--username", USER]);
        psql.args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"]);
        run(psql.args(["--dbname", database, "--command", sql]))
    }

    /// All that is in a database, as `pg_dump` writes it.
    pub fn dump(&self, database: &str) -> String {
        let mut dump = Command::new(folder_of_programs().join("pg_dump"));
        dump.arg("--host").arg(&self.folder).args(["--port", &self.port.to_string(), "--username", USER]);
        run(dump.arg(database))
    }

    /// Ends it, and every session with it; what was committed is there the next time.
    pub fn stop(&mut self) {
        self.end_with("INT");
    }

    /// Kills it without a warning.
    pub fn kill(&mut self) {
        self.end_with("KILL");
    }

    fn end_with(&mut self, signal: &str) {
        let input = self.keeper.stdin.as_mut().expect("its input is ours");
        writeln!(input, "{signal}").expect("the keeper listens");
        self.keeper.wait().expect("the keeper is our child");
        // A new one begins only when all workers of the old one have noticed.
        let data = self.folder.join("data");
        wait_for("PostgreSQL's workers to be gone", || {
            let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
            let mut places =
                processes.filter_map(|process| std::fs::read_link(process.path().join("cwd")).ok());
            places.all(|place| place != data).then_some(())
        });
    }

    /// Starts it again.
    pub fn resume(&mut self) {
        self.keeper = keep(&self.folder, self.port, &self.settings);
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        // It tidies up after itself.
        let _ = self.keeper.wait();
        if self.folder.exists() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

fn keep(folder: &Path, port: u16, settings: &[String]) -> Child {
    let mut ready = Command::new(folder_of_programs().join("pg_isready"));
    ready.arg("--quiet").arg("--host").arg(folder).args(["--port", &port.to_string()]);
    let keeper = begin(folder, port, settings);
    wait_for("PostgreSQL to be ready", || ready.status().is_ok_and(|is| is.success()).then_some(()));
    keeper
}

fn begin(folder: &Path, port: u16, settings: &[String]) -> Child {
    let server = program("postgres");
    let mut keeper = Command::new("sh");
    keeper.args(["-c", KEEPER, "keeper"]).arg(server.get_program()).args(server.get_args());
    keeper.arg("-D").arg(folder.join("data")).arg("-k").arg(folder).args(["-p", &port.to_string()]);
    keeper.args(["-c", "listen_addresses=localhost", "-c", "log_min_messages=fatal"]);
    for setting in settings {
        keeper.args(["-c", setting]);
    }
    let log = std::fs::OpenOptions::new().create(true).append(true).open(folder.join("log"));
    keeper.env("FOLDER", folder).stdin(Stdio::piped()).stdout(Stdio::null());
    keeper.stderr(log.expect("the folder is ours")).current_dir("/");
    keeper.spawn().expect("there is a shell")
}

/// A program of the server, run as a user who may: it refuses to be run by root.
fn program(name: &str) -> Command {
    let path = folder_of_programs().join(name);
    if !is_root() {
        return Command::new(path);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(path);
    command.current_dir("/");
    command
}

/// The newest version of the server that is installed.
fn folder_of_programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions.filter_map(|found| found.file_name().to_str()?.parse::<u32>().ok()).max();
    let newest = newest.expect("PostgreSQL isn't installed: `cargo xtask test` installs it");
    PathBuf::from(format!("/usr/lib/postgresql/{newest}/bin"))
}

/// A port that nobody has at this moment.
fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("there is a free port");
    listener.local_addr().expect("it is bound").port()
}

fn is_root() -> bool {
    run(Command::new("id").arg("-u")) == "0"
}

fn run(command: &mut Command) -> String {
    let output = command.stdin(Stdio::null()).output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
    String::from_utf8_lossy(&output.stdout).trim_end().to_owned()
}
