import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { resetLayout } from '../state/layout.ts';
import { hasToasts } from '../ui/toasts.ts';
import { setWidth } from './setWidth.ts';

// Vite transforms a lazy module on the first request, which is slow on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Several test files run one after the other with the same modules, so that state must be reset.
beforeEach(() => {
  // A toast can still appear after its test has ended.
  notifications.clean();
  hasToasts.set(false);
});

afterEach(() => {
  cleanup();
  resetLayout();
  setWidth(1440);
  localStorage.clear();
  sessionStorage.clear();
});
