import { storageKeys, tabStorage } from './storage.ts';
import { createStore } from './store.ts';

/** The branch of requests without a branch header. */
export const mainBranch = 'main';

/**
 * The branch of this tab, or a point: the state of a branch after a command, such as `main@120`, which is read-only. The
 * parameter `branch` of the address selects it when the app opens. Each tab can show another branch.
 */
export const currentPoint = createStore(readPoint());

/** Returns the point in the address of the page, or else the point of the tab before a reload. */
export function readPoint(): string {
  // Tests and tools import this module outside of a browser.
  if (typeof location === 'undefined') return mainBranch;
  const url = new URL(location.href);
  const requested = url.searchParams.get('branch');
  if (requested === null) return toPoint(tabStorage.getItem(storageKeys.branch));

  // Otherwise a reload after a switch to another branch would return to this one.
  url.searchParams.delete('branch');
  history.replaceState(history.state, '', url);
  storePoint(toPoint(requested));
  return toPoint(requested);
}

/** Returns the text if it is a valid point, else the main branch. */
function toPoint(text: string | null): string {
  return text !== null && isPoint(text) ? text : mainBranch;
}

/** Returns whether a text has the form of a branch or a point. */
export function isPoint(text: string): boolean {
  return /^[\w./-]{1,64}(@\d{1,9})?$/.test(text);
}

/** Returns the branch of a point and the number of its command. The number is null for the present state of the branch. */
export function parsePoint(text: string): { branch: string; seq: number | null } {
  const [branch = mainBranch, seq] = text.split('@');
  return { branch, seq: seq === undefined ? null : Number(seq) };
}

/** Returns the header that selects the branch of a request. */
export function createBranchHeaders(): Record<string, string> {
  const point = currentPoint.get();
  return point === mainBranch ? {} : { 'x-branch': point };
}

/** Switches to another branch or point, and reloads the page to discard the data of the previous one. */
export function switchBranch(point: string) {
  selectPoint(point);
  location.reload();
}

/** Makes the further requests of the page use another branch or point. */
export function selectPoint(point: string) {
  storePoint(point);
  currentPoint.set(point);
}

function storePoint(point: string) {
  if (point === mainBranch) tabStorage.removeItem(storageKeys.branch);
  else tabStorage.setItem(storageKeys.branch, point);
}
