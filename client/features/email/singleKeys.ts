import { makeVar } from '@apollo/client';
import { storageKeys } from '../../state/storage.ts';

/** Whether keyboard shortcuts of a single letter are on, stored on this device. */
export const hasSingleKeys = makeVar(localStorage.getItem(storageKeys.mailKeys) !== 'off');

export function switchSingleKeys(isOn: boolean) {
  hasSingleKeys(isOn);
  if (isOn) localStorage.removeItem(storageKeys.mailKeys);
  else localStorage.setItem(storageKeys.mailKeys, 'off');
}
