//! What the whole process uses, where the system tells.

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;
use std::fs::read_to_string;

/// Reads the figures anew whenever somebody looks.
#[derive(Debug)]
pub(super) struct Process;

/// Linux tells times of processors in hundredths of a second.
const TICKS: f64 = 100.0;

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), std::fmt::Error> {
        if let Some(seconds) = read_to_string("/proc/self/stat").ok().and_then(|stat| cpu_seconds(&stat)) {
            let counter = ConstCounter::new(seconds);
            let help = "Time of processors used since the start";
            let metric =
                encoder.encode_descriptor("process_cpu_seconds", help, None, counter.metric_type())?;
            counter.encode(metric)?;
        }
        if let Some(seconds) = started() {
            let gauge = ConstGauge::new(seconds);
            let help = "When the process was started, in seconds since 1970";
            let metric =
                encoder.encode_descriptor("process_start_time_seconds", help, None, gauge.metric_type())?;
            gauge.encode(metric)?;
        }
        if let Some(bytes) = read_to_string("/proc/self/status").ok().and_then(|status| memory(&status)) {
            let gauge = ConstGauge::new(bytes);
            let help = "Memory that is really there";
            let metric = encoder.encode_descriptor(
                "process_resident_memory_bytes",
                help,
                None,
                gauge.metric_type(),
            )?;
            gauge.encode(metric)?;
        }
        Ok(())
    }
}

fn started() -> Option<f64> {
    let (own, system) = (read_to_string("/proc/self/stat").ok()?, read_to_string("/proc/stat").ok()?);
    Some(boot(&system)? + after_boot(&own)?)
}

/// What stands in these fields, in seconds. The process's name stands in parentheses before them and may have spaces in it.
fn seconds(stat: &str, skip: usize) -> Option<impl Iterator<Item = Option<f64>>> {
    let fields = stat.rsplit_once(')')?.1.split_ascii_whitespace().skip(skip);
    Some(fields.map(|ticks| Some(ticks.parse::<f64>().ok()? / TICKS)))
}

/// User and system time.
fn cpu_seconds(stat: &str) -> Option<f64> {
    seconds(stat, 11)?.take(2).sum()
}

/// How long after the system the process was started.
fn after_boot(stat: &str) -> Option<f64> {
    seconds(stat, 19)?.next()?
}

/// When the system was started, in seconds since 1970.
fn boot(stat: &str) -> Option<f64> {
    stat.lines().find_map(|line| line.strip_prefix("btime "))?.trim().parse().ok()
}

/// The resident set, told in kilobytes of 1024.
fn memory(status: &str) -> Option<i64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<i64>().ok()? * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_tells_is_read() {
        let stat = "7 (a (strange) name) S 1 7 7 0 -1 4194304 100 0 0 0 150 25 0 0 20 0 9 0 100 1 1";
        assert_eq!((cpu_seconds(stat), after_boot(stat)), (Some(1.75), Some(1.0)));
        assert_eq!(boot("cpu 1 2 3\nbtime 1700000000\nprocesses 9\n"), Some(1.7e9));
        assert_eq!(memory("Name:\tbenben\nVmRSS:\t   2048 kB\n"), Some(2048 * 1024));
        assert_eq!((cpu_seconds("nonsense"), memory("nonsense")), (None, None));
        assert_eq!((after_boot("nonsense"), boot("nonsense")), (None, None));
    }
}
