import type { WorkerMessage, WorkerReplies } from '../../../server/browser/workerScope.ts';
import { createButton } from './createButton.ts';
import { addNoticeRegion, showNotice } from './showNotice.ts';
import styles from './static.css?inline';
import { findTexts, type Problem } from './texts.ts';

/**
 * Starts the static site. Registers the service worker that contains the gateway, and waits until the worker handles the
 * requests of this page. Then loads the dashboard. A page without the dashboard, such as `404.html`, is reloaded instead. The
 * worker then serves the dashboard at the same address.
 */
async function start() {
  const { base = '/', entry } = document.documentElement.dataset;
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
  // A worker cannot control a page with a `file:` URL.
  const isSupported = 'serviceWorker' in navigator && location.protocol !== 'file:';
  if (!isSupported) return showProblem('unsupported');

  try {
    const registration = await navigator.serviceWorker.register(`${base}worker.js`, {
      scope: base,
      updateViaCache: 'none',
    });
    const worker = await waitForController(registration);
    // From now on, only another version changes the controller.
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    if (entry === undefined) return location.reload();
    addNoticeRegion();
    const update = await activateOtherVersion(registration);

    const state = await sendMessage(worker, 'open');
    if (state.storage === 'unreadable') return showProblem('unreadable', () => deleteData(worker));
    if (state.storage === 'failed') throw new Error(state.problem);
    document.documentElement.dataset.storage = state.storage;
    await import(/* @vite-ignore */ base + entry);
    if (state.storage === 'memory') keepInMemory(worker);
    if (update === 'otherTabs') showNotice('otherTabs');
    if (update === 'delayed') showNotice('update');
    offerUpdates(registration);
    // After this delay, the first screen is complete even on a slow connection.
    setTimeout(() => sendMessage(worker, 'storeFiles'), 15_000);
  } catch (error) {
    showProblem('failed');
    reportError(error);
  }
}

/** Waits until a worker controls this page, and returns it. After a forced reload, the worker does so only on request. */
function waitForController(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const { serviceWorker } = navigator;
  const { installing, active } = registration;
  return new Promise((resolve, reject) => {
    const resolveIfControlled = () => serviceWorker.controller && resolve(serviceWorker.controller);
    resolveIfControlled();
    serviceWorker.addEventListener('controllerchange', resolveIfControlled, { once: true });
    if (active) return active.postMessage('claim' satisfies WorkerMessage);
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant')
        reject(new Error('The service worker could not be installed.'));
    });
  });
}

/** Sends a message to a worker, and returns the reply. */
function sendMessage<Message extends WorkerMessage>(
  worker: ServiceWorker,
  message: Message,
): Promise<WorkerReplies[Message]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(message, [port2]);
  });
}

/** The time in milliseconds after which the dashboard is loaded with the active version of the worker. */
const activationTimeout = 10_000;

/**
 * Replaces the active worker if another version is waiting and no other tab shows the site. The page then reloads before this
 * function returns. The dashboard must not be loaded before, because its event streams would keep the active worker alive.
 * Besides, Chromium keeps an active worker that receives a request during the replacement, perhaps for minutes. The update is
 * then `delayed`.
 */
async function activateOtherVersion(
  registration: ServiceWorkerRegistration,
): Promise<'none' | 'otherTabs' | 'delayed'> {
  const activeWorker = registration.active;
  const waitingWorker = registration.waiting;
  if (!activeWorker || !waitingWorker) return 'none';
  const { otherTabs } = await sendMessage(waitingWorker, 'countTabs');
  if (otherTabs > 0) return 'otherTabs';

  const closeNotice = showNotice('updating');
  await waitForFiles();
  await sendMessage(activeWorker, 'finish');
  waitingWorker.postMessage('activate' satisfies WorkerMessage);
  await new Promise((resolve) => setTimeout(resolve, activationTimeout));
  closeNotice();
  return 'delayed';
}

/** Waits until the page has loaded its style sheets, scripts and images. */
async function waitForFiles() {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/**
 * Shows a notice when another version of the worker is ready. It can replace the active version only if no other tab is open:
 * until then, the active version handles the requests of all tabs.
 */
function offerUpdates(registration: ServiceWorkerRegistration) {
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') showNotice('update');
    });
  });
}

/** The interval in milliseconds. Browsers stop a worker that has received nothing for 30 seconds. */
const pingInterval = 20_000;

/** Shows the notice that nothing is stored, and keeps the worker with its data alive until the page is closed. */
function keepInMemory(worker: ServiceWorker) {
  showNotice('memory');
  setInterval(() => sendMessage(worker, 'open'), pingInterval);
}

async function deleteData(worker: ServiceWorker) {
  await sendMessage(worker, 'deleteData');
  location.reload();
}

void start();

/** Replaces the page by an explanation why the dashboard cannot start, and a button with the remedy. */
function showProblem(problem: Problem, deleteData?: () => unknown) {
  const texts = findTexts();
  const { title, text } = texts[problem];

  const heading = Object.assign(document.createElement('h1'), { textContent: title, tabIndex: -1 });
  const paragraph = Object.assign(document.createElement('p'), { textContent: text });
  const main = Object.assign(document.createElement('main'), { className: 'fd-problem' });
  // The page shows this logo while it loads.
  const logo = document.querySelector('.boot svg');
  if (logo) main.append(logo);
  main.append(heading, paragraph);
  if (deleteData) main.append(createButton(texts.deleteData, deleteData, true));
  else if (problem === 'failed') {
    main.append(createButton(texts.reload, () => location.reload(), true));
  }
  document.title = `${title} · Frontdesk`;
  document.getElementById('root')?.replaceChildren(main);
  heading.focus();
}
