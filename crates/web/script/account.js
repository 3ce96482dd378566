// ---- an account: what it has learned and chosen, and what this browser learned and chose before ---------------------

// What the page brings of whoever is signed in; pages that mark nothing bring nothing.
const belongings = JSON.parse(document.querySelector("[data-account]")?.dataset.account ?? "null");

const sendJson = (address, told) =>
  fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(told), keepalive: true });

// What the account has chosen holds here, too; one that has chosen nothing takes over what was chosen here.
function followSettings() {
  if (!belongings) return;
  kept.set("account", "yes");
  const chosen = Object.entries(belongings.settings);
  for (const [name, value] of chosen) kept.set(name, value);
  const own = Object.keys(DEFAULTS).filter((name) => kept.get(name) !== null);
  if (!chosen.length && own.length) choose(Object.fromEntries(own.map((name) => [name, kept.get(name)])));
}

// Whoever is signed in, or was when they last looked, chooses for all their devices.
async function choose(settings) {
  if (!kept.get("account")) return;
  try {
    const response = await sendJson("/api/v1/account/settings", settings);
    if (response.status === 401) kept.drop("account");
  } catch {
    // Then it holds here alone.
  }
}

document.addEventListener("submit", (event) => {
  if (event.target.getAttribute("action") === "/sign-out") kept.drop("account");
});

// What was learned here as a guest is the account's from now on, and not the next guest's.
async function handOver() {
  if (!belongings) return;
  const sent = { lessons: {}, solved: {}, tried: {} };
  const names = Object.keys(belongings.learned).filter((name) => learnedHere(name).size);
  if (!names.length) return;
  for (const name of names) {
    const [, kind, game] = name.match(/^(?:(puzzles|tried)-)?(.+)$/);
    sent[{ puzzles: "solved", tried: "tried" }[kind] ?? "lessons"][game] = [...learnedHere(name)].map(Number);
  }
  try {
    const response = await sendJson("/api/v1/account/progress", sent);
    if (!response.ok) return;
  } catch {
    // The next time, perhaps.
    return;
  }
  for (const name of names) {
    belongings.learned[name].push(...[...learnedHere(name)].map(Number));
    kept.drop(`learned-${name}`);
  }
  learn();
}
