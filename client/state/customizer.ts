import { createStore } from './store.ts';

/** Whether the panel of the frame's choices is open. */
export const isCustomizing = createStore(false);
