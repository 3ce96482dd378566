// A tournament that is followed: what changes is asked for again, and what is counted down goes on.

const cup = document.querySelector("[data-cup]");

function ticking() {
  const seconds = (count) => {
    const [h, m, s] = [Math.floor(count / 3600), Math.floor(count / 60) % 60, count % 60];
    const two = (number) => String(number).padStart(2, "0");
    return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  };
  for (const time of document.querySelectorAll("[data-countdown]")) {
    time.ends ??= performance.now() + 1000 * Number(time.dataset.countdown);
    time.textContent = seconds(Math.max(0, Math.round((time.ends - performance.now()) / 1000)));
  }
}

async function freshen() {
  try {
    const response = await fetch(location.href);
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = page.querySelector("[data-cup]");
    if (!fresh) return;
    const parts = (all) => [...all.querySelectorAll("[data-part]")].map((part) => part.dataset.part).join();
    // Whoever is writing their name is not disturbed.
    if (cup.contains(document.activeElement) && document.activeElement.matches("input, select")) return setTimeout(freshen, 3000);
    const open = [...cup.querySelectorAll("details[open]")].map((details) => details.id);
    const focused = document.activeElement?.closest?.("[data-part]")?.dataset.part;
    if (parts(fresh) !== parts(cup)) cup.replaceChildren(...fresh.childNodes);
    else
      for (const part of fresh.querySelectorAll(":scope > [data-part]")) {
        const old = cup.querySelector(`:scope > [data-part="${part.dataset.part}"]`);
        if (old.innerHTML !== part.innerHTML && (part.dataset.part !== focused || !old.querySelector("form:focus-within"))) old.replaceWith(part);
      }
    for (const id of open) cup.querySelector(`#${id}`)?.setAttribute("open", "");
    ticking();
  } catch {
    // The stream comes back, and tells then.
  }
}

if (cup) {
  let soon;
  let first = true;
  follow(cup.dataset.cup, {
    changed: () => {
      // What the stream begins with is on the page already, unless it was lost before.
      if (first) return (first = false);
      clearTimeout(soon);
      // Not everybody asks in the same moment.
      soon = setTimeout(freshen, 100 + 400 * Math.random());
    },
  });
  setInterval(ticking, 500);
  ticking();
}
