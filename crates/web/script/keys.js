// ---- keyboard: arrows go to the nearest thing that can be picked; Enter confirms; Escape puts back -----------------

document.addEventListener("keydown", (event) => {
  if (event.target.matches?.("input, select, textarea") || document.querySelector("dialog[open]")) return;
  const key = event.key.toLowerCase();
  const plainKey = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === "Escape") {
    hideTip();
    hush();
    forget();
    if (asked) putAdviceAway();
    skip();
    return;
  }
  if (ghost && plainKey && (key === "r" || key === "f")) {
    event.preventDefault();
    if (key === "r") turn();
    else mirror();
    return;
  }
  const from = document.activeElement;
  const onThing = from?.matches?.("#live [data-pick]");
  if (event.key === "Enter" && offered && (onThing ? chosen.includes(from) : from === page)) {
    event.preventDefault();
    act(offered);
    return;
  }
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const step = steps[event.key];
  if (!step || !onThing) return;
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
