import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { resetLayout } from '../state/layout.ts';
import { hasToasts } from '../ui/toasts.ts';
import { setWidth } from './setWidth.ts';

// Lazy modules are compiled when they are first requested, which is slow on a busy machine.
configure({ asyncUtilTimeout: 12_000 });

// Tests of several files run one after the other with the same modules.
beforeEach(() => {
  // A message can still appear after its test has ended.
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
