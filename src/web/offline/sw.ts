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
  addEventListener(kind: 'push', listener: (event: Push) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: Click) => void): void;
  addEventListener(kind: 'pushsubscriptionchange', listener: (event: Renewal) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
};
type Page = {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: { readonly go: string }): void;
};
type Push = Extendable & { readonly data: { json(): News } | null };
type Click = Extendable & { readonly notification: Notification };
type Renewal = Extendable & { readonly oldSubscription: PushSubscription | null };
/** What the server says: the words, where they lead, and what they replace on the screen. */
type News = { readonly title: string; readonly body: string; readonly path: string; readonly tag: string };
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
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
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

const pages = (): Promise<readonly Page[]> => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
/** A table has one address for whoever plays and another for links; both end in its name. */
const shows = (page: Page, path: string): boolean =>
  path !== '/' && page.url.endsWith(path.slice(path.lastIndexOf('/')));

scope.addEventListener('push', (event) => {
  const news = event.data?.json();
  if (!news) return;
  event.waitUntil(
    (async () => {
      // Whoever looks at the table sees it there.
      if ((await pages()).some((page) => page.focused && shows(page, news.path))) return;
      const { title, body, path, tag } = news;
      await scope.registration.showNotification(title, { body, tag, data: path, icon: '/icon-192.png' });
    })(),
  );
});

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  const path = String(notification.data ?? '/');
  notification.close();
  event.waitUntil(
    (async () => {
      const open = await pages();
      const page = open.find((each) => shows(each, path)) ?? open[0];
      if (!page) {
        await scope.clients.openWindow(path);
        return;
      }
      if (!shows(page, path)) page.postMessage({ go: path });
      await page.focus();
    })(),
  );
});

/** The browser's service has another address for this device now. */
scope.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (!options) return;
  event.waitUntil(
    (async () => {
      const { pushManager } = scope.registration;
      const { userVisibleOnly, applicationServerKey } = options;
      const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly, applicationServerKey })).toJSON();
      await fetch('/api/push', { method: 'POST', body: JSON.stringify({ endpoint, keys }) });
    })(),
  );
});
