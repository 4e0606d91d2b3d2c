import type { ReactNode } from 'react';
import { createStore } from '../state/store.ts';

export interface Toast {
  kind: 'success' | 'danger';
  message: ReactNode;
  /** Reverts what the message reports. */
  undo?: () => void;
  /** A button beside the message, such as "Print". */
  action?: { label: string; run: () => void };
}

/** Whether there ever was a toast. The toaster is rendered only then. */
export const hasToasts = createStore(false);

/** Shows a short message. The code of the toaster loads on demand. */
export async function showToast(toast: Toast) {
  const { drawToast } = await import('./Toaster.tsx');
  drawToast(toast);
  hasToasts.set(true);
}
