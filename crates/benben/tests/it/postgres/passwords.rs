//! Where the password may come from, and where it never goes.

use crate::postgres::{BENBEN, House, failed, some_game, stop, text};
use benben_support::{PASSWORD, open, play};
use std::process::Command;

/// Nothing that people who run a server look at shows it: its log, its metrics, its health, its arguments.
#[test]
fn the_password_is_shown_nowhere() {
    let mut house = House::new();
    let server = house.serve();
    let client = server.client();
    let seats = open(&client, some_game(), &["open", "open"]).unwrap();
    play(&client, &seats, 3).unwrap();
    house.database.stop();
    for path in ["/metrics", "/healthz", "/api/v1/tables"] {
        let reply = client.get(path).unwrap();
        assert!(!format!("{reply:?}").contains(PASSWORD), "{path}");
    }
    house.database.resume();
    let arguments = std::fs::read(format!("/proc/{}/cmdline", server.id())).unwrap();
    assert!(!String::from_utf8_lossy(&arguments).contains(PASSWORD));
    drop(server);
    let log = text(&house.log());
    assert!(log.contains("can't reach postgres://localhost"), "{log}");
    assert!(!log.contains(PASSWORD) && !log.contains("benben@"), "{log}");
}

/// A password on a command line is everybody's on that machine, so it isn't taken from there.
#[test]
fn a_password_on_the_command_line_is_refused() {
    let house = House::new();
    let with = house.store().replace("benben@", "benben:s3cret@");
    for arguments in [
        vec!["serve", "--store", &with],
        vec!["check", "--store", &with],
        vec!["copy", "--from", &with, "--to", "/nowhere"],
    ] {
        let told = failed(&house.run(&arguments), 2);
        assert!(told.contains("--store-password-file"), "{told}");
        assert!(!told.contains("s3cret"), "{told}");
    }
}

#[test]
fn it_comes_from_the_environment_as_well() {
    let house = House::new();
    stop(house.serve());
    let quoted = PASSWORD.replace(' ', "%20");
    let with = house.store().replace("benben@", &format!("benben:{quoted}@"));
    let look = |variables: &[(&str, &str)]| {
        let mut check = Command::new(BENBEN);
        check.arg("check").env_remove("PGPASSWORD").envs(variables.iter().copied());
        check.output().unwrap()
    };
    assert!(look(&[("BENBEN_STORE", &with)]).status.success());
    assert!(look(&[("BENBEN_STORE", &house.store()), ("PGPASSWORD", PASSWORD)]).status.success());
    let file = house.password_file();
    let file = file.to_str().unwrap();
    let both = [("BENBEN_STORE", house.store()), ("BENBEN_STORE_PASSWORD_FILE", file.to_owned())];
    assert!(look(&both.each_ref().map(|(name, value)| (*name, value.as_str()))).status.success());
    let wrong = look(&[("BENBEN_STORE", &house.store()), ("PGPASSWORD", "s3cret")]);
    let told = failed(&wrong, 1);
    assert!(told.contains("password authentication failed") && !told.contains("s3cret"), "{told}");
    let none = failed(&look(&[("BENBEN_STORE", &house.store())]), 1);
    assert!(none.contains("password missing"), "{none}");
    // Help shows the variables, and never what they hold.
    let mut help = Command::new(BENBEN);
    let help = help.args(["serve", "--help"]).env("BENBEN_STORE", &with).output().unwrap();
    assert!(!String::from_utf8_lossy(&help.stdout).contains(&quoted));
}
