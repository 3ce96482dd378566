// ---- motion: what moved travels from where it was; what stays is not touched -------------------------------------

// Where everything with a name is, and what everybody's points are.
function remember(root) {
  const [places, spots, over] = [new Map(), new Map(), covers(root)];
  for (const thing of root.querySelectorAll("[data-moves]")) {
    places.set(thing.dataset.moves, { ...sight(thing, over), part: partOf(thing) });
  }
  for (const spot of root.querySelectorAll("[data-spot]")) spots.set(spot.dataset.spot, sight(spot, over));
  return { places, spots, points: points(root), game: root.className };
}

const partOf = (thing) => {
  const part = thing.closest(".board, .hand, .seat");
  return part?.dataset.seat ?? part?.className ?? "";
};

const points = (root) =>
  new Map([...root.querySelectorAll(".seat[data-seat]")].map((seat) => {
    const text = seat.querySelector(".points")?.textContent;
    return [seat.dataset.seat, text ? Number(text.replace("−", "-")) : null];
  }));

// What somebody's points rose or fell by stands beside them for a moment.
function tellGains(before, fresh) {
  for (const [seat, now] of points(fresh)) {
    const gain = now - before.points.get(seat);
    if (now === null || before.points.get(seat) === null || !gain) continue;
    const mark = document.createElement("span");
    mark.className = "gain";
    mark.textContent = gain > 0 ? `+${gain}` : `−${-gain}`;
    fresh.querySelector(`.seat[data-seat="${seat}"] .points`).before(mark);
  }
}

// Strokes of a pen that were not there are drawn as they are made.
const strokes = (root) => new Set([...root.querySelectorAll("[data-stroke]")].map((stroke) => stroke.dataset.stroke));

function draw(before, fresh) {
  for (const stroke of fresh.querySelectorAll("[data-stroke]")) {
    if (!before.has(stroke.dataset.stroke)) stroke.classList.add("drawn");
  }
}

function glow(fresh, actors) {
  for (const seat of actors) fresh.querySelector(`.seat[data-seat="${seat}"]`)?.classList.add("acting");
}

const isSeen = (box) => box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;

// What lies over the table while it is scrolled: the prompt, the bar, and on a phone the own hand.
function covers(root) {
  const parts = [...root.querySelectorAll(".prompt, .bar, .hand")];
  const stay = parts.filter((part) => ["sticky", "fixed"].includes(getComputedStyle(part).position));
  return stay.map((part) => ({ part, box: part.getBoundingClientRect() }));
}

// Where something is, and whether people see it there. What comes out from behind the own hand would look like one's own.
function sight(thing, over) {
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const behind = ({ part, box: cover }) =>
    !part.contains(thing) && x > cover.left && x < cover.right && y > cover.top && y < cover.bottom;
  return { thing, box, seen: isSeen(box) && !over.some(behind) };
}

function travel(before, fresh, actors) {
  const duration = 300 * pace();
  const still = calm.matches || duration === 0 || atOnce;
  const [gone, moves, over] = [new Map(before.places), [], covers(fresh)];
  for (const thing of fresh.querySelectorAll("[data-moves]")) {
    const was = before.places.get(thing.dataset.moves);
    gone.delete(thing.dataset.moves);
    if (!was || was.part !== partOf(thing)) thing.classList.add("fresh");
    if (!still) moves.push([was ?? source(thing, before, fresh, actors, over), sight(thing, over), Boolean(was)]);
  }
  if (actors[0]) fresh.classList.add(`by-seat-${actors[0]}`);
  for (const [from, to, known] of moves) if (to.seen) fly(from?.seen ? from : null, to, duration, known);
  if (!still) for (const was of gone.values()) if (was.seen) leave(was, before, fresh, duration, over);
}

function source(thing, before, fresh, actors, over) {
  const name = thing.dataset.from;
  if (name) return before.spots.get(name) ?? before.places.get(name);
  return actors[0] && whereabouts(fresh, actors[0], over);
}

// Only what comes from the own hand or goes there passes over it.
const isOwn = (...things) => things.some((thing) => thing?.closest(".hand"));

// Where one sees who acted. On a phone that is the chip below the prompt: the list of seats lies below the own hand, and
// what came from there would look like one's own for a moment.
function whereabouts(fresh, seat, over) {
  const [chip, place] = [`.chips .seat-${seat}`, `.seat[data-seat="${seat}"]`].map((one) => fresh.querySelector(one));
  const one = chip?.getBoundingClientRect().width ? chip : place;
  return one && sight(one, over);
}

function fly(start, { thing, box: to }, duration, known) {
  const from = start?.box;
  if (!from) {
    if (!known) thing.animate({ opacity: [0.2, 1] }, { duration, easing: "ease-out" });
    return;
  }
  // Inside a picture one unit is not one pixel.
  const unit = thing.ownerSVGElement?.getScreenCTM()?.a || 1;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / unit;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / unit;
  const scale = known && to.width ? Math.min(2, Math.max(0.4, from.width / to.width)) : 0.7;
  if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(scale - 1) < 0.05) return;
  const frames = [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }];
  if (!known) frames[0].opacity = 0.3;
  thing.classList.add("moving");
  thing.classList.toggle("below", !isOwn(start.thing, thing));
  const way = thing.animate(frames, { duration, easing: "cubic-bezier(.3,.7,.3,1)" });
  way.finished.catch(() => {}).finally(() => thing.classList.remove("moving"));
}

// What is not on the table any more goes where it belongs, or fades, in a layer above the table.
function leave({ thing, box }, before, fresh, duration, over) {
  const layer = document.createElement("div");
  const aim = thing.dataset.to && fresh.querySelector(`[data-spot="${thing.dataset.to}"], [data-moves="${thing.dataset.to}"]`);
  layer.className = `${before.game} leaving ${isOwn(thing, aim || null) ? "" : "below"}`;
  layer.setAttribute("aria-hidden", "true");
  layer.inert = true;
  const copy = thing.ownerSVGElement ? null : thing.cloneNode(true);
  if (!copy) return;
  copy.removeAttribute("data-pick");
  Object.assign(copy.style, { position: "fixed", margin: 0, left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  layer.append(copy);
  document.body.append(layer);
  const { box: to, seen } = aim ? sight(aim, over) : {};
  const frames = seen
    ? { transform: ["none", `translate(${to.left + to.width / 2 - box.left - box.width / 2}px, ${to.top + to.height / 2 - box.top - box.height / 2}px) scale(.6)`], opacity: [1, 0.4] }
    : { opacity: [1, 0] };
  copy.animate(frames, { duration, easing: "ease-in", fill: "forwards" }).finished.catch(() => {}).finally(() => layer.remove());
}
