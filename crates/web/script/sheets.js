// ---- sheets: rules, the whole log, the proof of the deal, over the table -----------------------------------------

const sheets = new Map();

async function openSheet(link) {
  const dialog = byId("sheet");
  const [path, id] = link.href.split("#");
  if (!sheets.has(path) || "fresh" in link.dataset) {
    const response = await fetch(path);
    if (!response.ok) return location.assign(link.href);
    sheets.set(path, new DOMParser().parseFromString(await response.text(), "text/html").querySelector("main"));
  }
  dialog.querySelector(".content").replaceChildren(...sheets.get(path).cloneNode(true).childNodes);
  noted(dialog);
  if (!dialog.open) dialog.showModal();
  dressTalk(dialog);
  dialog.querySelector(".content").scrollTop = 0;
  const rule = id && dialog.querySelector(`#${CSS.escape(id)}`);
  for (const other of dialog.querySelectorAll(".target")) other.classList.remove("target");
  if (rule) {
    rule.classList.add("target");
    rule.scrollIntoView({ block: "start" });
  }
}

// What the deal was fixed by is noted when a browser first comes to a table, and compared when the game is checked.
const promised = document.querySelector("h1[data-commitment]");
const deal = (table) => `deal-${table}`;
if (promised && !kept.get(deal(page.dataset.table))) kept.set(deal(page.dataset.table), promised.dataset.commitment);

function noted(root) {
  for (const line of root.querySelectorAll("[data-noted]")) {
    const seen = kept.get(deal(line.dataset.noted));
    line.hidden = !seen;
    if (seen === line.dataset.commitment) continue;
    line.textContent = `${line.dataset.other} ${seen}`;
    line.className = "found";
  }
}
noted(document);

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-sheet], a.rule");
  if (link && byId("sheet") && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    openSheet(link).catch(() => location.assign(link.href));
    return;
  }
  // A link to another paragraph of what is open.
  const inside = event.target.closest("#sheet a[href^='#']");
  if (inside) {
    event.preventDefault();
    byId("sheet").querySelector(`#${CSS.escape(decodeURIComponent(inside.hash.slice(1)))}`)?.scrollIntoView();
    return;
  }
  const opener = event.target.closest("[data-open]");
  if (opener) byId(opener.dataset.open)?.showModal();
  // A tap beside a dialog closes it.
  const dialog = event.target.closest("dialog");
  if (event.target.closest("[data-close]")) dialog?.close();
  if (event.target === dialog && dialog.id !== "sure") dialog.close();
});
