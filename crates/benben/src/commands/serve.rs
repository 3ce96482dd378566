//! `benben serve`: tables for people and bots, over HTTP.

use crate::company::{self, Company};
use crate::data::{self, Kept};
use crate::failure::Failure;
use benben_bots::Level;
use benben_server::{Config, IpNet, Lifetime, Outgoing, PrivateService, Registration, Retention, Stop};
use benben_store::StorePlace;
use clap::{Args as _, FromArgMatches as _};
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::time::Duration;
use tokio::net::TcpListener;

/// Start a server for browsers and programs; plain `benben` does the same.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  benben serve                         for this machine, on http://127.0.0.1:8642
  benben serve --lan                   for everyone in the local network
  benben serve --store postgres://benben@db/benben --store-password-file /etc/benben/password
  benben serve --store postgres://benben@db/benben --bus nats://bus:4222 --listen 0.0.0.0:8642
  BENBEN_DATA=/srv/benben benben serve --listen 127.0.0.1:9000 --behind-proxy --names play.example.org

Stop it with Ctrl-C; it finishes running requests first. See docs/operating.md.")]
pub(crate) struct Args {
    /// Address and port to listen on.
    #[arg(long, env = "BENBEN_LISTEN", value_name = "ADDR", default_value = "127.0.0.1:8642")]
    listen: SocketAddr,
    /// Let others in the local network join: listen on all addresses of this machine.
    #[arg(long, env = "BENBEN_LAN", value_parser = clap::builder::FalseyValueParser::new())]
    lan: bool,
    #[command(flatten)]
    data: Kept,
    #[command(flatten)]
    company: Company,
    /// How many bots can think at the same time [default: the number of cores, at least two].
    #[arg(long, env = "BENBEN_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// How strong a player gives hints and reviews finished games: `scribe`, `architect` or `pharaoh`.
    #[arg(long, env = "BENBEN_REVIEWER", value_name = "LEVEL", default_value = "pharaoh", value_parser = reviewer)]
    reviewer: Level,
    /// How long a bot waits at least before it acts, in milliseconds, so that people can follow.
    #[arg(long, env = "BENBEN_BOT_PAUSE", value_name = "MS", default_value_t = 250)]
    bot_pause: u64,
    /// After how many seconds a table that nobody is looking at leaves memory.
    #[arg(long, env = "BENBEN_IDLE_AFTER", value_name = "S", default_value_t = 60)]
    idle_after: u64,
    /// After how many seconds a player who has to act and isn't there counts as away, so that the others can agree on a bot.
    #[arg(long, env = "BENBEN_ABSENT_AFTER", value_name = "S", default_value_t = 60)]
    absent_after: u64,
    /// After how many seconds two of them are enough, or the only one left.
    #[arg(long, env = "BENBEN_ALONE_AFTER", value_name = "S", default_value_t = 600)]
    alone_after: u64,
    /// How long a table that's waiting for players is kept if nobody visits it: `90m`, `12h`, `30d` or `forever`.
    #[arg(long, env = "BENBEN_KEEP_GATHERING", value_name = "TIME", default_value_t = Retention::default().gathering)]
    keep_gathering: Lifetime,
    /// How long a table with an unfinished game is kept if nobody visits it.
    #[arg(long, env = "BENBEN_KEEP_UNFINISHED", value_name = "TIME", default_value_t = Retention::default().unfinished)]
    keep_unfinished: Lifetime,
    /// How long a finished game is kept if nobody visits its table.
    #[arg(long, env = "BENBEN_KEEP_FINISHED", value_name = "TIME", default_value_t = Retention::default().finished)]
    keep_finished: Lifetime,
    /// Requests per second for one client, in the long run. Clients on this machine are not limited.
    #[arg(long, env = "BENBEN_REQUESTS_PER_SECOND", value_name = "N", default_value_t = 30)]
    requests_per_second: u32,
    /// Requests from one client in a short burst.
    #[arg(long, env = "BENBEN_BURST", value_name = "N", default_value_t = 120)]
    burst: u32,
    /// Open connections in total.
    #[arg(long, env = "BENBEN_CONNECTIONS", value_name = "N", default_value_t = 10_000)]
    connections: usize,
    /// Open connections per client.
    #[arg(long, env = "BENBEN_CONNECTIONS_PER_CLIENT", value_name = "N", default_value_t = 256)]
    connections_per_client: usize,
    /// Open streams per client.
    #[arg(long, env = "BENBEN_STREAMS_PER_CLIENT", value_name = "N", default_value_t = 64)]
    streams_per_client: usize,
    /// Unfinished tables that one client may have opened.
    #[arg(long, env = "BENBEN_TABLES_PER_CLIENT", value_name = "N", default_value_t = 200)]
    tables_per_client: u64,
    /// Tables with nobody but bots that play for one client at the same time, while somebody watches.
    #[arg(long, env = "BENBEN_BOT_TABLES_PER_CLIENT", value_name = "N", default_value_t = 4)]
    bot_tables_per_client: usize,
    /// Megabytes stored for one client: tables, editions, finished games.
    #[arg(long, env = "BENBEN_MEGABYTES_PER_CLIENT", value_name = "N", default_value_t = 64)]
    megabytes_per_client: u64,
    /// Megabytes stored in total; beyond that, no more tables can be opened.
    #[arg(long, env = "BENBEN_MEGABYTES", value_name = "N", default_value_t = 16_384)]
    megabytes: u64,
    /// The names people reach the server by, separated by commas. It also answers to localhost, to names that end in
    /// .local, to this machine's own name and to the addresses of local networks.
    #[arg(long, env = "BENBEN_NAMES", value_name = "NAMES", value_delimiter = ',')]
    names: Vec<String>,
    /// Who may keep a name: everybody (`open`), whoever was invited (`invitation`) or nobody new (`closed`). Everybody can play
    /// without.
    #[arg(long, env = "BENBEN_REGISTRATION", value_name = "WHO", default_value = "open")]
    registration: Registration,
    /// Trust proxies on this machine, which send the client's address in X-Forwarded-For.
    #[arg(long, env = "BENBEN_BEHIND_PROXY", value_parser = clap::builder::FalseyValueParser::new())]
    behind_proxy: bool,
    /// Trust proxies in these networks, such as `10.0.0.0/24,fd00::7/128`.
    #[arg(long, env = "BENBEN_PROXIES", value_name = "NETWORKS", value_delimiter = ',', value_parser = network)]
    proxies: Vec<IpNet>,
    /// Send no messages to people whose turn it is: the server then connects to nobody by itself.
    #[arg(long, env = "BENBEN_NO_NOTICES", value_parser = clap::builder::FalseyValueParser::new())]
    no_notices: bool,
    /// Whom push services write to if something is wrong with messages from here, such as `mailto:me@example.org`. Otherwise
    /// it is the first of the server's names.
    #[arg(long, env = "BENBEN_CONTACT", value_name = "ADDRESS")]
    contact: Option<String>,
    /// Services in a network of your own that messages may go to, separated by commas, such as `http://ntfy.lan:8080`. All
    /// others must be on the internet.
    #[arg(long, env = "BENBEN_PRIVATE_SERVICES", value_name = "ORIGINS", value_delimiter = ',')]
    private_services: Vec<PrivateService>,
    /// For pictures and demonstrations only: draw the luck of all games from this number, so that the same clicks give the
    /// same game. Whoever knows the number knows every card. The puzzle of the day is the same every day.
    #[arg(long, env = "BENBEN_REHEARSAL", value_name = "N")]
    rehearsal: Option<u64>,
    /// For rehearsals only: be so many days ahead of the machine's clock, so that today is already yesterday.
    #[arg(long, env = "BENBEN_DAYS_AHEAD", value_name = "N", requires = "rehearsal", default_value_t = 0)]
    days_ahead: u32,
    /// How many seconds it may take to stop when the system asks for it (SIGTERM): until then `/readyz` says no and new
    /// streams are refused, so that others can take over. 0 stops at once, as Ctrl-C does.
    #[arg(long, env = "BENBEN_DRAIN", value_name = "S", default_value_t = 10, value_parser = clap::value_parser!(u64).range(..=3600))]
    drain: u64,
    /// What to log, such as `info` or `benben_server=debug`.
    #[arg(long, env = "BENBEN_LOG", value_name = "FILTER", default_value = "info")]
    log: String,
    /// The format of the log.
    #[arg(long, env = "BENBEN_LOG_FORMAT", value_name = "FORMAT", default_value = "text")]
    log_format: LogFormat,
}

/// A network, or a single address.
fn network(text: &str) -> Result<IpNet, String> {
    let address = text.parse::<IpAddr>().map(IpNet::from);
    address.or_else(|_| text.parse()).map_err(|_| "expected a network such as 10.0.0.0/24".to_owned())
}

/// A level that thinks ahead, so that it has something to say.
fn reviewer(text: &str) -> Result<Level, String> {
    let level = Level::named(text).filter(|level| *level != Level::Apprentice);
    level.ok_or_else(|| "expected `scribe`, `architect` or `pharaoh`".to_owned())
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

impl Args {
    /// What `benben` alone means: everything standard, or as the environment says.
    pub(crate) fn standard() -> Result<Self, Failure> {
        let command = Args::augment_args(clap::Command::new("benben serve"));
        let asked =
            command.try_get_matches_from(["benben"]).and_then(|matches| Args::from_arg_matches(&matches));
        asked.map_err(|error| Failure::Usage(error.to_string()))
    }

    fn config(&self) -> Config {
        let standard = Config::default();
        standard.clock.advance(DAY * self.days_ahead);
        Config {
            bot_threads: self.bot_threads.unwrap_or(standard.bot_threads).max(1),
            reviewer: self.reviewer,
            bot_pause: Duration::from_millis(self.bot_pause),
            idle_after: Duration::from_secs(self.idle_after),
            absent_after: Duration::from_secs(self.absent_after),
            alone_after: Duration::from_secs(self.alone_after),
            rehearsal: self.rehearsal,
            retention: Retention {
                gathering: self.keep_gathering,
                unfinished: self.keep_unfinished,
                finished: self.keep_finished,
            },
            requests_per_second: self.requests_per_second.max(1),
            burst: self.burst.max(1),
            connections: self.connections.max(1),
            connections_per_client: self.connections_per_client.max(1),
            streams_per_client: self.streams_per_client.max(1),
            tables_per_client: self.tables_per_client,
            bot_tables_per_client: self.bot_tables_per_client,
            bytes_per_client: self.megabytes_per_client << 20,
            most_bytes: self.megabytes << 20,
            names: self.names.clone(),
            outgoing: Outgoing {
                push: !self.no_notices,
                webhooks: !self.no_notices,
                contact: self.contact.clone(),
                services: self.private_services.clone(),
                instead: None,
            },
            drain: Duration::from_secs(self.drain),
            registration: self.registration,
            proxies: self.proxies(),
            ..standard
        }
    }

    /// The networks of the proxies that are trusted.
    fn proxies(&self) -> Vec<IpNet> {
        let local: [IpAddr; 2] = [Ipv4Addr::LOCALHOST.into(), Ipv6Addr::LOCALHOST.into()];
        let local = local.map(IpNet::from).into_iter().filter(|_| self.behind_proxy);
        self.proxies.iter().copied().chain(local).collect()
    }

    fn address(&self) -> SocketAddr {
        if self.lan {
            SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), self.listen.port())
        } else {
            self.listen
        }
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    start_logging(args)?;
    let (directory, place) = (args.data.directory()?, args.data.place()?);
    let failed = |error: io::Error| Failure::Failed(format!("can't start the server: {error}"));
    let runtime = tokio::runtime::Runtime::new().map_err(failed)?;
    let (store, others) = match args.company.address(&place)? {
        None => (data::open(&place)?, None),
        Some(bus) => {
            let open = || Ok(data::open_shared(&place)?);
            let (store, joined) = runtime.block_on(company::join(&bus, open))?;
            (store, Some(joined))
        }
    };
    if let StorePlace::Postgres(_) = place {
        // Nothing is stored there, but `benben admin` reaches the server there.
        data::make_private(&directory)?;
    }
    runtime.block_on(async {
        let address = args.address();
        let listener = TcpListener::bind(address)
            .await
            .map_err(|error| Failure::Failed(format!("can't listen on {address}: {error}")))?;
        let address = listener.local_addr().map_err(failed)?;
        // Before anybody is told that it runs: from then on somebody may ask it to stop.
        let stop = stop_signal().map_err(failed)?;
        greet(out, address, &place)?;
        if let Some(number) = args.rehearsal {
            writeln!(out, "Rehearsal {number}: all luck is known beforehand. Don't play for real here.")?;
            out.flush()?;
        }
        if store.key_is_new() {
            writeln!(
                out,
                "benben.key was gone, so there is a new one: people have to switch messages on again, and invitations and links \
                 to make friends from before lead nowhere."
            )?;
            out.flush()?;
        }
        let config = Config { admin: Some(directory), ..args.config() };
        benben_server::run_as_node(listener, config, store, others, stop).await.map_err(failed)
    })
}

fn greet(out: &mut impl Write, address: SocketAddr, place: &StorePlace) -> Result<(), Failure> {
    let local = if address.ip().is_unspecified() { Ipv4Addr::LOCALHOST.into() } else { address.ip() };
    writeln!(out, "Benben is at http://{}", SocketAddr::new(local, address.port()))?;
    if address.ip().is_unspecified() {
        let own = own_address().map(|own| format!("http://{}", SocketAddr::new(own, address.port())));
        let known = own.as_ref().map(|own| format!(" at {own}"));
        writeln!(out, "Everyone in the local network can join{}", known.unwrap_or_default())?;
        if let Some(picture) = own.and_then(|own| benben_web::assets::qr_text(&own)) {
            writeln!(out, "Scan this with a phone:\n{picture}")?;
        }
    }
    writeln!(out, "Tables are stored in {place}. Press Ctrl-C to stop.")?;
    Ok(out.flush()?)
}

/// The address that others in the network see. Choosing a route sends nothing.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(("192.0.2.1", 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// Comes with Ctrl-C, from a person who waits, or when the system asks to stop and others may take over.
fn stop_signal() -> io::Result<impl Future<Output = Stop>> {
    #[cfg(unix)]
    use tokio::signal::unix::{SignalKind, signal};
    #[cfg(unix)]
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        #[cfg(unix)]
        tokio::select! {
            _ = interrupt.recv() => Stop::Now,
            _ = terminate.recv() => Stop::Drain,
        }
        #[cfg(not(unix))]
        {
            let _ = tokio::signal::ctrl_c().await;
            Stop::Now
        }
    })
}

/// What `--days-ahead` counts.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Libraries that tell secrets if they tell everything, and what they may tell at most: the addresses that messages go to, and
/// what is stored.
const DISCREET: [&str; 4] = ["ureq=warn", "ureq_proto=warn", "tokio_postgres=info", "async_nats=off"];

fn start_logging(args: &Args) -> Result<(), Failure> {
    let filter = tracing_subscriber::EnvFilter::try_new(&args.log)
        .map_err(|error| Failure::Usage(format!("--log `{}`: {error}", args.log)))?;
    let filter = DISCREET.iter().fold(filter, |filter, directive| {
        filter.add_directive(directive.parse().expect("a library and a level"))
    });
    let logging = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // Somebody else in this process may log already.
    let _ = match args.log_format {
        LogFormat::Text => logging.try_init(),
        LogFormat::Json => logging.json().try_init(),
    };
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flag_has_a_variable_of_the_same_name_and_both_are_documented() {
        let document = include_str!("../../../../docs/operating.md");
        let command = Args::augment_args(clap::Command::new("serve"));
        let flags: Vec<_> = command.get_arguments().collect();
        assert!(flags.len() > 10);
        for flag in flags {
            let name = flag.get_long().expect("every setting is a flag");
            let variable = format!("BENBEN_{}", name.to_uppercase().replace('-', "_"));
            assert_eq!(flag.get_env(), Some(variable.as_ref()), "--{name}");
            let value = flag.get_value_names().filter(|_| flag.get_action().takes_values());
            let value = value.map(|names| format!(" {}", names[0])).unwrap_or_default();
            let standard =
                flag.get_default_values().first().and_then(|value| value.to_str()).unwrap_or_default();
            let row = format!("| `--{name}{value}` | `{variable}` | ");
            let found = document.lines().find(|line| line.starts_with(&row));
            let found = found.unwrap_or_else(|| panic!("docs/operating.md has no {row}"));
            let told = found[row.len()..].split(" |").next().unwrap_or_default();
            assert!(
                told.contains(standard),
                "docs/operating.md: the default of --{name} is {standard}, not {told}"
            );
        }
    }
}
