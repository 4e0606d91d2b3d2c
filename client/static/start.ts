import type { WorkerAnswers, WorkerMessage } from '../../server/browser/workerScope.ts';
import { addNoticeRegion, showNotice } from './showNotice.ts';
import { showProblem } from './showProblem.ts';
import styles from './static.css?inline';

/**
 * Starts the static site: registers the service worker that contains the gateway, waits until it handles the requests of
 * this page, and then loads the dashboard. A page that has no dashboard, such as `404.html`, is loaded again instead,
 * and the worker shows the screen of its address.
 */
async function start() {
  const { base = '/', entry } = document.documentElement.dataset;
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
  // A file has no address that a worker could control.
  const isSupported = 'serviceWorker' in navigator && location.protocol !== 'file:';
  if (!isSupported) return showProblem('unsupported');

  try {
    const registration = await navigator.serviceWorker.register(`${base}worker.js`, {
      scope: base,
      updateViaCache: 'none',
    });
    const worker = await takeControl(registration);
    if (entry === undefined) return location.reload();
    addNoticeRegion();
    if (await activateOtherVersion(registration)) return;

    const state = await ask(worker, 'open');
    if (state.storage === 'unreadable') return showProblem('unreadable', () => reset(worker));
    if (state.storage === 'failed') throw new Error(state.problem);
    document.documentElement.dataset.storage = state.storage;
    await import(/* @vite-ignore */ base + entry);
    if (state.storage === 'memory') keepInMemory(worker);
    offerUpdates(registration);
    // The first screen is then complete, on a slow connection as well.
    setTimeout(() => ask(worker, 'storeFiles'), 15_000);
  } catch (error) {
    showProblem('failed');
    reportError(error);
  }
}

/** Returns the worker, when it controls this page. After a forced reload, it must be asked to. */
function takeControl(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const { serviceWorker } = navigator;
  const { installing, active } = registration;
  return new Promise((resolve, reject) => {
    const resolveIfControlled = () => serviceWorker.controller && resolve(serviceWorker.controller);
    resolveIfControlled();
    serviceWorker.addEventListener('controllerchange', resolveIfControlled, { once: true });
    if (active) return active.postMessage('claim' satisfies WorkerMessage);
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new Error('The worker could not be installed.'));
    });
  });
}

/** Sends a message to a worker, and returns its answer. */
function ask<Message extends WorkerMessage>(
  worker: ServiceWorker,
  message: Message,
): Promise<WorkerAnswers[Message]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(message, [port2]);
  });
}

/**
 * Replaces the active worker if another version waits and no other tab shows the site, and then loads the page again.
 * Returns whether it does. The dashboard is not loaded before, because its event streams would keep the active worker,
 * and because Chromium keeps a worker that gets a request while it is being replaced.
 */
async function activateOtherVersion({ active, waiting }: ServiceWorkerRegistration) {
  if (!active || !waiting) return false;
  const { otherTabs } = await ask(waiting, 'countTabs');
  if (otherTabs > 0) return false;

  showNotice('updating');
  await waitForFiles();
  await ask(active, 'finish');
  reloadWithOtherVersion();
  waiting.postMessage('activate' satisfies WorkerMessage);
  return true;
}

/** Waits until the page has loaded the files that it names. */
async function waitForFiles() {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** Loads the page again as soon as another version controls it. */
const reloadWithOtherVersion = () =>
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());

/**
 * Offers another version of the worker when it is ready. It only replaces the active one if this is the only tab: until
 * then, the active one handles the requests of all tabs.
 */
function offerUpdates(registration: ServiceWorkerRegistration) {
  reloadWithOtherVersion();
  if (registration.waiting) showNotice('otherTabs');
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') showNotice('update');
    });
  });
}

/** Milliseconds. Browsers stop a worker that has received nothing for 30 seconds. */
const pingInterval = 20_000;

/** Tells the visitor that nothing is stored, and keeps the worker and its data until the page is closed. */
function keepInMemory(worker: ServiceWorker) {
  showNotice('memory');
  setInterval(() => ask(worker, 'open'), pingInterval);
}

async function reset(worker: ServiceWorker) {
  await ask(worker, 'deleteData');
  location.reload();
}

void start();
