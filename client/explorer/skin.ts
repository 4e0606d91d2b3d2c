import { readStored, storageKeys, writeStored } from '../state/storage.ts';

type Theme = 'light' | 'dark';

/** The appearance chosen in the dashboard; null when the system decides. */
export function readSkin(): Theme | null {
  const skin = readStored(storageKeys.skin);
  if (typeof skin !== 'string' || skin === 'system') return null;
  return skin === 'dark' ? 'dark' : 'light';
}

/** Leaves the dashboard's choice alone where it looks the same, such as one of several light skins. */
export function writeSkin(theme: Theme | null) {
  if (theme !== readSkin()) writeStored(storageKeys.skin, theme ?? 'system');
}
