// ---- spectacles: the climax, part after part, in a layer over the board ------------------------------------------

// A screen for a room has nobody to send the last scene away: it stays so long.
const ROOM = 20000;

async function spectacle(fresh) {
  const layer = fresh.querySelector("#spectacle");
  // Whoever wants everything at once sees a scene when they ask for it; the last one is worth a moment.
  if (!layer || atOnce || (pace() === 0 && !("last" in layer.dataset))) return;
  play("scoring");
  await perform(layer);
}

async function perform(layer) {
  const on = layer.querySelector("[data-go-on]");
  const parts = [...layer.querySelectorAll("[data-at]")];
  const count = parts.reduce((most, part) => Math.max(most, Number(part.dataset.at) + 1), 0);
  parts.forEach((part) => part.classList.remove("on"));
  layer.classList.add("open");
  // What nobody sees nobody can send away.
  if (!layer.checkVisibility()) return layer.classList.remove("open");
  const room = document.querySelector(".screen");
  on.hidden = Boolean(room);
  const slowly = !calm.matches && pace() > 0;
  let cut = false;
  for (let at = 0; at < count; at += 1) {
    for (const part of parts) if (Number(part.dataset.at) === at) part.classList.add("on");
    if (!slowly || cut) continue;
    const began = performance.now();
    await pause(420 * pace());
    cut = performance.now() - began < 380 * pace();
  }
  on.focus({ preventScroll: true });
  // The last one stays; one in the middle of the game only as long as it takes to read.
  const time = "last" in layer.dataset ? room && ROOM : 1200 + 40 * layer.textContent.length * (pace() || 1) ** 0.5;
  await (time ? Promise.race([gone(on), pause(time)]) : gone(on));
  if (slowly && !atOnce) {
    layer.classList.add("closing");
    await pause(380 * pace());
  }
  layer.classList.remove("open", "closing");
  byId("pass")?.focus({ preventScroll: true });
}

const gone = (on) => new Promise((done) => on.addEventListener("click", done, { once: true }));

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-see-again]")) perform(byId("spectacle"));
});
