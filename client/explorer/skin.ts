import { readStored, storageKeys, writeStored } from '../state/storage.ts';

type Theme = 'light' | 'dark';

/** Returns the stored colour scheme. Null for that of the system. */
export function readSkin(): Theme | null {
  const skin = readStored(storageKeys.skin);
  if (typeof skin !== 'string' || skin === 'system') return null;
  return skin === 'dark' ? 'dark' : 'light';
}

/** Keeps the stored scheme if it is equivalent, such as one of several light schemes. */
export function writeSkin(theme: Theme | null) {
  if (theme !== readSkin()) writeStored(storageKeys.skin, theme ?? 'system');
}
