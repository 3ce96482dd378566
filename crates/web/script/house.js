// The pages around the tables: dates in words, open tables that stay fresh, a screen that is filled. All of it works without, too.
"use strict";

for (const time of document.querySelectorAll("time[datetime]")) {
  // A day is the same day everywhere; a moment is told in the time of whoever reads it.
  const shown = time.dateTime.includes("T") ? { dateStyle: "medium", timeStyle: "short" } : { dateStyle: "long", timeZone: "UTC" };
  time.textContent = new Intl.DateTimeFormat(document.documentElement.lang, shown).format(new Date(time.dateTime));
}

// ---- around a device: at least one is a person -------------------------------------------------------------------

document.addEventListener("change", ({ target }) => {
  if (target.name !== "players") return;
  const bots = [...target.form.querySelectorAll("[name=bots]")];
  const most = Number(target.value) - 1;
  if (Number(bots.find((one) => one.checked)?.value) > most) bots.find((one) => Number(one.value) === most).checked = true;
});

// ---- open tables: asked for again while somebody looks ----------------------------------------------------------

const EVERY = 4000;

async function lobby() {
  const shown = document.getElementById("lobby");
  if (!shown || document.hidden) return;
  try {
    const response = await fetch("/lobby", { headers: { "x-script": "1" } });
    const text = await response.text();
    if (!response.ok || text === lobby.last) return;
    lobby.last = text;
    const template = document.createElement("template");
    template.innerHTML = text;
    const fresh = template.content.firstElementChild;
    if (fresh && fresh.innerHTML !== shown.innerHTML) shown.replaceWith(fresh);
  } catch {
    // The next time, perhaps.
  }
}

// In the lobby itself a stream brings them.
if (document.getElementById("lobby") && !document.querySelector("[data-hall]")) setInterval(lobby, EVERY);

// ---- a review in the making: how far it is, and then the review itself ------------------------------------------

async function making() {
  const shown = document.querySelector("[data-making]");
  if (!shown) return;
  try {
    const response = await fetch(location.href);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = page.querySelector("[data-making]");
    // Once it is made, the whole page is another.
    if (!fresh) return location.reload();
    shown.replaceWith(fresh);
  } catch {
    // The next time, perhaps.
  }
  setTimeout(making, 1000);
}

if (document.querySelector("[data-making]")) setTimeout(making, 700);

// ---- the big screen: as large as fits ---------------------------------------------------------------------------

// Before it is enlarged, a screen is at least this wide: narrower ones are laid out for hands.
const NARROWEST = 1180;
// What is laid out one below the other is scrolled, not fitted.
const isSmall = matchMedia("(max-width: 59.99rem)");
const WIDEST = 3840;
const ROUNDS = 9;

function enlarge(screen, by) {
  screen.style.zoom = by;
  screen.style.setProperty("--window", `${innerHeight / by}px`);
}

function fit(screen) {
  if (isSmall.matches) return enlarge(screen, 1);
  const root = document.documentElement;
  let [low, high] = [innerWidth / WIDEST, innerWidth / NARROWEST];
  for (let round = 0; round < ROUNDS; round += 1) {
    // The largest is tried first: where it fits there is nothing to look for.
    const by = round ? (low + high) / 2 : high;
    enlarge(screen, by);
    const fits = root.scrollHeight <= innerHeight && root.scrollWidth <= innerWidth;
    if (fits) low = by;
    else high = by;
    if (fits && !round) break;
  }
  enlarge(screen, low);
}

const screenPage = document.querySelector(".screen");
if (screenPage) {
  const again = () => fit(screenPage);
  again();
  addEventListener("resize", again);
  addEventListener("load", again);
  new MutationObserver(again).observe(screenPage, { childList: true });
}
