import { makeVar } from '@apollo/client';
import { browserStorage, storageKeys } from '../../data/storage.ts';

/** Whether the keyboard shortcuts of a single letter are enabled. The setting is stored on this device. */
export const hasLetterShortcuts = makeVar(browserStorage.getItem(storageKeys.mailKeys) !== 'off');

export function setLetterShortcuts(isEnabled: boolean) {
  hasLetterShortcuts(isEnabled);
  if (isEnabled) browserStorage.removeItem(storageKeys.mailKeys);
  else browserStorage.setItem(storageKeys.mailKeys, 'off');
}
