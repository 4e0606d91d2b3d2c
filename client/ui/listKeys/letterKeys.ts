import { browserStorage, storageKeys } from '../../data/storage.ts';
import { createStore } from '../../data/store.ts';

/** Whether the keyboard shortcuts of a single character are enabled. The setting is stored on this device. */
export const hasLetterKeys = createStore(browserStorage.getItem(storageKeys.letterKeys) !== 'off');

export function setLetterKeys(isEnabled: boolean) {
  hasLetterKeys.set(isEnabled);
  if (isEnabled) browserStorage.removeItem(storageKeys.letterKeys);
  else browserStorage.setItem(storageKeys.letterKeys, 'off');
}
