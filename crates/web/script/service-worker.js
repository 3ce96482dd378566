// Shows messages while no page is open, and leads to what they are about. It keeps nothing and serves no page.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    // Something must be shown for every message.
  }
  const { title = "Benben", body = "", to = "/me", tag } = told;
  const shown = { body, tag, renotify: Boolean(tag), icon: "{icon}", data: { to } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.to ?? "/me"));
});

async function open(to) {
  const wanted = new URL(to, self.location.origin);
  if (wanted.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === wanted.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(wanted.href);
}

// Browsers replace subscriptions now and then.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});

async function renew(old, given) {
  const send = (address, body) =>
    fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (old) await send("/api/v1/notices/browsers/remove", { endpoint: old.endpoint });
  const options = old?.options;
  const made = given ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (made) await send("/api/v1/notices/browsers", made.toJSON());
}
