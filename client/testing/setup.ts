import '@testing-library/jest-dom/vitest';
import { threadId } from 'node:worker_threads';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { clearOwnPositions } from '../data/ownChanges.ts';
import { session } from '../session/session.ts';
import { resetLayout } from '../theme/layout.ts';
import { setLetterKeys } from '../ui/listKeys/letterKeys.ts';
import { hasToasts } from '../ui/toasts.ts';
import { setWidth } from './setWidth.ts';

configure({
  // Vite transforms a lazy module on the first request, which is slow on a busy machine.
  asyncUtilTimeout: 30_000,
  // By default, each event is dispatched in `act`, which renders all pending updates, and drops a render that suspends: the page
  // would never show it. Here only urgent updates are rendered before the next event, as in a browser.
  eventWrapper: (dispatch) => flushSync(dispatch),
  // By default, the message contains the document. Printing it took a fifth of the time of a long test, because it is also
  // printed whenever an element that a test waits for is not there yet.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// Two test files run at the same time in threads of one process. A message of one must not sign out the other.
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${threadId}`);
  }
};

// Several test files run one after the other with the same modules, so that state must be reset.
beforeEach(() => {
  // A toast can still appear after its test has ended.
  notifications.clean();
  hasToasts.set(false);
  // Each test has a branch of its own, whose commands have the positions of those of the test before.
  clearOwnPositions();
});

afterEach(() => {
  cleanup();
  resetLayout();
  setLetterKeys(true);
  setWidth(1440);
  localStorage.clear();
  sessionStorage.clear();
  session.set(null);
});

// A module whose loading is interrupted by the end of a file would be missing in the following files.
afterAll(() => vi.dynamicImportSettled());
