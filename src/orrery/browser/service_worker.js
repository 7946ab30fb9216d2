// Keeps every file of the site, and answers from what is kept: the site opens without a network.
const shelf = `orrery-${site.version}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(shelf).then((cache) => cache.addAll(site.files)).then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("orrery-") && name !== shelf))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(event.request.cache === "reload" ? anew(event.request) : kept(event.request));
});

const kept = async (request) =>
  (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);

// The page has found what is kept to be damaged.
async function anew(request) {
  const response = await fetch(request);
  if (response.ok) await (await caches.open(shelf)).put(request, response.clone());
  return response;
}
