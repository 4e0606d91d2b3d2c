import { hasRoute } from '../browser/createBrowserGateway.ts';
import { type OpenedGateway, openBrowserGateway } from '../browser/openBrowserGateway.ts';
import type { WorkerScope } from '../browser/workerScope.ts';

declare const self: WorkerScope;

/** The gateway, which is opened with the first request. */
let opening: Promise<OpenedGateway> | undefined;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin || !hasRoute(request.method, pathname)) return;
  opening ??= openBrowserGateway({ database: 'frontdesk', seed: 1 });
  event.respondWith(opening.then(({ handle }) => handle(request, pathname + search)));
});
