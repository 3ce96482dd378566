// ---- people: who waits, who invites, and a game that was found: on whatever page one is --------------------------

const HERE_EVERY = 5000;

// One thing on the page is replaced by a fresh one of the same id.
function swapIn(id, html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const [fresh, shown] = [template.content.firstElementChild, byId(id)];
  if (fresh && shown && fresh.outerHTML !== shown.outerHTML) shown.replaceWith(fresh);
  return fresh;
}

function onSeek(html) {
  const fresh = swapIn("seek", html);
  // Whoever has confirmed is led to the table, wherever they are.
  const go = byId("seek")?.querySelector("[data-go]");
  if (go && location.pathname !== go.getAttribute("href")) location.assign(go.href);
  const asked = fresh?.dataset.seek === "asked";
  if (asked && !onSeek.told) {
    play("turn");
    document.title = `● ${document.title.replace(/^● /, "")}`;
    if (document.hidden && setting("notify") === "on" && Notification.permission === "granted") {
      const note = new Notification(plain, { body: fresh.querySelector(".said").textContent, icon: page.dataset.icon, tag: "seek" });
      note.onclick = () => {
        focus();
        note.close();
      };
    }
  }
  if (!asked && onSeek.told) document.title = document.title.replace(/^● /, "");
  onSeek.told = asked;
}

// Pages that were open before somebody began to look for a game learn that they do.
const others = "BroadcastChannel" in window ? new BroadcastChannel("seek") : null;

// While somebody waits, a stream says so; when it ends, nobody waits here any more.
function listen(address, more) {
  const stop = follow(address, {
    seek: onSeek,
    lobby: (html) => swapIn("lobby", html),
    friends: (html) => swapIn("friends-here", html),
    end: () => {
      stop();
      more?.();
    },
  });
  addEventListener("pagehide", stop);
}

// Seconds go by without anybody being asked.
setInterval(() => {
  const waits = document.querySelector("[data-waits]");
  if (waits) {
    waits.dataset.waits = Number(waits.dataset.waits) + 1;
    const seconds = Number(waits.dataset.waits);
    waits.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
  const left = document.querySelector("[data-left-seconds]");
  if (left) {
    left.dataset.leftSeconds = Math.max(0, Number(left.dataset.leftSeconds) - 1);
    left.textContent = left.dataset.leftSeconds;
  }
}, 1000);

// Forms that change something small: the page stays where it is.
addEventListener("submit", async (event) => {
  const form = event.target.closest("#here form:not(.meanwhile), form[data-invite], form[data-dismiss]");
  if (!form) return;
  event.preventDefault();
  const pressed = event.submitter;
  const body = new URLSearchParams(new FormData(form, pressed));
  const response = await fetch(form.action, { method: "POST", body, headers: { "x-script": "1" } });
  if (!response.ok) return;
  if (pressed?.dataset.done) {
    pressed.textContent = pressed.dataset.done;
    pressed.disabled = true;
  }
  if (form.matches("[data-dismiss]")) form.closest("[data-invitation]").remove();
});

let [hears, looks] = [false, false];

async function here() {
  looks = true;
  try {
    const table = page.dataset.table ? `?table=${page.dataset.table}` : "";
    const response = await fetch(`/here${table}`, { headers: { "x-script": "1" } });
    // Nobody to tell anything: neither signed in nor looking for a game.
    if (response.status !== 200) {
      looks = false;
      return byId("here")?.replaceChildren();
    }
    if (!byId("here")) page.append(Object.assign(document.createElement("div"), { id: "here" }));
    const template = document.createElement("template");
    template.innerHTML = await response.text();
    const fresh = template.content.firstElementChild;
    const [old, now] = [byId("here").querySelector("#seek"), fresh.querySelector("#seek")];
    // The stream knows better how the search stands.
    if (hears && old && now) now.replaceWith(old.cloneNode(true));
    // What is being pressed isn't taken away.
    if (byId("here").innerHTML !== fresh.innerHTML && !byId("here").contains(document.activeElement)) {
      byId("here").replaceChildren(...fresh.childNodes);
    }
    if (byId("here").querySelector("#seek") && !hears) {
      hears = true;
      listen(`/find/live${table}`, () => (hears = false));
    }
    setTimeout(here, document.hidden ? 4 * HERE_EVERY : HERE_EVERY);
  } catch {
    setTimeout(here, 4 * HERE_EVERY);
  }
}

function people() {
  const hall = document.querySelector("[data-hall]");
  if (hall) listen(hall.dataset.hall);
  else if (!document.querySelector(".screen")) here();
  if (hall && byId("seek")?.dataset.seek === "waits") others?.postMessage("waits");
  others?.addEventListener("message", () => {
    if (hall && byId("seek")?.dataset.seek === "form") location.reload();
    else if (!hall && !looks && !document.querySelector(".screen")) here();
  });
}

people();
