// Keeps the client for times without a network. The build lists its files with their hashes in
// shell.js, so every build is a version of its own with a cache of its own; a new one is fetched
// whole, waits until it is asked for or nobody uses the old one, and only then takes over. The
// engine of games on this device is kept by the page, when somebody wants it; a build and its engine
// stay until the games are over that they began (web/src/offline/engines.ts). Nothing of a table is
// ever kept by it.
importScripts('shell.js'); // SHELL: { version, files: { path: hash } }; '' is the page

const BASE = new URL(registration.scope).pathname;
const SHELLS = 'doubloon-shell-';
const MINE = SHELLS + SHELL.version;
const ENGINE = 'doubloon-engine'; // written by the page: web/src/offline/engines.ts
const LISTS = `${BASE}engine/kept/`; // in it, one for each engine: its files, and the build it came with
const NEWEST = `${BASE}engine/engine.json`;
const ANSWERS = 'doubloon-answers';
const TABLES = 'doubloon-tables'; // written by the page: web/src/offline/lastTables.ts
const KEPT = [MINE, ENGINE, ANSWERS, TABLES];
/** What the server says of games: read again each time, kept for times without it. */
const READABLE = /^api\/games(\/[a-z0-9_]+\/(rules\/[a-z]{2}|words\/[a-z]{2}|deck|lessons))?$/;
const NOT_OURS = /^(api|healthz|metrics)(\/|$)/;
const MOST_ANSWERS = 100;
const AT_ONCE = 4; // files that are fetched side by side, so that a page's own requests get through
const PATIENCE = 4000; // milliseconds for a page that is here already

addEventListener('install', (event) => event.waitUntil(precache()));
addEventListener('activate', (event) => event.waitUntil(tidy().then(() => clients.claim())));
addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(skipWaiting());
  if (event.data === 'tidy') event.waitUntil(tidy());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (!url.pathname.startsWith(BASE)) return;
  const path = url.pathname.slice(BASE.length);
  if (request.mode === 'navigate') {
    // What the server itself shows or gives to download is no page of ours.
    if (NOT_OURS.test(path)) return;
    event.respondWith(page(request, url.searchParams.get('build')));
    event.waitUntil(tidy());
  } else if (READABLE.test(path)) event.respondWith(answer(request, url.pathname));
  else if (path.startsWith('engine/')) event.respondWith(engine(request, url, path));
  else if (!NOT_OURS.test(path)) event.respondWith(shell(request, url.pathname, path));
});

/** All files of this version; those with the hash in their names may come from an older one. */
async function precache() {
  const cache = await caches.open(MINE);
  const left = Object.keys(SHELL.files);
  const fetchOne = async (path) => {
    const address = BASE + path;
    if (await cache.match(address)) return;
    const hashed = path.startsWith('assets/');
    const older = hashed && (await caches.match(address));
    await cache.put(address, older || (await fetched(address, hashed)));
  };
  const work = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await fetchOne(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await answersOfTheBuild().catch(() => undefined); // each is looked up again when it is read
  await engineOfTheBuild().catch(() => undefined); // the page fetches the rest
}

async function fetched(address, hashed) {
  for (let tries = 0; ; tries++) {
    const found = await fetch(address, { cache: hashed ? 'default' : 'no-cache' });
    if (found.ok && !found.redirected) return found;
    if (found.status !== 429 || tries > 5) throw new Error(`${found.status}: ${address}`);
    const wait = Number(found.headers.get('retry-after') ?? 1);
    await new Promise((done) => setTimeout(done, wait * 1000));
  }
}

/** What the engine would say of the games, written with it: rules, decks, lessons. May be none. */
async function answersOfTheBuild() {
  const cache = await caches.open(MINE);
  const list = await fetched(NEWEST, false);
  await cache.put(NEWEST, list.clone());
  for (const { path } of (await list.json()).answers)
    await cache.put(BASE + path, await fetched(BASE + path, false));
}

/** Whoever has an engine for times without a network gets this build's before it takes over. */
async function engineOfTheBuild() {
  if (!(await lists()).some((list) => list.wanted)) return;
  const cache = await caches.open(ENGINE);
  const { files } = await (await caches.match(NEWEST, { cacheName: MINE })).json();
  for (const { path, sha256 } of files) {
    if (await cache.match(BASE + path)) continue;
    const found = await fetched(BASE + path, true);
    const hash = await crypto.subtle.digest('SHA-256', await found.clone().arrayBuffer());
    const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
    if (hex.join('') !== sha256) throw new Error(`not what is listed: ${path}`);
    await cache.put(BASE + path, found);
  }
}

/** The lists of the engines that are kept here. */
async function lists() {
  if (!(await caches.has(ENGINE))) return [];
  const cache = await caches.open(ENGINE);
  const found = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(LISTS));
  return Promise.all(found.map(async (each) => (await cache.match(each)).json()));
}

/**
 * Drop versions that no page shows any longer and no game needs, and engines that nobody lists. A
 * page holds a lock named after its script. While a new version comes, nobody knows yet what it needs.
 */
async function tidy() {
  if (registration.installing || registration.waiting) return;
  const held = (await navigator.locks?.query())?.held.map((lock) => lock.name) ?? [];
  const engines = await lists();
  const needed = [...held, ...engines.map((list) => `${BASE}assets/${list.build}`)];
  for (const name of await caches.keys()) {
    if (KEPT.includes(name) || !name.startsWith('doubloon-')) continue;
    const cache = await caches.open(name);
    const found = await Promise.all(needed.map((script) => cache.match(script)));
    if (!found.some(Boolean)) await caches.delete(name);
  }
  if (await caches.has(ENGINE)) await tidyEngines(engines);
}

async function tidyEngines(engines) {
  for (const name of await caches.keys()) {
    const own = name.startsWith(SHELLS) && (await caches.match(NEWEST, { cacheName: name }));
    if (own) engines.push(await own.json());
  }
  const listed = new Set(engines.flatMap((list) => list.files.map(({ path }) => BASE + path)));
  const cache = await caches.open(ENGINE);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!listed.has(pathname) && !pathname.startsWith(LISTS)) await cache.delete(request);
  }
}

/** The cache of the build with this script. */
async function shellOf(build) {
  for (const name of build ? await caches.keys() : []) {
    if (!name.startsWith(SHELLS)) continue;
    if (await caches.match(`${BASE}assets/${build}`, { cacheName: name })) return name;
  }
}

/** Every page of ours is the same file: of the build that is asked for, the network's, or this one's. */
async function page(request, build) {
  const other = await shellOf(build);
  if (other) return caches.match(BASE, { cacheName: other });
  const kept = await caches.match(BASE, { cacheName: MINE });
  if (!kept) return fetch(request);
  const slow = new Promise((done) => setTimeout(() => done(kept.clone()), PATIENCE));
  return Promise.race([fetch(request).catch(() => kept), slow]);
}

/** Files with their hash in the name are right whenever they are here; the others are looked up. */
async function shell(request, address, path) {
  const kept = path.startsWith('assets/') && (await caches.match(address));
  if (kept) return kept;
  return fetch(request).catch(async (error) => {
    const found =
      (await caches.match(address, { cacheName: MINE })) ?? (await caches.match(address));
    if (found) return found;
    throw error;
  });
}

/** Files with their hash in the name from where they are kept; the others of the build that asks. */
async function engine(request, url, path) {
  const hashed = /^engine\/[^/]+-[0-9a-f]{8}(\/|\.)/.test(path);
  const build = hashed ? undefined : await shellOf(url.searchParams.get('build'));
  const cacheName = hashed ? ENGINE : build;
  const kept = cacheName && cacheName !== MINE && (await caches.match(url.pathname, { cacheName }));
  return kept || shell(request, url.pathname, path);
}

/** The server's answer; without one the last, marked so that nobody takes it for the server. */
async function answer(request, address) {
  const cache = await caches.open(ANSWERS);
  try {
    const found = await fetch(request);
    if (found.ok && found.headers.get('content-type')?.startsWith('application/json')) {
      await cache.put(address, found.clone());
      const all = await cache.keys();
      for (const old of all.slice(0, Math.max(0, all.length - MOST_ANSWERS)))
        await cache.delete(old);
    }
    return found;
  } catch (error) {
    const kept = await cache.match(address);
    if (!kept) throw error;
    const headers = new Headers(kept.headers);
    headers.set('x-doubloon-kept', 'yes');
    return new Response(kept.body, { status: kept.status, headers });
  }
}

// A tap on a note leads to its table: to a page that is open there, or to a new one.
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.address ?? BASE));
});

async function lead(address) {
  const there = (await clients.matchAll({ type: 'window' })).find((each) => {
    const url = new URL(each.url);
    return url.pathname + url.hash === address || url.pathname === address;
  });
  await (there ? there.focus() : clients.openWindow(address));
}
