/** Puts the app into the browser for days without network, and says when a new version lies ready. */
import { t } from '../text/index.ts';
import { toast } from '../ui/toast.tsx';

export function register(): void {
  // While it is being developed, yesterday's files would only be in the way.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After the first screen has been drawn: it must not compete for the network.
  addEventListener('load', () => void start());
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  // A message of ours was tapped, and this page is the one that lies open.
  serviceWorker.addEventListener('message', ({ data }) => {
    if (typeof data?.go === 'string') location.assign(data.go);
  });
  try {
    const registration = await serviceWorker.register('/sw.js');
    if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const fresh = registration.installing;
      fresh?.addEventListener('statechange', () => {
        if (fresh.state === 'installed' && serviceWorker.controller) offer(fresh);
      });
    });
  } catch {
    // A private window, say: the app works, but only with a network.
  }
}

function offer(fresh: ServiceWorker): void {
  toast(t.app.newVersion, {
    label: t.app.reload,
    run() {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      fresh.postMessage('take-over');
    },
  });
}
