// ---- streams: what the server tells by itself, through restarts --------------------------------------------------

// So long nobody is alarmed after a server has said that it goes: another one has the table, or it comes back.
const CALM = 5000;

// Follows a stream: `on` has what to do at each event, and `lost` hears whether the connection is. Answers how to stop.
function follow(address, on, lost = () => {}) {
  let [source, alarm, again] = [null, 0, 0];
  const told = (yes) => {
    clearTimeout(alarm);
    alarm = 0;
    lost(yes);
  };
  const later = (ms) => {
    source.close();
    clearTimeout(again);
    again = setTimeout(open, ms);
  };
  const open = () => {
    source = new EventSource(address);
    source.addEventListener("open", () => told(false));
    for (const [name, hear] of Object.entries(on)) source.addEventListener(name, (event) => hear(event.data));
    source.addEventListener("reconnect", (event) => {
      alarm ||= setTimeout(() => told(true), CALM);
      later(JSON.parse(event.data).after_ms);
    });
    source.onerror = () => {
      if (!alarm) told(true);
      // A browser gives up after an answer that is no stream, as while the server restarts.
      if (source.readyState === EventSource.CLOSED || alarm) later(1000 + Math.random() * 1000);
    };
  };
  open();
  return () => {
    clearTimeout(alarm);
    clearTimeout(again);
    source.close();
  };
}
