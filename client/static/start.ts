import type { WorkerMessage, WorkerState } from '../../server/browser/workerScope.ts';
import { showNotice } from './showNotice.ts';
import { showProblem } from './showProblem.ts';

/**
 * Starts the static site: registers the service worker that contains the gateway, waits until it handles the requests of
 * this page, and then loads the dashboard. A page that has no dashboard, such as `404.html`, is loaded again instead,
 * and the worker shows the screen of its address.
 */
async function start() {
  const { base = '/', entry } = document.documentElement.dataset;
  if (!('serviceWorker' in navigator)) return showProblem('unsupported');

  try {
    const registration = await navigator.serviceWorker.register(`${base}worker.js`, {
      scope: base,
      updateViaCache: 'none',
    });
    await takeControl(registration);
    if (entry === undefined) return location.reload();

    const state = await ask('open');
    if (state.storage === 'unreadable') return showProblem('unreadable', reset);
    if (state.storage === 'failed') throw new Error(state.problem);
    document.documentElement.dataset.storage = state.storage;
    await import(/* @vite-ignore */ base + entry);
    if (state.storage === 'memory') showNotice('memory');
    offerUpdates(registration);
    storeFilesLater();
  } catch (error) {
    showProblem('failed');
    reportError(error);
  }
}

/** Waits until the worker controls this page. After a forced reload, it must be asked to. */
function takeControl({ active }: ServiceWorkerRegistration): Promise<unknown> | undefined {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return undefined;
  const controlled = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  active?.postMessage('claim' satisfies WorkerMessage);
  return controlled;
}

/** Sends a message to the worker, and returns its answer. */
function ask(message: WorkerMessage): Promise<WorkerState> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    navigator.serviceWorker.controller?.postMessage(message, [port2]);
  });
}

/** Offers another version of the worker when it is ready. Until a page is loaded again, the old one answers it. */
function offerUpdates(registration: ServiceWorkerRegistration) {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  const offer = () =>
    showNotice('update', () =>
      registration.waiting?.postMessage('activate' satisfies WorkerMessage),
    );
  if (registration.waiting) offer();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer();
    });
  });
}

/** Milliseconds after which the first screen is complete on a slow connection. */
const quietTime = 15_000;

/** Lets the worker store the files of all screens, so that they open offline, when the first one is complete. */
function storeFilesLater() {
  const message: WorkerMessage = 'storeFiles';
  setTimeout(() => navigator.serviceWorker.controller?.postMessage(message), quietTime);
}

async function reset() {
  await ask('deleteData');
  location.reload();
}

void start();
