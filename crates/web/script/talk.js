// ---- talk: what somebody says stands at their seat for some seconds, whatever else is shown -----------------------

const TALK = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16v11H11l-5 4v-4H4z"/></svg>';
// So many lines are kept for those who hear them read aloud.
const ALOUD = 5;
let talks = "talks" in page.dataset;
let unread = false;

const muteKey = (seat) => `mute-${page.dataset.table}-${seat}`;
const isMuted = (seat) => kept.get(muteKey(seat)) === "on";

// Frames bring no way to talk, because nothing about it changes while one plays.
function offerTalk() {
  const { stage } = live().dataset;
  if (stage === "gathering") talks = "talks" in live().dataset;
  const tools = live().querySelector(".tools");
  if (talks && tools && page.dataset.talk) {
    const link = document.createElement("a");
    Object.assign(link, { id: "talk", className: "tool", href: page.dataset.talk, innerHTML: TALK });
    Object.assign(link.dataset, { sheet: "", fresh: "", tip: page.dataset.talkLabel });
    link.setAttribute("aria-label", page.dataset.talkLabel);
    tools.prepend(link);
  }
  markUnread(unread);
  placeBubbles();
}

function markUnread(yes) {
  unread = yes;
  byId("talk")?.toggleAttribute("data-unread", yes);
}

function hear(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const line = template.content.firstElementChild;
  if (!line || isMuted(line.dataset.seat)) return;
  const list = document.querySelector("#sheet[open] .said-list");
  if (list) {
    const item = document.createElement("li");
    item.append(line.cloneNode(true));
    list.append(item);
    list.scrollTop = list.scrollHeight;
  } else if (line.dataset.seat !== live()?.dataset.you) markUnread(true);
  const aloud = document.createElement("p");
  aloud.textContent = line.textContent;
  byId("heard").append(aloud);
  if (byId("heard").children.length > ALOUD) byId("heard").firstElementChild.remove();
  // What the host decided is nobody's to say.
  if (line.dataset.seat) bubble(line);
}

// One at a seat: whoever says something else has said the first thing.
function bubble(line) {
  byId("bubbles").querySelector(`[data-seat="${line.dataset.seat}"]`)?.remove();
  byId("bubbles").append(line);
  setTimeout(() => line.remove(), 4000 + 60 * line.textContent.length);
  placeBubbles();
}

// Below the seat that speaks, wherever that is seen now. A bubble can't be touched: whatever lies below can.
function placeBubbles() {
  let lowest = new DOMRect();
  for (const one of byId("bubbles")?.children ?? []) {
    const seat = one.dataset.seat;
    const places = `.seat[data-seat="${seat}"] .who, .chips .seat-${seat}, .chair.seat-${seat}, .podium .seat-${seat}`;
    const seen = [...live().querySelectorAll(places)].find((place) => isSeen(place.getBoundingClientRect()));
    const at = (seen ?? byId("prompt")).getBoundingClientRect();
    const left = Math.max(8, Math.min(at.left, innerWidth - one.offsetWidth - 8));
    const fits = at.bottom + one.offsetHeight + 14 < innerHeight;
    let top = fits ? at.bottom + 6 : Math.max(8, at.top - one.offsetHeight - 6);
    // Those who speak side by side stand one below the other.
    if (left < lowest.right && top < lowest.bottom && top + one.offsetHeight > lowest.top) top = lowest.bottom + 4;
    Object.assign(one.style, { left: `${left}px`, top: `${top}px` });
    lowest = one.getBoundingClientRect();
  }
}
addEventListener("resize", placeBubbles);
addEventListener("scroll", placeBubbles, { passive: true });

// What a fresh sheet of talk needs: moments in words, the newest in sight, and nobody who is muted.
function dressTalk(sheet) {
  if (!sheet.querySelector(".talk")) return;
  markUnread(false);
  for (const time of sheet.querySelectorAll("time")) {
    const shown = { dateStyle: "short", timeStyle: "short" };
    time.textContent = new Intl.DateTimeFormat(document.documentElement.lang, shown).format(new Date(time.dateTime));
  }
  for (const mute of sheet.querySelectorAll("[data-mute]")) {
    mute.hidden = false;
    mute.setAttribute("aria-pressed", String(isMuted(mute.dataset.mute)));
  }
  for (const line of sheet.querySelectorAll(".said-list .said[data-seat]")) line.parentElement.hidden = isMuted(line.dataset.seat);
  const list = sheet.querySelector(".said-list");
  list.scrollTop = list.scrollHeight;
}

// Whatever was reported is out of sight at once; the server remembers it.
document.addEventListener("sent", (event) => {
  const form = event.target;
  if (!form.matches(".report")) return;
  const item = form.closest("li");
  if (item) item.hidden = true;
  else form.hidden = true;
  byId("sheet").querySelector(".reported").hidden = false;
});

document.addEventListener("click", (event) => {
  const mute = event.target.closest("[data-mute]");
  if (!mute) return;
  kept.set(muteKey(mute.dataset.mute), isMuted(mute.dataset.mute) ? "off" : "on");
  dressTalk(byId("sheet"));
});
