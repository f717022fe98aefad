// Keeps the pages and figures last seen for when there is no connection. With one, the network is always asked first; what is kept says when
// it was seen (`data-kept` on a page's root, `sw-seen` on a figure's answer).
const PAGES = 'pages';
const FIGURES = 'figures';
const FILES = 'files';
const INDEX = 'index';
/** How many of each stay; the oldest go first. */
const MOST = { [PAGES]: 60, [FIGURES]: 120, [FILES]: 80 };
const SEEN = 'sw-seen';
const base = new URL('./', self.location).pathname;
/** Codes and days that the field answers without a connection; as old as a month. */
const KEPT = `${base}kept.json`;
const MONTH_MS = 30 * 86_400_000;
const OFFLINE = `${base}offline`;
const HINDI = `${base}hi`;
const OFFLINE_IN_HINDI = `${HINDI}/offline`;

const offlinePageFor = ({ pathname }) => (pathname === HINDI || pathname.startsWith(`${HINDI}/`) ? OFFLINE_IN_HINDI : OFFLINE);

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(Promise.all([keepAddress(OFFLINE), keepAddress(OFFLINE_IN_HINDI), renewIndex()]));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The page that brought this worker tells what it is made of: that was fetched before the worker was there.
self.addEventListener('message', (event) => {
  const { keep } = event.data ?? {};
  if (Array.isArray(keep)) event.waitUntil(Promise.all(keep.map((address) => keepAddress(address).catch(() => undefined))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(base)) return;
  if (request.mode === 'navigate') {
    event.respondWith(page(event));
    event.waitUntil(renewIndex());
  } else if (url.pathname.startsWith(`${base}_astro/`)) event.respondWith(file(event));
  else if (['document', 'worker', 'manifest'].includes(request.destination)) return;
  else event.respondWith(figure(event));
});

/** What is private, or not to be kept, is not; but for the answers of one's own board, which are private where they name this host. */
const mayKeep = (request, response) =>
  response.ok &&
  response.type === 'basic' &&
  !(request.headers.has('x-board') ? /no-store/ : /private|no-store/).test(response.headers.get('cache-control') ?? '');

/** Asks for the index anew where it is a month old, or not there; not of who saves data, and not of hosts that have none. */
async function renewIndex() {
  const seen = (await caches.match(KEPT))?.headers.get(SEEN);
  if (self.navigator.connection?.saveData || (seen && Date.now() - Date.parse(seen) < MONTH_MS)) return;
  await keepAddress(KEPT).catch(() => undefined);
}

const storeOf = (response) => {
  if (new URL(response.url).pathname === KEPT) return INDEX;
  const type = response.headers.get('content-type') ?? '';
  return type.startsWith('text/html') ? PAGES : type.startsWith('application/json') ? FIGURES : FILES;
};

async function keepAddress(address) {
  const response = await fetch(address);
  await keep(new Request(address), response);
}

async function keep(request, response) {
  if (!mayKeep(request, response)) return;
  const name = storeOf(response);
  const headers = new Headers(response.headers);
  headers.set(SEEN, new Date().toISOString());
  const cache = await caches.open(name);
  await cache.delete(request);
  await cache.put(request, new Response(await response.blob(), { status: response.status, headers }));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - (MOST[name] ?? keys.length))).map((key) => cache.delete(key)));
}

/** From the network, and kept; without one the answer last seen, or undefined. */
async function networkFirst(event) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keep(event.request, response.clone()).catch(() => undefined));
    return { response, kept: false };
  } catch (error) {
    const response = await caches.match(event.request);
    if (!response) throw error;
    return { response, kept: true };
  }
}

async function figure(event) {
  return (await networkFirst(event)).response;
}

/** These never change under their name. */
async function file(event) {
  return (await caches.match(event.request)) ?? (await networkFirst(event)).response;
}

async function page(event) {
  try {
    const { response, kept } = await networkFirst(event);
    return kept ? marked(response) : response;
  } catch (error) {
    const fallback = await caches.match(offlinePageFor(new URL(event.request.url)));
    if (!fallback) throw error;
    const list = await keptPages(offlinePageFor(new URL(event.request.url)) === OFFLINE_IN_HINDI ? 'hi' : 'en');
    const html = (await fallback.text()).replace('<!--kept-->', list.join(''));
    return new Response(html, { status: 503, headers: fallback.headers });
  }
}

async function marked(response) {
  const html = (await response.text()).replace('<html', `<html data-kept="${response.headers.get(SEEN)}"`);
  return new Response(html, { status: response.status, headers: response.headers });
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What is written in a built page at a pattern, which is escaped there already. */
const written = (html, pattern) => pattern.exec(html)?.[1] ?? '';
const SEEN_AT = {
  en: { words: 'seen', format: new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', hour12: false }) },
  hi: { words: 'देखा गया', format: new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'long', timeStyle: 'short', hour12: false }) },
};

/** List items of the pages that can be read without a connection, the newest first: each with its answer, and when it was seen. */
async function keptPages(language) {
  const cache = await caches.open(PAGES);
  const keys = (await cache.keys()).reverse().filter(({ url }) => ![OFFLINE, OFFLINE_IN_HINDI].includes(new URL(url).pathname));
  const { words, format } = SEEN_AT[language];
  return Promise.all(
    keys.map(async (key) => {
      const { pathname, search } = new URL(key.url);
      const page = await cache.match(key);
      const html = (await page?.text()) ?? '';
      const whole = written(html, /<title>([^<]*)<\/title>/);
      // Behind the page's own title stands that of the site.
      const title = whole.replace(/ · [^·]*$/, '') || escaped(pathname);
      const answer = written(html, /<meta property="og:title" content="([^"]*)"/);
      const day = page?.headers.get(SEEN);
      const under = [answer !== whole && answer, day && `${words} ${format.format(new Date(day))}`].filter(Boolean).join(' · ');
      return `<li><a href="${escaped(pathname + search)}"><span class="name">${title}</span><span class="under">${under}</span></a></li>`;
    }),
  );
}
