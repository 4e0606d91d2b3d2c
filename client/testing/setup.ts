import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { resetLayout } from '../state/layout.ts';
import { setWidth } from './setWidth.ts';

// Lazy modules are compiled when they are first requested, which is slow on a busy machine.
configure({ asyncUtilTimeout: 12_000 });

afterEach(() => {
  cleanup();
  // Tests of several files run one after the other with the same modules.
  resetLayout();
  setWidth(1440);
  localStorage.clear();
  sessionStorage.clear();
});
