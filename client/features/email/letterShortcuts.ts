import { makeVar } from '@apollo/client';
import { storageKeys } from '../../data/storage.ts';

/** Whether the keyboard shortcuts of a single letter are enabled. The setting is stored on this device. */
export const hasLetterShortcuts = makeVar(localStorage.getItem(storageKeys.mailKeys) !== 'off');

export function setLetterShortcuts(isEnabled: boolean) {
  hasLetterShortcuts(isEnabled);
  if (isEnabled) localStorage.removeItem(storageKeys.mailKeys);
  else localStorage.setItem(storageKeys.mailKeys, 'off');
}
