// ---- settings: kept in this browser, and with the account of whoever is signed in ---------------------------------

// How many times as long as at normal speed.
const PACES = { slow: 2, normal: 1, fast: 0.4, once: 0 };
const DEFAULTS = { theme: "auto", speed: "normal", confirm: "off", sound: "off", notify: "off" };
const setting = (name) => kept.get(name, DEFAULTS[name]);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
// Is something told again, because somebody asked for it?
let retelling = false;
const pace = () => (PACES[setting("speed")] ?? 1) || Number(retelling);

function applySettings() {
  const root = document.documentElement;
  const theme = setting("theme");
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.style.setProperty("--pace", `${Math.round(260 * pace())}ms`);
  for (const field of document.querySelectorAll("[data-setting]")) {
    const chosen = setting(field.dataset.setting);
    if (field.type === "checkbox") field.checked = chosen === "on";
    else if (field.type === "radio") field.checked = field.value === chosen;
    else field.value = chosen;
  }
}

document.addEventListener("change", async (event) => {
  const field = event.target;
  if ("name" in field.dataset) kept.set("name", field.value);
  const name = field.dataset.setting;
  if (!name) return;
  let value = field.type === "checkbox" ? (field.checked ? "on" : "off") : field.value;
  if (name === "notify" && value === "on" && (await Notification.requestPermission()) !== "granted") value = "off";
  kept.set(name, value);
  choose({ [name]: value });
  applySettings();
  if (name === "sound" && value === "on") play("turn");
});

// Another tab of the same table follows.
addEventListener("storage", applySettings);
