// ---- replay: the slider, the arrow keys, and the board of each moment -------------------------------------------

const replay = byId("replay");
let wanted = 0;

async function moment() {
  const query = new URLSearchParams(new FormData(replay));
  byId("step").value = query.get("step");
  history.replaceState(null, "", `?${query}`);
  const mine = ++wanted;
  const response = await fetch(`${replay.dataset.board}?${query}`);
  // Whoever moves on quickly wants only the newest.
  if (response.ok && mine === wanted) await receive(await response.text());
}

const slider = () => replay.querySelector("input[type=range]");
const isAtEnd = () => Number(slider().value) >= Number(slider().max);

// It plays by itself, at the speed of the settings, until it is stopped or over.
async function playOn(button) {
  const playing = button.getAttribute("aria-pressed") !== "true";
  button.setAttribute("aria-pressed", String(playing));
  if (!playing) return;
  if (isAtEnd()) slider().value = 0;
  while (button.getAttribute("aria-pressed") === "true" && !isAtEnd()) {
    await step(1);
    await wait(120);
  }
  button.setAttribute("aria-pressed", "false");
}

function step(by) {
  // By its kind: the number beside it answers to the same name.
  slider().value = Number(slider().value) + by;
  return moment();
}

if (replay) {
  replay.querySelector(".plain").hidden = true;
  replay.addEventListener("input", moment);
  replay.addEventListener("click", (event) => {
    const by = event.target.closest("[data-step]")?.dataset.step;
    if (by) step(Number(by));
    const player = event.target.closest("[data-play]");
    if (player) playOn(player);
  });
  for (const button of replay.querySelectorAll("[data-play], [data-open]")) button.hidden = false;
  document.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by && !event.target.matches("input, select")) step(by);
  });
}
