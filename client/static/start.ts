import type { WorkerMessage, WorkerState } from '../../server/browser/workerScope.ts';
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
    document.documentElement.dataset.storage = state.storage;
    await import(/* @vite-ignore */ base + entry);
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

async function reset() {
  await ask('deleteData');
  location.reload();
}

void start();
