// ---- hints: what a bot would do, beside the board and marked on it -----------------------------------------------

// The panel, and the position it is about.
let asked = null;

const positionNow = () => `${live()?.dataset.number}/${live()?.dataset.told}`;

function markAdvice() {
  const marks = new Map();
  for (const one of asked?.panel.querySelectorAll("[data-marks]") ?? []) {
    for (const pick of new Set(one.dataset.marks.split(" "))) {
      marks.set(pick, [...(marks.get(pick) ?? []), one.dataset.rank]);
    }
  }
  for (const thing of things()) {
    const ranks = marks.get(thing.dataset.pick);
    if (ranks) thing.dataset.advice = ranks.join(" ");
    else delete thing.dataset.advice;
  }
}

// Whatever is shown stays while the position does; then it goes.
function keepAdvice() {
  // Without a script the panel came with the page.
  const shown = byId("advice");
  if (shown && !asked) asked = { panel: shown, at: positionNow() };
  if (asked && asked.at !== positionNow()) asked = null;
  if (asked && !asked.panel.isConnected) document.querySelector("#live .aside")?.prepend(asked.panel);
  for (const away of document.querySelectorAll("[data-put-away]")) away.hidden = false;
  if (live()) markAdvice();
}

async function askHint(form) {
  const at = positionNow();
  const button = form.querySelector("button");
  button.setAttribute("aria-busy", "true");
  button.disabled = true;
  try {
    const response = await fetch(form.getAttribute("action"), { method: "POST", headers: { "x-script": "1" } });
    const text = await response.text();
    if (!response.ok) return tell(text);
    if (at !== positionNow()) return;
    const template = document.createElement("template");
    template.innerHTML = text;
    byId("advice")?.remove();
    asked = { panel: template.content.firstElementChild, at };
    keepAdvice();
  } catch {
    lost(true);
  } finally {
    for (const again of document.querySelectorAll("[data-hints] button")) {
      again.disabled = false;
      again.removeAttribute("aria-busy");
    }
  }
}

function putAdviceAway() {
  asked?.panel.remove();
  asked = null;
  markAdvice();
}

document.addEventListener("submit", (event) => {
  if (!("hints" in event.target.dataset)) return;
  event.preventDefault();
  askHint(event.target);
});
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-put-away]")) putAdviceAway();
});
document.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "h" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches?.("input, select, textarea") || document.querySelector("dialog[open]")) return;
  document.querySelector("[data-hints] button:not(:disabled)")?.click();
});
