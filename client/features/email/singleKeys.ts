import { makeVar } from '@apollo/client';
import { storageKeys } from '../../state/storage.ts';

/** Whether single letters are commands, as chosen on this device. */
export const hasSingleKeys = makeVar(localStorage.getItem(storageKeys.mailKeys) !== 'off');

export function switchSingleKeys(isOn: boolean) {
  hasSingleKeys(isOn);
  if (isOn) localStorage.removeItem(storageKeys.mailKeys);
  else localStorage.setItem(storageKeys.mailKeys, 'off');
}
