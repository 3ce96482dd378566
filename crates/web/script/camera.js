// ---- the camera: what is to be decided now is in view, without looking for it ------------------------------------

// Where the page was before it went to something, where it went, and when.
let away = null;

// Between the prompt above and what stays at the lower edge.
function view() {
  const stays = (name) => {
    const part = document.querySelector(`#live ${name}`);
    return part && ["fixed", "sticky"].includes(getComputedStyle(part).position) ? part.getBoundingClientRect() : null;
  };
  const top = Math.max(0, stays(".prompt")?.bottom ?? 0);
  const edges = [stays(".hand"), stays(".bar")].filter((box) => box && box.top > top).map((box) => box.top);
  return { top, bottom: Math.min(innerHeight, ...edges), held: edges.length > 0 };
}

// What must be picked, or else what can be.
function wantedNow() {
  const lit = things().filter((thing) => thing.classList.contains("lit") && thing.checkVisibility());
  const must = lit.filter((thing) => thing.classList.contains("must"));
  return must.length ? must : lit;
}

// Goes to what is wanted if none of it can be seen, and back once that is done. Who scrolled by hand is where they like.
function aim() {
  if (replay || live()?.dataset.stage !== "playing") return;
  // At an exercise one reads first what is asked.
  if (live().classList.contains("exercise") && !chosen.length) return;
  const isThere = away && (Math.abs(scrollY - away.to) < 3 || performance.now() - away.since < 800);
  const home = isThere ? away.from : scrollY;
  const { top, bottom, held } = view();
  const wanted = wantedNow().filter((thing) => !held || !thing.closest(".hand"));
  const boxes = wanted.map((thing) => thing.getBoundingClientRect()).map((box) => ({ top: box.top + scrollY, bottom: box.bottom + scrollY }));
  const isSeenFrom = (place) => boxes.some((box) => box.top + box.bottom > 2 * (place + top) && box.top + box.bottom < 2 * (place + bottom));
  let to = home;
  if (boxes.length && boxes.length === wantedNow().length && !isSeenFrom(home)) {
    if (isThere && isSeenFrom(away.to)) return;
    const [high, low] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    // All of it in the middle of the view; if that is too much, where it begins.
    to = low - high < bottom - top ? (high + low - top - bottom) / 2 : high - top - 12;
    to = Math.round(Math.max(0, Math.min(to, document.documentElement.scrollHeight - innerHeight)));
  }
  away = to === home ? null : { from: home, to, since: performance.now() };
  if (Math.abs(to - scrollY) > 2 && (away || isThere)) scrollTo({ top: to, behavior: calm.matches || pace() === 0 ? "instant" : "smooth" });
}

// A device that was turned lays everything out anew.
let wide = innerWidth;
addEventListener("resize", () => {
  if (innerWidth === wide) return;
  wide = innerWidth;
  away = null;
  aim();
});
