// ---- why not? ----------------------------------------------------------------------------------------------------

const answer = byId("answer");

async function ask(picks) {
  const person = new URLSearchParams(location.search).get("person");
  // An exercise answers for itself, while there is something to do.
  const own = live()?.dataset.why;
  const to = own ?? `/t/${page.dataset.table}/why-not${person ? `?person=${person}` : ""}`;
  if (own ? !actions().length : !page.dataset.table || page.dataset.looks) return;
  const body = new URLSearchParams({ picks: picks.join(" ") });
  try {
    const response = await fetch(to, { method: "POST", body, headers: { "x-script": "1" } });
    const text = await response.text();
    if (text) tell(text);
  } catch {
    // The line that says that the connection is lost is enough.
  }
}

// The server's own markup, never a player's. It goes by itself once there was time to read it.
let hushing;
function tell(html) {
  answer.querySelector("p").innerHTML = html;
  answer.hidden = false;
  clearTimeout(hushing);
  hushing = setTimeout(hush, 3000 + 60 * answer.textContent.length);
}

function hush() {
  if (answer) answer.hidden = true;
}

answer?.querySelector("button").addEventListener("click", hush);

function sure(question) {
  const dialog = byId("sure");
  dialog.querySelector("p").textContent = question;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true }),
  );
}

// ---- forms: sent without leaving the page ------------------------------------------------------------------------

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.dataset.ask && !form.dataset.asked) {
    event.preventDefault();
    const by = event.submitter;
    if (!(await sure(form.dataset.ask))) return;
    // Meanwhile the table may have changed, and with it the form.
    const same = (other) => other.getAttribute("action") === form.getAttribute("action");
    const now = form.isConnected ? form : [...document.forms].find(same);
    if (!now) return;
    now.dataset.asked = "yes";
    now.requestSubmit(now === form ? by : null);
    return;
  }
  delete form.dataset.asked;
  if (!("send" in form.dataset)) return;
  event.preventDefault();
  hush();
  // Whatever is answered would lie below it.
  if ("closes" in form.dataset) form.closest("dialog")?.close();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  try {
    // Not `form.action`: that would be the buttons of this name.
    const response = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { "x-script": "1" } });
    lost(false);
    if (!response.ok) {
      tell(await response.text());
      forget();
    } else {
      if (form.dataset.send === "swap") await swap(await response.text());
      form.dispatchEvent(new Event("sent", { bubbles: true }));
    }
  } catch {
    lost(true);
  }
});
