import { build, definition, settings } from 'virtual:static-build';
import { deleteDB } from 'idb';
import { DivergedError } from '../commands/outcomes.ts';
import { JournalError } from '../journal/journal.ts';
import { addExamples } from '../ownSchema/addExamples.ts';
import { isOwnScreen } from '../ownSchema/isOwnScreen.ts';
import { hasRoute } from './createBrowserGateway.ts';
import { createFileCache, type ToolPageName } from './fileCache.ts';
import { type OpenedGateway, openBrowserGateway } from './openBrowserGateway.ts';
import type { WorkerMessage, WorkerReplies, WorkerScope, WorkerState } from './workerScope.ts';

declare const self: WorkerScope;

/** The path of the folder that the worker is served from. */
const base = new URL(self.registration.scope).pathname;
const database = `frontdesk ${base}`;
const files = createFileCache(build, base);

/** Opened with the first request, because the worker of the previous version may still use the data until then. */
let opening: Promise<OpenedGateway> | undefined;

/** Ends the event streams and downloads of this time when another version is about to replace this one. */
let finishing = new AbortController();

function openGateway(): Promise<OpenedGateway> {
  opening ??= openBrowserGateway({ ...settings, database, definition });
  return opening;
}

self.addEventListener('install', (event) => event.waitUntil(files.install()));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([files.deleteOtherVersions(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (new URL(request.url).origin === location.origin) event.respondWith(respond(request));
});

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(handleMessage(event.data).then((reply) => port?.postMessage(reply)));
});

async function handleMessage(message: WorkerMessage): Promise<WorkerReplies[WorkerMessage]> {
  switch (message) {
    case 'open':
      return readState();
    case 'claim':
      await self.clients.claim();
      return undefined;
    case 'countTabs':
      return countTabs();
    case 'finish':
      finishing.abort();
      // The other version may fail to start. Then, this version continues.
      finishing = new AbortController();
      return undefined;
    case 'activate':
      // Not awaited: it resolves only after the active worker has finished its requests.
      void self.skipWaiting();
      return undefined;
    case 'storeFiles':
      await files.cacheWhenIdle(finishing.signal);
      return readState();
    case 'deleteData':
      await opening?.then((opened) => opened.close()).catch(() => undefined);
      await deleteDB(database);
      opening = undefined;
      return readState();
  }
}

/** Returns the number of other tabs that show the site. All tabs share one active worker. */
async function countTabs(): Promise<WorkerReplies['countTabs']> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tabs = windows.filter(
    ({ url, frameType }) => frameType !== 'nested' && url.startsWith(self.registration.scope),
  );
  return { otherTabs: Math.max(tabs.length - 1, 0) };
}

async function readState(): Promise<WorkerState> {
  try {
    const { isDurable } = await openGateway();
    return { storage: isDurable ? 'browser' : 'memory' };
  } catch (error) {
    opening = undefined;
    const isUnreadable = error instanceof DivergedError || error instanceof JournalError;
    return { storage: isUnreadable ? 'unreadable' : 'failed', problem: (error as Error).message };
  }
}

const isCrmScreen = (path: string, method: string) =>
  path === '/' || path.startsWith('/apps/') || !hasRoute(method, path);

/** Returns a page for developers. For an own schema, it contains examples with ids of its rows. */
async function getToolPage(name: ToolPageName): Promise<Response> {
  const page = await files.getPage(name);
  const { createExamples } = definition ? await openGateway() : {};
  return createExamples
    ? new Response(addExamples(await page.text(), createExamples()), page)
    : page;
}

/** Returns the same response as the server: a screen, a page for developers, a file, or a response of the gateway. */
async function respond(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // The dashboard requests `/graphql` and `/pictures/` from the root, wherever it is served.
  const path = pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
  if (files.has(path.slice(1))) {
    return files.getFile(path.slice(1), request.headers.get('range'));
  }

  if (request.method === 'GET' && request.mode === 'navigate') {
    if (path === '/graphql') return getToolPage('tools/explorer/index.html');
    if (path === '/reference') return getToolPage('tools/reference/index.html');
  }
  const isScreen = definition ? isOwnScreen : isCrmScreen;
  if (request.mode === 'navigate' && isScreen(path, request.method)) {
    // The page will soon send requests to the gateway.
    openGateway().catch(() => undefined);
    return files.getPage('index.html');
  }
  try {
    const gateway = await openGateway();
    return await gateway.handle(request, path + search, finishing.signal);
  } catch (error) {
    return Response.json({ error: (error as Error).message }, { status: 503 });
  }
}
