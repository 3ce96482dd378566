// ---- picks: which actions can still be meant ---------------------------------------------------------------------

let chosen = [];

const actions = () =>
  [...document.querySelectorAll("#actions button[data-picks]")].map((button) => {
    const [at, turn, mirrored] = (button.dataset.lay ?? "").split(" ");
    const lay = at ? { at, turn: Number(turn), mirrored: mirrored === "1" } : null;
    return { button, picks: button.dataset.picks.split(" "), lay };
  });

function left(picks, some) {
  const rest = [...picks];
  for (const pick of some) {
    const at = rest.indexOf(pick);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

const contains = (picks, some) => left(some, picks).length === 0;
const chosenPicks = () => chosen.map((thing) => thing.dataset.pick);
const candidates = (picks) => actions().filter((action) => contains(action.picks, picks));
const isPlace = (thing) => thing.classList.contains("place");
const kindOf = (thing) => thing.dataset.kind || thing.classList[1] || "";

// A frame that is not the newest can only be looked at.
const isPast = () => live()?.hasAttribute("data-past");

function light() {
  chosen = chosen.filter((thing) => thing.isConnected);
  const picks = chosenPicks();
  const possible = candidates(picks);
  const next = ghost ? layable() : new Set(possible.flatMap((action) => left(action.picks, picks)));
  const must = ghost ? null : mustKind(possible, picks);
  for (const thing of things()) {
    const mine = chosen.includes(thing);
    const lit = !mine && next.has(thing.dataset.pick);
    thing.classList.toggle("chosen", mine);
    thing.classList.toggle("ghost", mine && ghost !== null);
    thing.classList.toggle("lit", lit);
    thing.classList.toggle("must", lit && kindOf(thing) === must);
    thing.classList.toggle("may", lit && kindOf(thing) !== must);
    if (mine) thing.setAttribute("aria-pressed", "true");
    else thing.removeAttribute("aria-pressed");
  }
  for (const shown of document.querySelectorAll("#live [data-when]")) {
    shown.classList.toggle("shown", chosen.length > 0 && contains(picks, shown.dataset.when.split(" ")));
  }
  for (const shown of document.querySelectorAll("#live [data-only]")) {
    shown.classList.toggle("shown", picks.join(" ") === shown.dataset.only);
  }
  promptNext();
  offer(possible.find((action) => chosen.length && action.picks.length === picks.length), possible);
}

// The one kind of thing that every action still lacks and that is chosen first: what is played before where it goes.
function mustKind(possible, picks) {
  if (!possible.length || possible.some((action) => action.lay)) return null;
  const byPick = new Map(things().map((thing) => [thing.dataset.pick, thing]));
  let common = null;
  for (const action of possible) {
    const kinds = new Set(left(action.picks, picks).map((pick) => byPick.get(pick)).filter(Boolean).map(kindOf));
    common = common ? new Set([...common].filter((kind) => kinds.has(kind))) : kinds;
    if (!common.size) return null;
  }
  const isPlaces = (kind) => things().some((thing) => kindOf(thing) === kind && isPlace(thing));
  return [...common].sort((a, b) => isPlaces(a) - isPlaces(b))[0];
}

// The prompt says what is to be picked next.
function promptNext() {
  const prompt = byId("prompt");
  if (!prompt) return;
  prompt.dataset.said ??= prompt.textContent;
  let [best, text] = [0, prompt.dataset.said];
  for (const entry of document.querySelectorAll("#live [data-after]")) {
    const wanted = entry.dataset.after.split(" ");
    const worth = chosen.length ? fits(wanted) : 0;
    if (worth > best) [best, text] = [worth, entry.textContent];
  }
  if (prompt.textContent !== text) prompt.textContent = text;
}

// How much an entry names of what is chosen; nothing if it wants more. A pick counts more than a kind.
function fits(wanted) {
  const rest = [...chosen];
  let worth = 0;
  for (const one of [...wanted].sort((a, b) => a.startsWith(".") - b.startsWith("."))) {
    const kind = one.startsWith(".");
    const at = rest.findIndex((thing) => (kind ? `.${kindOf(thing)}` : thing.dataset.pick) === one);
    if (at < 0) return 0;
    rest.splice(at, 1);
    worth += kind ? 10 : 11;
  }
  return worth;
}

// The buttons for what is chosen: one that does it, and one that puts it back.
let offered = null;
function offer(exact, possible) {
  const bar = byId("do");
  if (!bar) return;
  bar.replaceChildren();
  live().toggleAttribute("data-choosing", chosen.length > 0);
  offered = null;
  if (!chosen.length) return;
  const asks = ghost || setting("confirm") === "on";
  if (exact && (possible.length > 1 || asks)) {
    offered = exact;
    bar.append(button(exact.button.textContent, () => act(exact)));
  }
  if (ghost) bar.append(...layButtons());
  bar.append(button(page.dataset.cancel, forget, true));
}

function forget() {
  chosen = [];
  ghost = null;
  light();
}

function pick(thing) {
  hush();
  if (isPast()) return;
  if (layAt(thing)) return;
  if (chosen.includes(thing)) {
    chosen = chosen.filter((other) => other !== thing);
    light();
    return;
  }
  const picks = [...chosenPicks(), thing.dataset.pick];
  if (!candidates(picks).length) {
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
  const possible = candidates(chosenPicks());
  if (possible.length !== 1 || chosen.every(isPlace)) return light();
  if (setting("confirm") !== "on") {
    light();
    act(possible[0]);
    return;
  }
  for (const pick of left(possible[0].picks, chosenPicks())) {
    const thing = things().find((other) => other.dataset.pick === pick && !chosen.includes(other));
    if (thing) chosen.push(thing);
  }
  light();
}

async function act(action) {
  const question = action.button.dataset.ask;
  const { number } = live().dataset;
  if (question && !(await sure(question))) {
    forget();
    return;
  }
  // While the question was open somebody else may have acted: the action is still meant, if it is still there.
  const same = (other) => other.value === action.button.value && live().dataset.number === number;
  const now = action.button.isConnected ? action.button : [...document.querySelectorAll("#actions button")].find(same);
  if (now && !isPast()) now.form.requestSubmit(now);
}

document.addEventListener("click", (event) => {
  const thing = event.target.closest("#live [data-pick]");
  if (!thing) return;
  pick(thing);
  aim();
});
