import { createStore } from './store.ts';

/** Whether the customizer is open. */
export const isCustomizerOpen = createStore(false);
