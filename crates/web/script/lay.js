// ---- shapes to lay: a ghost under the finger, turned, mirrored, confirmed ----------------------------------------

// What lies there as a ghost, and which field was touched for it.
let ghost = null;
let held = { turn: 0, mirrored: false };

const layable = () => new Set(actions().filter((action) => action.lay).flatMap((action) => action.picks));

// All ways in which a shape can cover this field: whole shapes before a part, those held there first, then by how they lie.
function ways(pick) {
  const order = ({ lay, picks }) => [-picks.length, lay.at !== pick, lay.mirrored, lay.turn].map(Number);
  const before = (a, b) => order(a).map((value, nth) => value - order(b)[nth]).find((difference) => difference) ?? 0;
  return actions().filter((action) => action.lay && action.picks.includes(pick)).sort(before);
}

function layAt(thing) {
  const pick = thing.dataset.pick;
  const possible = ways(pick);
  if (!possible.length) return false;
  if (ghost?.at === pick) {
    lies(pick, after(possible, ghost.action));
    return true;
  }
  const alike = ({ lay }) => 2 * (lay.mirrored === held.mirrored) + (lay.turn === held.turn) + 4 * (lay.at === pick);
  const whole = possible.filter((one) => one.picks.length === possible[0].picks.length);
  lies(pick, whole.reduce((best, one) => (alike(one) > alike(best) ? one : best)));
  return true;
}

const after = (list, action) => list[(list.findIndex((one) => one.button === action.button) + 1) % list.length];

function lies(at, action) {
  ghost = { at, action };
  held = action.lay;
  chosen = action.picks.map((pick) => things().find((thing) => thing.dataset.pick === pick)).filter(Boolean);
  light();
}

// The next way that is turned otherwise and mirrored alike.
function turn() {
  const size = ghost.action.picks.length;
  const alike = ways(ghost.at).filter((one) => one.lay.mirrored === held.mirrored && one.picks.length === size);
  lies(ghost.at, after(alike.length > 1 ? alike : ways(ghost.at), ghost.action));
}

function mirror() {
  const others = ways(ghost.at).filter((one) => one.lay.mirrored !== held.mirrored);
  if (others.length) lies(ghost.at, others.find((one) => one.lay.turn === held.turn) ?? others[0]);
}

// The whole shape, or less of it where the rules allow that.
function part() {
  const others = ways(ghost.at).filter((one) => one.picks.length !== ghost.action.picks.length);
  if (others.length) lies(ghost.at, others[0]);
}

function layButtons() {
  const possible = ways(ghost.at);
  const turnable = possible.length > 1;
  const mirrorable = possible.some((one) => one.lay.mirrored !== held.mirrored);
  const partly = possible.some((one) => one.picks.length !== ghost.action.picks.length);
  const made = [
    [turnable, "⟳", page.dataset.layTurn, turn],
    [mirrorable, "⇋", page.dataset.layMirror, mirror],
    [partly, "▫", page.dataset.layPart, part],
  ];
  return made.filter(([can]) => can).map(([, sign, label, action]) => {
    const one = button(sign, action, true);
    one.setAttribute("aria-label", label);
    one.dataset.tip = label;
    return one;
  });
}
