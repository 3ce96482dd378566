// ---- replay: the slider, buttons and keys, and the board of each moment -----------------------------------------

const replay = byId("replay");
let wanted = 0;

// By its kind: the number beside it answers to the same name.
const slider = () => replay.querySelector("input[type=range]");
const now = () => Number(slider().value);
const last = () => Number(slider().max);
const player = () => replay.querySelector("[data-play]");
const stations = (name) => replay.dataset[name].split(" ").map(Number);

async function moment() {
  const query = new URLSearchParams(new FormData(replay));
  byId("step").value = query.get("step");
  for (const name of ["turn", "round"]) {
    const begun = stations(`${name}s`).filter((begin) => begin <= now()).length;
    byId(name).value = Math.min(begun, Math.max(1, stations(`${name}s`).length - 1));
  }
  history.replaceState(null, "", `?${query}`);
  const mine = ++wanted;
  replay.setAttribute("aria-busy", "true");
  const html = await board(`${replay.dataset.board}?${query}`, () => mine === wanted);
  // Whoever moves on quickly wants only the newest.
  if (html && mine === wanted) await receive(html);
  if (mine === wanted) replay.removeAttribute("aria-busy");
}

// A server that is busy or just restarting is asked again, as long as somebody wants to know.
async function board(address, isWanted) {
  for (let tries = 0; tries < 10 && isWanted(); tries++) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return response.text();
    if (response && ![429, 503].includes(response.status)) return;
    await wait(1000 * (Number(response?.headers.get("retry-after")) || 1));
  }
}

// Where a button or key leads: one step, or to where the turn or round before or after begins.
const WAYS = {
  "step-back": () => now() - 1,
  "step-forth": () => now() + 1,
  "turn-back": () => stations("turns").findLast((begin) => begin < now()),
  "turn-forth": () => stations("turns").find((begin) => begin > now()),
  "round-back": () => stations("rounds").findLast((begin) => begin < now()),
  "round-forth": () => stations("rounds").find((begin) => begin > now()),
};

// Plain arrows go by step; those that scroll the page keep doing that.
const KEYS = {
  ArrowLeft: "step-back", ArrowRight: "step-forth",
  "+ArrowLeft": "turn-back", "+ArrowRight": "turn-forth", "+ArrowUp": "round-back", "+ArrowDown": "round-forth",
};

function go(way) {
  slider().value = WAYS[way]() ?? now();
  return moment();
}

const stop = () => player().setAttribute("aria-pressed", "false");

// It plays by itself, at the chosen speed, until it is stopped or over.
async function playOn() {
  const playing = () => player().getAttribute("aria-pressed") === "true";
  if (playing()) return stop();
  player().setAttribute("aria-pressed", "true");
  if (now() >= last()) slider().value = 0;
  while (playing() && now() < last()) {
    await go("step-forth");
    await wait(120 + 380 * pace());
  }
  stop();
}

if (replay) {
  replay.querySelector(".plain").hidden = true;
  replay.addEventListener("input", (event) => {
    if (event.target.dataset.setting) return;
    stop();
    moment();
  });
  replay.addEventListener("click", (event) => {
    if (event.target.closest("[data-play]")) return playOn();
    const way = event.target.closest("[data-go]")?.dataset.go;
    if (!way) return;
    event.preventDefault();
    stop();
    go(way);
  });
  for (const one of replay.querySelectorAll("[data-play], .speed")) one.hidden = false;
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target.matches("select, [data-pick]")) return;
    const way = KEYS[(event.shiftKey ? "+" : "") + event.key];
    if (!way && event.key.toLowerCase() !== "p") return;
    event.preventDefault();
    if (!way) return playOn();
    stop();
    go(way);
  });
}
