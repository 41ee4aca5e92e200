// Keeps the client for times without a network: its page and files, the rules, the list of games.
// Games themselves need the server; nothing of a table is ever kept here.
const SHELL = 'doubloon-1';
const PAGE = '/';
const READABLE = /^\/api\/games(\/[a-z0-9_]+\/(rules\/[a-z]{2}|deck))?$/;
const NOT_OURS = /^\/(api|healthz|metrics)(\/|$)/;
const MOST = 300;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(begin()));
addEventListener('message', (event) => event.waitUntil(keep(event.data?.keep ?? [])));
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    // What the server itself shows or gives to download is no page of ours.
    if (!NOT_OURS.test(url.pathname)) event.respondWith(fresh(request, PAGE));
  } else if (READABLE.test(url.pathname)) event.respondWith(fresh(request, url.pathname));
  else if (!url.pathname.startsWith('/api/')) event.respondWith(kept(request));
});

async function begin() {
  for (const name of await caches.keys()) if (name !== SHELL) await caches.delete(name);
  await clients.claim();
}

// What a page had loaded before this worker was there.
async function keep(addresses) {
  const shell = await caches.open(SHELL);
  for (const address of addresses) {
    const url = new URL(address, location.origin);
    if (url.origin !== location.origin) continue;
    if (url.pathname.startsWith('/api/') && !READABLE.test(url.pathname)) continue;
    if (await shell.match(url.pathname)) continue;
    await fetch(url)
      .then((answer) => store(url.pathname, answer))
      .catch(() => undefined);
  }
}

// The network first; what was kept when there is none. Every page of ours is the same file.
async function fresh(request, key) {
  try {
    const answer = await fetch(request);
    await store(key, answer.clone());
    return answer;
  } catch (error) {
    const found = await caches.match(key);
    if (found) return found;
    throw error;
  }
}

// Files under /assets have their content in the name, so a kept one is right; others are looked up
// again, and the kept one is for times without a network.
async function kept(request) {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/assets/')) return fresh(request, pathname);
  const found = await caches.match(pathname);
  if (found) return found;
  const answer = await fetch(request);
  await store(pathname, answer.clone());
  return answer;
}

async function store(key, answer) {
  if (!answer.ok || answer.redirected) return;
  // A file that is gone may be answered with the page.
  const page = answer.headers.get('content-type')?.startsWith('text/html') === true;
  if (page !== (key === PAGE)) return;
  const shell = await caches.open(SHELL);
  await shell.put(key, answer);
  const all = await shell.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) await shell.delete(old);
}

// A tap on a note leads to its table: to a page that is open there, or to a new one.
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.address ?? '/'));
});

async function lead(address) {
  const pages = await clients.matchAll({ type: 'window' });
  const there = pages.find((page) => new URL(page.url).pathname === address);
  await (there ? there.focus() : clients.openWindow(address));
}
