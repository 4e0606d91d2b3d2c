import { storageKeys } from '../../data/storage.ts';
import { createStore } from '../../data/store.ts';

/** The state of the control panel of the gateway: not used in this tab yet, closed, or open over the screen. */
export type PanelState = 'unused' | 'closed' | 'open';

/** The state of the control panel. It is stored, because a switch to another branch reloads the page. */
export const controlPanel = createStore<PanelState>(readStoredState());

function readStoredState(): PanelState {
  try {
    const stored = sessionStorage.getItem(storageKeys.controlPanel);
    return stored === 'open' || stored === 'closed' ? stored : 'unused';
  } catch {
    // The browser can block the storage.
    return 'unused';
  }
}

export function setControlPanel(state: PanelState) {
  sessionStorage.setItem(storageKeys.controlPanel, state);
  controlPanel.set(state);
}
