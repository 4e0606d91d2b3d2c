import { storageKeys, tabStorage } from '../../data/storage.ts';
import { createStore } from '../../data/store.ts';

/** The state of the control panel of the gateway: not used in this tab yet, closed, or open over the screen. */
export type PanelState = 'unused' | 'closed' | 'open';

/** The state of the control panel. It is stored, because a switch to another branch reloads the page. */
export const controlPanel = createStore<PanelState>(readStoredState());

function readStoredState(): PanelState {
  const stored = tabStorage.getItem(storageKeys.controlPanel);
  return stored === 'open' || stored === 'closed' ? stored : 'unused';
}

export function setControlPanel(state: PanelState) {
  tabStorage.setItem(storageKeys.controlPanel, state);
  controlPanel.set(state);
}
