import type { ReactNode } from 'react';
import { createStore } from '../data/store.ts';

export interface Toast {
  kind: 'success' | 'danger';
  message: ReactNode;
  /** Reverts the reported action. */
  undo?: () => void;
  /** A button beside the message, such as "Print". */
  action?: { label: string; run: () => void };
}

/** Whether a toast was ever shown. Until then, the toaster is not rendered. */
export const hasToasts = createStore(false);

/** Reverts the action of the latest visible message that can be undone. */
export const clickUndo = () =>
  [...document.querySelectorAll<HTMLElement>('[data-undo]')].at(-1)?.click();

/** Shows a short message. The code of the toaster loads on demand. */
export async function showToast(toast: Toast) {
  const { renderToast } = await import('./Toaster.tsx');
  renderToast(toast);
  hasToasts.set(true);
}
