// ---- what a fresh frame needs ------------------------------------------------------------------------------------

function dress() {
  light();
  title();
  hint();
  comforts();
  names();
  learn();
  keepAdvice();
  offerTalk();
  if (byId("spectacle")) for (const again of document.querySelectorAll("[data-see-again]")) again.hidden = false;
  byId("pass")?.focus();
}

// My turn: the title and the icon say so.
const plain = document.title;
function title() {
  // Nobody waits at an exercise.
  const mine = live() && "mine" in live().dataset && page.dataset.table;
  document.title = mine ? `● ${page.dataset.turn} · ${plain}` : plain;
  if (mine) navigator.setAppBadge?.(1).catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
  const icon = document.querySelector('link[rel="icon"]');
  if (icon?.dataset.mine) icon.href = mine ? icon.dataset.mine : icon.dataset.plain;
}

function myTurn() {
  play("turn");
  if (document.hidden && setting("notify") === "on" && Notification.permission === "granted") {
    const note = new Notification(plain, { body: page.dataset.turn, icon: page.dataset.icon, tag: page.dataset.table });
    note.onclick = () => {
      focus();
      note.close();
    };
  }
}

// The first hint that was not dismissed.
function hint() {
  const hints = [...document.querySelectorAll("[data-hint]")];
  const next = hints.find((one) => !kept.get(`hint-${one.dataset.hint}`));
  for (const one of hints) one.hidden = one !== next;
}

function comforts() {
  for (const button of document.querySelectorAll("[data-share]")) button.hidden = !navigator.share;
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = !navigator.clipboard;
  for (const button of document.querySelectorAll("[data-open], [data-missed]")) button.hidden = false;
  const link = byId("link");
  if (link && link.value.startsWith("/")) link.value = location.origin + link.value;
}

// A nickname is remembered where it was typed.
function names() {
  for (const input of document.querySelectorAll("[data-name]")) {
    if (!input.value) input.value = kept.get("name", "");
  }
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.dataset.dismiss) {
    kept.set(`hint-${button.dataset.dismiss}`, "seen");
    hint();
  } else if (button.dataset.copy) {
    await navigator.clipboard.writeText(byId(button.dataset.copy).value);
    button.textContent = page.dataset.copied;
  } else if ("share" in button.dataset) {
    navigator.share({ title: plain, url: location.origin + location.pathname }).catch(() => {});
  }
});

// ---- clocks ------------------------------------------------------------------------------------------------------

// Days and hours in words, minutes and seconds as clocks show them.
function timeLeft(seconds) {
  const say = (count, unit) =>
    count ? new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "long" }).format(count) : "";
  const [minutes, hours, days] = [60, 3600, 86400].map((unit) => Math.floor(seconds / unit));
  if (days) return `${say(days, "day")} ${say(hours % 24, "hour")}`;
  if (hours) return `${say(hours, "hour")} ${say(minutes % 60, "minute")}`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

setInterval(() => {
  for (const clock of document.querySelectorAll(".clock[data-runs]")) {
    clock.dataset.left = Math.max(0, clock.dataset.left - 1000);
    clock.textContent = timeLeft(Math.floor(clock.dataset.left / 1000));
    const soon = Number(clock.dataset.left) < Number(clock.dataset.soon);
    if (soon && !clock.classList.contains("soon") && clock.closest(".own-clock")) play("turn");
    clock.classList.toggle("soon", soon);
  }
}, 1000);
