// ---- frames: every step as it happens, one after another ---------------------------------------------------------

// More than so many waiting are not watched any more, only their result.
const MOST_WAITING = 40;
const waiting = [];
let unfollow;
let newest = "";
let showing = false;
let atOnce = false;

function connect() {
  if (!page.dataset.stream) return;
  unfollow?.();
  // What happened while nobody listened is not shown step by step.
  let first = true;
  const on = {
    snapshot: (html) => {
      receive(html, first);
      first = false;
    },
    talk: hear,
    reconnect: () => (first = true),
    gone: () => location.reload(),
  };
  unfollow = follow(page.dataset.stream, on, (yes) => {
    first ||= yes;
    lost(yes);
  });
}

function lost(yes) {
  const line = byId("lost");
  if (line) line.hidden = !yes;
}

function receive(html, still = false) {
  if (html === newest) return rest;
  newest = html;
  live()?.setAttribute("data-past", "");
  waiting.push({ html, still });
  if (waiting.length > MOST_WAITING) waiting.splice(0, waiting.length - 1);
  return showAll();
}

// ---- once more: what was missed, or everything from one sentence of the log on ------------------------------------

// Steps that were shown before, after how it lay before them; and then how it stands.
function receiveAgain(frames) {
  const now = newest || live().outerHTML;
  live().setAttribute("data-past", "");
  waiting.push(...frames.map((html, nth) => ({ html, still: !nth, again: true })), { html: now, still: true });
  // Whoever sees everything at once wants to see this one after another, or they would not have asked.
  retelling = true;
  applySettings();
  return showAll();
}

let recalling = false;
async function recall(from = "") {
  const button = document.querySelector("[data-missed]");
  if (!button || recalling) return;
  recalling = true;
  try {
    // What is just being shown comes to its end, and then once more.
    skip();
    await rest;
    const query = new URLSearchParams(location.search);
    if (from) query.set("from", from);
    const response = await fetch(`${button.dataset.missed}?${query}`, { headers: { "x-script": "1" } });
    const text = await response.text();
    if (!response.ok) return tell(text);
    const template = document.createElement("template");
    template.innerHTML = text;
    const frames = [...template.content.children].map((frame) => frame.outerHTML);
    if (frames.length) receiveAgain(frames);
    else tell(button.dataset.nothing);
  } catch {
    tell(byId("lost").textContent);
  } finally {
    recalling = false;
  }
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-missed]")) recall();
});

// A sentence of the log leads to `#from-7`, also from the page of the whole log.
function recallFrom() {
  const from = location.hash.match(/^#from-(\d+)$/)?.[1];
  if (!from) return;
  // Not noted in the address, so that the same sentence can be chosen again.
  history.replaceState(history.state, "", location.pathname + location.search);
  byId("sheet").close();
  scrollTo(0, 0);
  recall(from);
}
addEventListener("hashchange", recallFrom);

// Resolves once everything that waits has been shown.
let rest = Promise.resolve();
function showAll() {
  if (!showing) rest = showWaiting();
  return rest;
}

async function showWaiting() {
  showing = true;
  while (waiting.length) {
    if (atOnce || document.hidden || pace() === 0) waiting.splice(0, waiting.length - 1);
    await show(waiting.shift());
  }
  showing = false;
  atOnce = false;
  if (!retelling) return;
  retelling = false;
  applySettings();
}

// Whoever taps has seen enough: the newest is shown at once.
let hurry = () => {};
function skip() {
  if (!waiting.length && !byId("spectacle")?.classList.contains("open")) return;
  atOnce = waiting.length > 0;
  hurry();
}
document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest("dialog, .top, .aside, #answer")) skip();
});
document.addEventListener("visibilitychange", () => document.hidden && skip());

// A pause that can be cut short.
function pause(ms) {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    hurry = () => {
      clearTimeout(timer);
      done();
    };
  });
}

async function show({ html, still, again }) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const fresh = template.content.firstElementChild;
  const old = live();
  if (!fresh || !old) return;
  const happened = fresh.dataset.told !== old.dataset.told;
  const past = waiting.length > 0 || again;
  if (past) retire(fresh);
  const moving = happened && !still && !document.hidden;
  const before = moving ? remember(old) : null;
  const drawn = strokes(old);
  exchange(fresh);
  // Also what nobody else was told yet.
  if (!still && !document.hidden) draw(drawn, fresh);
  if (!happened) return;
  const actors = actorsOf(fresh);
  const own = actors.length > 0 && actors.every((seat) => seat === fresh.dataset.you);
  if (moving) {
    tellGains(before, fresh);
    travel(before, fresh, actors);
    glow(fresh, actors);
    await spectacle(fresh);
  }
  // The newest can be acted on at once; only what comes after it waits.
  if (moving && !atOnce) await pause((own ? 200 : 550) * pace());
}

// Nothing of an old frame can be sent.
function retire(frame) {
  frame.setAttribute("data-past", "");
  for (const form of frame.querySelectorAll("form")) form.remove();
}

const actorsOf = (frame) => [
  ...new Set([...frame.querySelectorAll("#told [class^=seat-]:not([data-notice])")].map((said) => said.className.slice(5, 6))),
];

function exchange(fresh) {
  const old = live();
  const focused = document.activeElement;
  const focus = old.contains(focused) ? { pick: focused.dataset.pick, at: place(focused, old), id: focused.id } : null;
  const open = Object.fromEntries([...old.querySelectorAll("details[data-keep]")].map((box) => [box.dataset.keep, box.open]));
  const swiped = Object.fromEntries([...old.querySelectorAll("[data-swipe]")].map((box) => [box.dataset.swipe, box.scrollLeft]));
  const picks = old.dataset.number === fresh.dataset.number && !ghost ? chosenPicks() : [];
  const before = { mine: "mine" in old.dataset, stage: old.dataset.stage };
  old.replaceWith(fresh);
  for (const box of fresh.querySelectorAll("details[data-keep]")) {
    if (box.dataset.keep in open) box.open = open[box.dataset.keep];
  }
  for (const box of fresh.querySelectorAll("[data-swipe]")) box.scrollLeft = swiped[box.dataset.swipe] ?? 0;
  chosen = [];
  ghost = null;
  for (const pick of picks) {
    const thing = things().find((other) => other.dataset.pick === pick && !chosen.includes(other));
    if (thing) chosen.push(thing);
  }
  if (!candidates(chosenPicks()).length) chosen = [];
  dress();
  if (focus) {
    const again = (focus.id && byId(focus.id))
      || (focus.pick && things().find((thing) => thing.dataset.pick === focus.pick))
      || fresh.querySelectorAll("button, a, summary, input")[focus.at]
      || byId("prompt");
    again?.focus({ preventScroll: true });
  }
  if (!before.mine && "mine" in fresh.dataset && !isPast()) myTurn();
  // Where something else begins, one begins to read at the top.
  if (before.stage !== fresh.dataset.stage && !replay) scrollTo(0, 0);
  aim();
  if (before.stage === "playing" && fresh.querySelector(".podium [data-first][data-own]")) play("win");
}

const place = (element, root) => [...root.querySelectorAll("button, a, summary, input")].indexOf(element);
