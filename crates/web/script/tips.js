// ---- tips: the full text of anything, on hover, focus and long press ---------------------------------------------

const tip = byId("tip");
const tipped = (target) => target.closest?.("[data-tip], #live .thing");
let tipTimer;
let pressed = false;

function tipText(element) {
  return element.dataset.tip || element.querySelector(".visually-hidden")?.textContent;
}

function showTip(element) {
  const text = element.isConnected && tipText(element);
  if (!text || !tip) return false;
  tip.textContent = text;
  tip.hidden = false;
  const at = element.getBoundingClientRect();
  const size = tip.getBoundingClientRect();
  const x = Math.min(innerWidth - size.width - 8, Math.max(8, at.left + at.width / 2 - size.width / 2));
  const above = at.top - size.height - 8;
  tip.style.left = `${x}px`;
  tip.style.top = `${above > 8 ? above : Math.min(innerHeight - size.height - 8, at.bottom + 8)}px`;
  return true;
}

function hideTip() {
  clearTimeout(tipTimer);
  if (tip) tip.hidden = true;
}

function tipSoon(element, ms) {
  hideTip();
  if (element) tipTimer = setTimeout(() => showTip(element), ms);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse") tipSoon(tipped(event.target), 600);
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches(":focus-visible")) tipSoon(tipped(event.target), 500);
});
document.addEventListener("focusout", hideTip);
document.addEventListener("scroll", hideTip, { passive: true, capture: true });
document.addEventListener("pointerdown", (event) => {
  hideTip();
  pressed = false;
  const element = event.pointerType === "mouse" ? null : tipped(event.target);
  if (element) {
    tipTimer = setTimeout(() => {
      pressed = showTip(element);
    }, 450);
  }
});
for (const ending of ["pointerup", "pointercancel"]) document.addEventListener(ending, () => clearTimeout(tipTimer));
// A long press asks what something is, if there is an answer; it does not pick it.
document.addEventListener("click", (event) => {
  if (pressed && tipped(event.target)) {
    event.preventDefault();
    event.stopPropagation();
  }
  pressed = false;
}, { capture: true });
document.addEventListener("contextmenu", (event) => {
  if (pressed && tipped(event.target)) event.preventDefault();
});
