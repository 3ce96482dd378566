// ---- learning: what was learned here, and what an exercise answers -----------------------------------------------

// The numbers of the lessons of a game that were done in this browser.
const learned = (game) => new Set(kept.get(`learned-${game}`, "").split(" ").filter(Boolean));

// What the newest answer taught is kept, and shown wherever lessons are listed.
function learn() {
  const done = document.querySelector("#live [data-learned]");
  if (done) {
    const [game, number] = done.dataset.learned.split(" ");
    kept.set(`learned-${game}`, [...learned(game).add(number)].join(" "));
  }
  countSolved();
  for (const list of document.querySelectorAll("[data-lessons]")) {
    const known = learned(list.dataset.lessons);
    const links = [...list.querySelectorAll("[data-lesson]")];
    for (const link of links) link.toggleAttribute("data-done", known.has(link.dataset.lesson));
    const sum = String(links.filter((link) => link.hasAttribute("data-done")).length);
    for (const said of list.parentElement.querySelectorAll("[data-sum]")) said.hidden = said.dataset.sum !== sum;
  }
}

// How many puzzles were solved here, and where the next one is that was not.
function countSolved() {
  for (const tally of document.querySelectorAll("[data-tally]")) {
    const [game, count] = tally.dataset.tally.split(" ");
    const solved = learned(game).size;
    tally.textContent = ` · ✓ ${solved} / ${count}`;
    tally.hidden = !solved;
  }
  for (const link of document.querySelectorAll("[data-unsolved]")) {
    const [game, number, count, list] = link.dataset.unsolved.split(" ");
    const known = learned(game);
    const others = Array.from({ length: count - 1 }, (_, step) => ((Number(number) + step) % count) + 1);
    const next = others.find((other) => !known.has(String(other)));
    link.href = next ? `${list}/${next}` : list;
  }
}

// Whoever comes back goes on where they stopped, and whoever has learned a game is not asked again.
function offerLessons() {
  const go = document.querySelector("[data-go-on-learning]");
  const next = go && document.querySelector("[data-lesson]:not([data-done])");
  if (next && document.querySelector("[data-done]")) {
    go.href = next.href;
    go.textContent = go.dataset.goOnLearning;
  }
  for (const offer of document.querySelectorAll("[data-offer]")) {
    if (learned(offer.dataset.offer).size >= Number(offer.dataset.count)) offer.hidden = true;
  }
}

// What is shown on request glows on the board.
document.addEventListener("toggle", (event) => {
  const { show } = event.target.dataset ?? {};
  if (show === undefined) return;
  const wanted = show.split(" ");
  for (const thing of things()) {
    const at = event.target.open ? wanted.indexOf(thing.dataset.pick) : -1;
    thing.classList.toggle("shown-how", at >= 0);
    if (at >= 0) wanted.splice(at, 1);
  }
}, { capture: true });

// The answer to what was done: in the place of the exercise, with what comes next at hand.
async function swap(html) {
  forget();
  if (html === newest) return;
  await receive(html);
  const words = document.querySelector(".exercise .task");
  words?.scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
  words?.querySelector("[data-focus]")?.focus({ preventScroll: true });
}
