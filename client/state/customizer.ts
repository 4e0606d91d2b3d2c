import { createStore } from './store.ts';

/** Whether the customizer is open. */
export const isCustomizing = createStore(false);
