// ---- messages while no page is open --------------------------------------------------------------------------------

{
  const places = [...document.querySelectorAll("[data-push]")];
  const can = window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

  const send = (address, body) =>
    fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

  async function subscription() {
    const worker = await navigator.serviceWorker.getRegistration("/");
    return (await worker?.pushManager.getSubscription()) ?? null;
  }

  // One of: is-on, is-off, denied, failed, server-off.
  function show(state) {
    for (const place of places) {
      const [said, button] = [place.querySelector("p"), place.querySelector("button")];
      place.dataset.state = state;
      said.textContent = place.getAttribute(`data-${state}`);
      button.hidden = state === "denied" || state === "server-off";
      button.textContent = state === "is-on" ? place.dataset.off : place.dataset.on;
    }
    for (const test of document.querySelectorAll("[data-push-test]")) test.hidden = state !== "is-on";
  }

  async function look() {
    if (Notification.permission === "denied") return show("denied");
    show((await subscription()) ? "is-on" : "is-off");
  }

  async function begin() {
    // Asked for by a click, and only then.
    if ((await Notification.requestPermission()) !== "granted") return look();
    await navigator.serviceWorker.register("/service-worker.js", { scope: "/" });
    const worker = await navigator.serviceWorker.ready;
    const { push_key: key } = await (await fetch("/api/v1/notices")).json();
    if (!key) return show("server-off");
    const bytes = Uint8Array.from(atob(key.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
    const answer = await send("/api/v1/notices/browsers", made.toJSON());
    if (!answer.ok) {
      await made.unsubscribe();
      return show("failed");
    }
    show("is-on");
  }

  async function stop(made) {
    await send("/api/v1/notices/browsers/remove", { endpoint: made.endpoint });
    await made.unsubscribe();
    show("is-off");
  }

  if (can) {
    for (const place of places) {
      place.hidden = false;
      place.querySelector("button").addEventListener("click", async (event) => {
        event.target.disabled = true;
        try {
          const made = await subscription();
          await (made ? stop(made) : begin());
        } catch {
          show("failed");
        }
        event.target.disabled = false;
      });
    }
    for (const note of document.querySelectorAll("[data-no-push]")) note.hidden = true;
    if (places.length) look();
  }
}
