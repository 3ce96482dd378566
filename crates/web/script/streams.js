// ---- streams: what the server tells by itself, through restarts --------------------------------------------------

// So long nobody is alarmed after a server has said that it goes: another one has the table, or it comes back.
const CALM = 5000;
// Before the first try to come back, and at most; half as long to half as long again, so that not everybody comes at once.
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 4000;
// A server says how often it gives a sign of life. When two are missing, and this has gone by, it is given up.
const GRACE = 1000;

// Follows a stream: `on` has what to do at each event, and `lost` hears whether the connection is. Answers how to stop.
function follow(address, on, lost = () => {}) {
  let [source, alarm, again, silence] = [null, 0, 0, 0];
  let [pause, every] = [FIRST_PAUSE, 0];
  const told = (yes) => {
    clearTimeout(alarm);
    alarm = 0;
    lost(yes);
  };
  const later = (ms) => {
    source.close();
    clearTimeout(silence);
    clearTimeout(again);
    again = setTimeout(open, ms);
  };
  const fail = () => {
    if (!alarm) told(true);
    later(pause * (0.5 + Math.random()));
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  };
  const expect = (slept = false) => {
    clearTimeout(silence);
    if (!every) return;
    const due = performance.now() + 2 * every + GRACE;
    silence = setTimeout(() => {
      // A page that was asleep didn't hear: what came meanwhile is told now, or there is one more silence.
      if (!slept && performance.now() > due + GRACE) expect(true);
      else fail();
    }, due - performance.now());
  };
  const hears = (name, hear) =>
    source.addEventListener(name, (event) => {
      pause = FIRST_PAUSE;
      expect();
      hear(event.data);
    });
  const open = () => {
    source = new EventSource(address);
    source.addEventListener("open", () => {
      told(false);
      // An older server gives none.
      every = 0;
      expect();
    });
    for (const [name, hear] of Object.entries(on)) hears(name, hear);
    hears("alive", (data) => {
      every = JSON.parse(data).every_ms;
      expect();
    });
    source.addEventListener("reconnect", (event) => {
      alarm ||= setTimeout(() => told(true), CALM);
      later(JSON.parse(event.data).after_ms);
    });
    source.onerror = fail;
    // A server that hangs takes the connection, and says nothing.
    expect();
  };
  open();
  return () => {
    clearTimeout(alarm);
    clearTimeout(again);
    clearTimeout(silence);
    source.close();
  };
}
