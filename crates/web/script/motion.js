// ---- motion: what moved travels from where it was; what stays is not touched -------------------------------------

// Where everything with a name is, and what everybody's points are.
function remember(root) {
  const places = new Map();
  for (const thing of root.querySelectorAll("[data-moves]")) {
    places.set(thing.dataset.moves, { thing, box: thing.getBoundingClientRect(), part: partOf(thing) });
  }
  const spots = new Map();
  for (const spot of root.querySelectorAll("[data-spot]")) spots.set(spot.dataset.spot, spot.getBoundingClientRect());
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

const isSeen = (box) => box && box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;

function travel(before, fresh, actors) {
  const duration = 300 * pace();
  const still = calm.matches || duration === 0 || atOnce;
  const gone = new Map(before.places);
  const moves = [];
  for (const thing of fresh.querySelectorAll("[data-moves]")) {
    const was = before.places.get(thing.dataset.moves);
    gone.delete(thing.dataset.moves);
    if (!was || was.part !== partOf(thing)) thing.classList.add("fresh");
    if (!still) moves.push([thing, was?.box ?? source(thing, before, fresh, actors), thing.getBoundingClientRect(), Boolean(was)]);
  }
  if (actors[0]) fresh.classList.add(`by-seat-${actors[0]}`);
  for (const [thing, from, to, known] of moves) {
    if (isSeen(to)) fly(thing, isSeen(from) ? from : null, to, duration, known);
  }
  if (!still) for (const was of gone.values()) if (isSeen(was.box)) leave(was, before, fresh, duration);
}

function source(thing, before, fresh, actors) {
  const name = thing.dataset.from;
  if (name) return before.spots.get(name) ?? before.places.get(name)?.box ?? null;
  return actors[0] ? whereabouts(fresh, actors[0]) : null;
}

// Where one sees who acted. On a phone that is the chip below the prompt: the list of seats lies below the own hand, and
// what came from there would look like one's own for a moment.
function whereabouts(fresh, seat) {
  const chip = fresh.querySelector(`.chips .seat-${seat}`)?.getBoundingClientRect();
  return chip?.width ? chip : fresh.querySelector(`.seat[data-seat="${seat}"]`)?.getBoundingClientRect();
}

function fly(thing, from, to, duration, known) {
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
  const way = thing.animate(frames, { duration, easing: "cubic-bezier(.3,.7,.3,1)" });
  way.finished.catch(() => {}).finally(() => thing.classList.remove("moving"));
}

// What is not on the table any more goes where it belongs, or fades, in a layer above everything.
function leave({ thing, box }, before, fresh, duration) {
  const layer = document.createElement("div");
  layer.className = `${before.game} leaving`;
  layer.setAttribute("aria-hidden", "true");
  layer.inert = true;
  const copy = thing.ownerSVGElement ? null : thing.cloneNode(true);
  if (!copy) return;
  copy.removeAttribute("data-pick");
  Object.assign(copy.style, { position: "fixed", margin: 0, left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  layer.append(copy);
  document.body.append(layer);
  const to = thing.dataset.to && fresh.querySelector(`[data-spot="${thing.dataset.to}"], [data-moves="${thing.dataset.to}"]`)?.getBoundingClientRect();
  const frames = isSeen(to)
    ? { transform: ["none", `translate(${to.left + to.width / 2 - box.left - box.width / 2}px, ${to.top + to.height / 2 - box.top - box.height / 2}px) scale(.6)`], opacity: [1, 0.4] }
    : { opacity: [1, 0] };
  copy.animate(frames, { duration, easing: "ease-in", fill: "forwards" }).finished.catch(() => {}).finally(() => layer.remove());
}
