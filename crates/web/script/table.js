// Picks, live snapshots and a few comforts. Everything on the page also works without this file.
"use strict";

const page = document.body;
const answer = document.getElementById("answer");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let chosen = [];

const live = () => document.getElementById("live");
const things = () => [...document.querySelectorAll("#live [data-pick]")];

// ---- picks: which actions can still be meant -------------------------------------------------------------------

const actions = () =>
  [...document.querySelectorAll("#actions button[data-picks]")].map((button) => ({
    button,
    picks: button.dataset.picks.split(" "),
  }));

function contains(picks, some) {
  const rest = [...picks];
  return some.every((pick) => {
    const at = rest.indexOf(pick);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

function left(picks, some) {
  const rest = [...picks];
  for (const pick of some) {
    const at = rest.indexOf(pick);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

const chosenPicks = () => chosen.map((thing) => thing.dataset.pick);
const candidates = (picks) => actions().filter((action) => contains(action.picks, picks));

function light() {
  chosen = chosen.filter((thing) => thing.isConnected);
  const picks = chosenPicks();
  const possible = candidates(picks);
  const next = new Set(possible.flatMap((action) => left(action.picks, picks)));
  const sure = possible.length > 1 || (possible.length === 1 && chosen.length)
    ? [...next].filter((pick) => possible.every((action) => left(action.picks, picks).includes(pick)))
    : [];
  for (const thing of things()) {
    const mine = chosen.includes(thing);
    thing.classList.toggle("chosen", mine);
    thing.classList.toggle("lit", !mine && next.has(thing.dataset.pick));
    thing.classList.toggle("forced", !mine && chosen.length > 0 && sure.includes(thing.dataset.pick));
    if (mine) thing.setAttribute("aria-pressed", "true");
    else thing.removeAttribute("aria-pressed");
  }
  for (const shown of document.querySelectorAll("#live [data-when]")) {
    shown.classList.toggle("shown", chosen.length > 0 && contains(picks, shown.dataset.when.split(" ")));
  }
  for (const shown of document.querySelectorAll("#live [data-only]")) {
    shown.classList.toggle("shown", picks.join(" ") === shown.dataset.only);
  }
  offer(possible.find((action) => chosen.length && action.picks.length === picks.length), possible);
}

// The button that does it, where more could be picked.
function offer(exact, possible) {
  const bar = document.getElementById("do");
  if (!bar) return;
  bar.replaceChildren();
  live().toggleAttribute("data-choosing", chosen.length > 0);
  if (!chosen.length) return;
  if (exact && possible.length > 1) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = exact.button.textContent;
    button.addEventListener("click", () => act(exact));
    bar.append(button);
  }
  const stop = document.createElement("button");
  stop.type = "button";
  stop.className = "quiet";
  stop.textContent = page.dataset.cancel;
  stop.addEventListener("click", forget);
  bar.append(stop);
}

function forget() {
  chosen = [];
  light();
}

function pick(thing) {
  hush();
  if (chosen.includes(thing)) {
    chosen = chosen.filter((other) => other !== thing);
    light();
    return;
  }
  const picks = [...chosenPicks(), thing.dataset.pick];
  const possible = candidates(picks);
  if (!possible.length) {
    // Perhaps something else was meant to begin with.
    if (chosen.length && !isPlace(thing) && candidates([thing.dataset.pick]).length) {
      chosen = [thing];
      settle();
      return;
    }
    ask(picks);
    return;
  }
  chosen.push(thing);
  settle();
}

// One action left: it is meant, unless only a place was touched and not yet what goes there.
function settle() {
  light();
  const possible = candidates(chosenPicks());
  if (possible.length === 1 && !chosen.every(isPlace)) act(possible[0]);
}

const isPlace = (thing) => thing.classList.contains("place");

async function act(action) {
  const question = action.button.dataset.ask;
  if (question && !(await sure(question))) {
    forget();
    return;
  }
  action.button.form.requestSubmit(action.button);
}

document.addEventListener("click", (event) => {
  const thing = event.target.closest("#live [data-pick]");
  if (thing) pick(thing);
});

// ---- why not? --------------------------------------------------------------------------------------------------

async function ask(picks) {
  const person = new URLSearchParams(location.search).get("person");
  const to = `/t/${page.dataset.table}/why-not${person ? `?person=${person}` : ""}`;
  if (!page.dataset.table || page.dataset.looks) return;
  const body = new URLSearchParams({ picks: picks.join(" ") });
  try {
    const response = await fetch(to, { method: "POST", body, headers: { "x-script": "1" } });
    const text = await response.text();
    if (text) tell(text);
  } catch {
    // The line that says that the connection is lost is enough.
  }
}

// The server's own markup, never a player's.
function tell(html) {
  answer.querySelector("p").innerHTML = html;
  answer.hidden = false;
}

function hush() {
  answer.hidden = true;
}

answer?.querySelector("button").addEventListener("click", hush);

function sure(question) {
  const dialog = document.getElementById("sure");
  dialog.querySelector("p").textContent = question;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true }),
  );
}

// ---- forms: sent without leaving the page ----------------------------------------------------------------------

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.dataset.ask && !form.dataset.asked) {
    event.preventDefault();
    const by = event.submitter;
    if (await sure(form.dataset.ask)) {
      form.dataset.asked = "yes";
      form.requestSubmit(by);
    }
    return;
  }
  delete form.dataset.asked;
  if (!("send" in form.dataset)) return;
  event.preventDefault();
  hush();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  try {
    // Not `form.action`: that would be the buttons of this name.
    const response = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { "x-script": "1" } });
    if (!response.ok) {
      tell(await response.text());
      forget();
    }
  } catch {
    lost(true);
  }
});

// ---- live: the whole board again whenever it changed ---------------------------------------------------------

let stream;
let shownLive = "";

function connect() {
  if (!page.dataset.stream) return;
  stream?.close();
  stream = new EventSource(page.dataset.stream);
  stream.addEventListener("snapshot", (event) => {
    lost(false);
    show(event.data);
  });
  stream.addEventListener("gone", () => location.reload());
  stream.onerror = () => {
    lost(true);
    // A browser gives up after an answer that is no stream, as while the server restarts.
    if (stream.readyState === EventSource.CLOSED) setTimeout(connect, 1000 + Math.random() * 1000);
  };
}

function lost(yes) {
  const line = document.getElementById("lost");
  if (line) line.hidden = !yes;
}

function show(html) {
  if (html === shownLive) return;
  shownLive = html;
  const template = document.createElement("template");
  template.innerHTML = html;
  const fresh = template.content.firstElementChild;
  const swap = () => exchange(fresh);
  if (calm.matches || document.hidden || !document.startViewTransition) {
    swap();
    return;
  }
  name(true);
  const transition = document.startViewTransition(() => {
    name(false);
    swap();
    name(true);
  });
  // The next snapshot may come before this one is at rest: then the rest of the way is skipped.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).finally(() => name(false));
}

// Names for the things that may move; only while they move, so that nothing else is slow.
function name(on) {
  for (const thing of document.querySelectorAll("#live [data-moves]")) {
    thing.style.viewTransitionName = on ? thing.dataset.moves : "";
  }
}

function exchange(fresh) {
  const old = live();
  const focused = document.activeElement;
  const focus = old.contains(focused) ? { pick: focused.dataset.pick, at: place(focused, old), id: focused.id } : null;
  const kept = Object.fromEntries([...old.querySelectorAll("details[data-keep]")].map((box) => [box.dataset.keep, box.open]));
  const picks = old.dataset.number === fresh.dataset.number ? chosenPicks() : [];
  const before = { mine: "mine" in old.dataset, stage: old.dataset.stage };
  old.replaceWith(fresh);
  for (const box of fresh.querySelectorAll("details[data-keep]")) {
    if (box.dataset.keep in kept) box.open = kept[box.dataset.keep];
  }
  chosen = [];
  for (const pick of picks) {
    const thing = things().find((other) => other.dataset.pick === pick && !chosen.includes(other));
    if (thing) chosen.push(thing);
  }
  if (!candidates(chosenPicks()).length) chosen = [];
  dress();
  if (focus) {
    const again = (focus.id && document.getElementById(focus.id))
      || (focus.pick && things().find((thing) => thing.dataset.pick === focus.pick))
      || fresh.querySelectorAll("button, a, summary, input")[focus.at]
      || document.getElementById("prompt");
    again?.focus({ preventScroll: true });
  }
  if (!before.mine && "mine" in fresh.dataset) myTurn();
  if (before.stage !== fresh.dataset.stage && before.stage === "gathering") scrollTo(0, 0);
}

const place = (element, root) => [...root.querySelectorAll("button, a, summary, input")].indexOf(element);

// ---- what a fresh board needs ----------------------------------------------------------------------------------

function dress() {
  light();
  title();
  hint();
  comforts();
  names();
  document.getElementById("pass")?.focus();
}

// My turn: the title and the icon say so.
const plain = document.title;
function title() {
  const mine = live() && "mine" in live().dataset;
  document.title = mine ? `● ${page.dataset.turn} · ${plain}` : plain;
  if (mine) navigator.setAppBadge?.(1).catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
  const icon = document.querySelector('link[rel="icon"]');
  if (icon?.dataset.mine) icon.href = mine ? icon.dataset.mine : icon.dataset.plain;
}

function myTurn() {
  if (localStorage.getItem("sound") === "on") chime();
  if (document.hidden && localStorage.getItem("notify") === "on" && Notification.permission === "granted") {
    const note = new Notification(plain, { body: page.dataset.turn, icon: page.dataset.icon, tag: page.dataset.table });
    note.onclick = () => {
      focus();
      note.close();
    };
  }
}

function chime() {
  const audio = new AudioContext();
  [523.25, 783.99].forEach((pitch, nth) => {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    const at = audio.currentTime + nth * 0.14;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, at);
    loud.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(loud).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  });
}

// The first hint that was not dismissed.
function hint() {
  const hints = [...document.querySelectorAll("[data-hint]")];
  const next = hints.find((one) => !localStorage.getItem(`hint-${one.dataset.hint}`));
  for (const one of hints) one.hidden = one !== next;
}

function comforts() {
  for (const button of document.querySelectorAll("[data-share]")) button.hidden = !navigator.share;
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = !navigator.clipboard;
  for (const button of document.querySelectorAll("[data-sound]")) {
    button.hidden = false;
    button.setAttribute("aria-pressed", String(localStorage.getItem("sound") === "on"));
  }
  for (const button of document.querySelectorAll("[data-notify]")) {
    button.hidden = !("Notification" in window) || localStorage.getItem("notify") === "on";
  }
  const link = document.getElementById("link");
  if (link && link.value.startsWith("/")) link.value = location.origin + link.value;
}

// A nickname is remembered where it was typed.
function names() {
  for (const input of document.querySelectorAll("[data-name]")) {
    if (!input.value) input.value = localStorage.getItem("name") || "";
  }
}

document.addEventListener("change", (event) => {
  if ("name" in event.target.dataset) localStorage.setItem("name", event.target.value);
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.dataset.dismiss) {
    localStorage.setItem(`hint-${button.dataset.dismiss}`, "seen");
    hint();
  } else if (button.dataset.copy) {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).value);
    button.textContent = page.dataset.copied;
  } else if ("share" in button.dataset) {
    navigator.share({ title: plain, url: location.origin + location.pathname }).catch(() => {});
  } else if ("sound" in button.dataset) {
    localStorage.setItem("sound", localStorage.getItem("sound") === "on" ? "off" : "on");
    if (localStorage.getItem("sound") === "on") chime();
    comforts();
  } else if ("notify" in button.dataset) {
    if ((await Notification.requestPermission()) === "granted") localStorage.setItem("notify", "on");
    comforts();
  }
});

// ---- keyboard: arrows go to the nearest thing that can be picked; Escape forgets ---------------------------------

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    hush();
    forget();
    return;
  }
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const step = steps[event.key];
  const from = document.activeElement;
  if (!step || !from?.matches?.("#live [data-pick]")) return;
  const to = nearest(from, step);
  if (to) {
    event.preventDefault();
    to.focus();
  }
});

function nearest(from, [dx, dy]) {
  const middle = (thing) => {
    const box = thing.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  let best;
  let distance = Infinity;
  for (const thing of things()) {
    if (thing === from) continue;
    const [tx, ty] = middle(thing);
    const along = (tx - x) * dx + (ty - y) * dy;
    const across = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    const far = along + 2 * across;
    if (along > 1 && far < distance) [best, distance] = [thing, far];
  }
  return best;
}

// ---- replay: the slider, the arrow keys, and the board of each moment -------------------------------------------

const replay = document.getElementById("replay");
let wanted = 0;

async function moment() {
  const query = new URLSearchParams(new FormData(replay));
  document.getElementById("step").value = query.get("step");
  history.replaceState(null, "", `?${query}`);
  const mine = ++wanted;
  const response = await fetch(`${replay.dataset.board}?${query}`);
  // Whoever moves on quickly wants only the newest.
  if (response.ok && mine === wanted) show(await response.text());
}

function step(by) {
  // By its kind: the number beside it answers to the same name.
  const slider = replay.querySelector("input[type=range]");
  slider.value = Number(slider.value) + by;
  moment();
}

if (replay) {
  replay.querySelector(".plain").hidden = true;
  replay.addEventListener("input", moment);
  replay.addEventListener("click", (event) => {
    const by = event.target.closest("[data-step]")?.dataset.step;
    if (by) step(Number(by));
  });
  document.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by && !event.target.matches("input, select")) step(by);
  });
}

// ---- clocks ----------------------------------------------------------------------------------------------------

setInterval(() => {
  for (const clock of document.querySelectorAll(".clock[data-runs]")) {
    clock.dataset.left = Math.max(0, clock.dataset.left - 1000);
    const seconds = Math.floor(clock.dataset.left / 1000);
    clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
}, 1000);

if (live()) dress();
else {
  comforts();
  names();
}
connect();
