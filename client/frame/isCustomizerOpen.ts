import { createStore } from '../data/store.ts';

/** Whether the customizer is open. */
export const isCustomizerOpen = createStore(false);
