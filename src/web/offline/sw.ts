/**
 * Keeps the whole app in the browser, so that it opens with no network. Each build has its own version and its own cache: a new
 * one is fetched completely in the background and takes over when the reader says so.
 */
const VERSION = '__VERSION__';
const FILES: string[] = JSON.parse('__FILES__');
const CACHE = `once-upon-a-table-${VERSION}`;
const SHELL = '/index.html';

type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type Fetch = Extendable & { readonly request: Request; respondWith(response: Promise<Response>): void };
type Scope = {
  addEventListener(kind: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetch) => void): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
};
const scope = globalThis as unknown as Scope;

scope.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
    })(),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // Every page is the same page; what it shows follows from its address.
  const wanted = request.mode === 'navigate' ? SHELL : url.pathname;
  if (!FILES.includes(wanted)) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      return (await cache.match(wanted)) ?? fetch(request);
    })(),
  );
});
