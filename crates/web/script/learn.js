// ---- learning: what was learned here, and what an exercise answers -----------------------------------------------

// What is kept of a game under a name: the numbers of lessons that were done, of puzzles that were solved or tried. Whoever is
// signed in has it with the account, everybody else in this browser.
const learnedHere = (name) => new Set(kept.get(`learned-${name}`, "").split(" ").filter(Boolean));
const learned = (name) => (belongings && name in belongings.learned ? new Set(belongings.learned[name].map(String)) : learnedHere(name));

function note(name, number) {
  // The server knows already what somebody did who is signed in.
  if (belongings && name in belongings.learned) belongings.learned[name].push(Number(number));
  else kept.set(`learned-${name}`, [...learnedHere(name).add(number)].join(" "));
}

// What the newest answer taught is kept, and shown wherever lessons are listed.
function learn() {
  for (const done of document.querySelectorAll("#live [data-learned], #live [data-attempted]")) {
    note(...(done.dataset.learned ?? done.dataset.attempted).split(" "));
  }
  countSolved();
  for (const list of document.querySelectorAll("[data-lessons]")) {
    const known = learned(list.dataset.lessons);
    const links = [...list.querySelectorAll("[data-lesson]")];
    const tried = learned(list.dataset.tries ?? "");
    for (const link of links) {
      link.toggleAttribute("data-done", known.has(link.dataset.lesson));
      link.toggleAttribute("data-tried", tried.has(link.dataset.lesson));
    }
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
