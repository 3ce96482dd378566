//! Whom to tell, how, and who is on holiday, in the database.

use super::Postgres;
use super::connection::{Connection, Result, params};
use crate::reach::MOST_SUBSCRIPTIONS;
use crate::{Answer, PushKey, Reach, StoredHoliday, StoredSubscription, StoredWebhook, TokenHash};
use benben_core::Day;

impl Reach for Postgres {
    fn push_key(&self, made: PushKey) -> Answer<'_, PushKey> {
        Box::pin(self.write(move |db| push_key(db, &made).map(Ok)))
    }

    fn subscribe(&self, holder: TokenHash, subscription: StoredSubscription) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| subscribe(db, holder, &subscription).map(Ok)))
    }

    fn subscriptions(&self, holder: TokenHash) -> Answer<'_, Vec<StoredSubscription>> {
        Box::pin(self.read(move |db| subscriptions(db, holder)))
    }

    fn unsubscribe(&self, holder: TokenHash, endpoint: String) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| {
            db.execute(
                "DELETE FROM subscriptions WHERE holder = $1 AND endpoint = $2",
                params![holder.0, endpoint],
            )
            .map(|removed| Ok(removed > 0))
        }))
    }

    fn set_webhook(&self, holder: TokenHash, webhook: Option<StoredWebhook>) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| set_webhook(db, holder, webhook.as_ref()).map(Ok)))
    }

    fn webhook(&self, holder: TokenHash) -> Answer<'_, Option<StoredWebhook>> {
        Box::pin(self.read(move |db| webhook(db, holder)))
    }

    fn note_webhook(&self, holder: TokenHash, address: String, failed: bool) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| {
            db.execute(
                "UPDATE webhooks SET failures = CASE WHEN $3 THEN failures + 1 ELSE 0 END
                 WHERE holder = $1 AND address = $2",
                params![holder.0, address, failed],
            )
            .map(|_| Ok(()))
        }))
    }

    fn holidays(&self, holder: TokenHash) -> Answer<'_, Vec<StoredHoliday>> {
        Box::pin(self.read(move |db| holidays(db, holder)))
    }

    fn set_holidays(&self, holder: TokenHash, holidays: Vec<StoredHoliday>) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| set_holidays(db, holder, &holidays).map(Ok)))
    }
}

fn push_key(db: &Connection, made: &PushKey) -> Result<PushKey> {
    db.execute("INSERT INTO push_key (number, key) VALUES (1, $1) ON CONFLICT DO NOTHING", params![&made.0])?;
    db.one("SELECT key FROM push_key", params![], |row| row.get(0).map(PushKey))
}

fn subscribe(db: &Connection, holder: TokenHash, new: &StoredSubscription) -> Result<()> {
    // A browser has one holder: whoever used it last.
    db.execute("DELETE FROM subscriptions WHERE endpoint = $1", params![&new.endpoint])?;
    db.execute(
        "INSERT INTO subscriptions (holder, endpoint, key, secret, language, since)
         VALUES ($1, $2, $3, $4, $5, $6)",
        params![holder.0, new.endpoint, new.key, new.secret, new.language, new.since.0],
    )?;
    limit(db, holder)
}

/// The newest of a holder stay.
fn limit(db: &Connection, holder: TokenHash) -> Result<()> {
    db.execute(
        "DELETE FROM subscriptions WHERE holder = $1 AND number NOT IN
             (SELECT number FROM subscriptions WHERE holder = $1 ORDER BY number DESC LIMIT $2)",
        params![holder.0, MOST_SUBSCRIPTIONS],
    )?;
    Ok(())
}

fn subscriptions(db: &Connection, holder: TokenHash) -> Result<Vec<StoredSubscription>> {
    db.rows(
        "SELECT endpoint, key, secret, language, since FROM subscriptions WHERE holder = $1 ORDER BY number",
        params![holder.0],
        |row| {
            Ok(StoredSubscription {
                endpoint: row.get("endpoint")?,
                key: row.get("key")?,
                secret: row.get("secret")?,
                language: row.get("language")?,
                since: Day(row.get("since")?),
            })
        },
    )
}

fn set_webhook(db: &Connection, holder: TokenHash, webhook: Option<&StoredWebhook>) -> Result<()> {
    db.execute("DELETE FROM webhooks WHERE holder = $1", params![holder.0])?;
    if let Some(StoredWebhook { address, format, language, home, failures }) = webhook {
        db.execute(
            "INSERT INTO webhooks (holder, address, format, language, home, failures)
             VALUES ($1, $2, $3, $4, $5, $6)",
            params![holder.0, address, format, language, home, failures],
        )?;
    }
    Ok(())
}

fn webhook(db: &Connection, holder: TokenHash) -> Result<Option<StoredWebhook>> {
    db.row(
        "SELECT address, format, language, home, failures FROM webhooks WHERE holder = $1",
        params![holder.0],
        |row| {
            Ok(StoredWebhook {
                address: row.get("address")?,
                format: row.get("format")?,
                language: row.get("language")?,
                home: row.get("home")?,
                failures: row.get("failures")?,
            })
        },
    )
}

fn holidays(db: &Connection, holder: TokenHash) -> Result<Vec<StoredHoliday>> {
    db.rows(
        "SELECT first_day, last_day FROM holidays WHERE holder = $1 ORDER BY first_day, last_day",
        params![holder.0],
        |row| Ok(StoredHoliday { from: Day(row.get(0)?), to: Day(row.get(1)?) }),
    )
}

fn set_holidays(db: &Connection, holder: TokenHash, holidays: &[StoredHoliday]) -> Result<()> {
    db.execute("DELETE FROM holidays WHERE holder = $1", params![holder.0])?;
    let add = "INSERT INTO holidays (holder, first_day, last_day) VALUES ($1, $2, $3)
         ON CONFLICT (holder, first_day) DO UPDATE SET last_day = excluded.last_day";
    holidays
        .iter()
        .try_for_each(|holiday| db.execute(add, params![holder.0, holiday.from.0, holiday.to.0]).map(drop))
}

/// Everything that the first token has is the second's. A guest has no holidays, and whoever has an address keeps their own.
pub(super) fn hand_over(db: &Connection, old: TokenHash, new: TokenHash) -> Result<()> {
    db.execute("UPDATE subscriptions SET holder = $2 WHERE holder = $1", params![old.0, new.0])?;
    limit(db, new)
}

/// Nothing of whoever has this token is kept.
pub(super) fn forget(db: &Connection, holder: TokenHash) -> Result<()> {
    for table in ["subscriptions", "webhooks", "holidays"] {
        db.execute(&format!("DELETE FROM {table} WHERE holder = $1"), params![holder.0])?;
    }
    Ok(())
}
