// Shows notices that are pushed to this browser; one tap opens the table. Keeps no files.
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const icon = "favicon.svg";
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(open(url.href));
});

/** In a page that is open already, if there is one. */
async function open(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) {
    try {
      await page.focus();
      await page.navigate(url);
      return;
    } catch {
      // a page we do not control cannot be led elsewhere: another one, or a new one
    }
  }
  await self.clients.openWindow(url);
}
