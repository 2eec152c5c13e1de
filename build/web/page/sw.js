// Lets the page open without a network: the page is asked for anew where there is one,
// the program is kept by its name, which changes with what is in it ({{program}}).
"use strict";
const own = new URL("./", location).href;
addEventListener("install", (e) => {
  e.waitUntil(caches.open("xwing").then((c) => c.add(new Request(own, { cache: "reload" }))).then(() => skipWaiting()));
});
addEventListener("activate", (e) => e.waitUntil(clients.claim()));
addEventListener("fetch", (e) => {
  if (e.request.method !== "GET" || !e.request.url.startsWith(own)) return;
  if (e.request.mode === "navigate") {
    e.respondWith(fetch(e.request).then((answer) => {
      const copy = answer.clone();
      if (answer.ok) e.waitUntil(caches.open("xwing").then((c) => c.put(own, copy)));
      return answer;
    }).catch(() => caches.match(own)));
    return;
  }
  e.respondWith(caches.match(e.request).then((kept) => kept ?? fetch(e.request)));
});
