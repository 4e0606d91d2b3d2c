import { storageKeys } from './storage.ts';
import { createStore } from './store.ts';

/** The branch of requests that name none. */
export const mainBranch = 'main';

/**
 * The branch that the requests of this tab name, or a point of it such as `main@120`, which can only be read.
 * Each tab can be on another branch. `?branch=` in the address with which the app opens chooses one.
 */
export const point = createStore(openPoint());

/** Returns the point that the address of the page names, or else the one that the tab was on before a reload. */
export function openPoint(): string {
  try {
    const url = new URL(location.href);
    const requested = url.searchParams.get('branch');
    if (requested === null) return validPoint(sessionStorage.getItem(storageKeys.branch));

    // Otherwise a reload would return to this branch after a switch to another one.
    url.searchParams.delete('branch');
    history.replaceState(history.state, '', url);
    storePoint(validPoint(requested));
    return validPoint(requested);
  } catch {
    // Storage may be closed to us.
    return mainBranch;
  }
}

function validPoint(text: string | null): string {
  return text !== null && isPoint(text) ? text : mainBranch;
}

/** Returns whether a text has the form of a branch or a point. */
export function isPoint(text: string): boolean {
  return /^[\w./-]{1,64}(@\d{1,9})?$/.test(text);
}

/** Returns the branch and the number of the command in a point. A branch without a number is its present state. */
export function parsePoint(text: string): { branch: string; seq: number | null } {
  const [branch = mainBranch, seq] = text.split('@');
  return { branch, seq: seq === undefined ? null : Number(seq) };
}

/** Returns the header that chooses the branch of a request. */
export function branchHeaders(): Record<string, string> {
  const chosen = point.get();
  return chosen === mainBranch ? {} : { 'x-branch': chosen };
}

/** Chooses another branch or point. The page reloads, so that nothing from the previous one remains. */
export function switchTo(chosen: string) {
  storePoint(chosen);
  point.set(chosen);
  location.reload();
}

function storePoint(chosen: string) {
  if (chosen === mainBranch) sessionStorage.removeItem(storageKeys.branch);
  else sessionStorage.setItem(storageKeys.branch, chosen);
}
