import { storageKeys } from './storage.ts';
import { createStore } from './store.ts';

/** Whether the control panel of the gateway is open over the screen, or was used in this tab before. */
export type PanelState = 'unused' | 'closed' | 'open';

/** The state of the control panel. It survives a reload, because choosing another branch reloads the page. */
export const controlPanel = createStore<PanelState>(readStoredState());

function readStoredState(): PanelState {
  try {
    const stored = sessionStorage.getItem(storageKeys.controlPanel);
    return stored === 'open' || stored === 'closed' ? stored : 'unused';
  } catch {
    // The browser can forbid access to the storage.
    return 'unused';
  }
}

export function setControlPanel(state: PanelState) {
  sessionStorage.setItem(storageKeys.controlPanel, state);
  controlPanel.set(state);
}
