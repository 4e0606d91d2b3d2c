import { readStored, storageKeys, writeStored } from '../state/storage.ts';

type Theme = 'light' | 'dark';

/** Returns the stored colour scheme. Null for that of the system. */
export function readColorScheme(): Theme | null {
  const colorScheme = readStored(storageKeys.colorScheme);
  if (typeof colorScheme !== 'string' || colorScheme === 'system') return null;
  return colorScheme === 'dark' ? 'dark' : 'light';
}

/** Keeps the stored scheme if it is equivalent, such as one of several light schemes. */
export function writeColorScheme(theme: Theme | null) {
  if (theme !== readColorScheme()) writeStored(storageKeys.colorScheme, theme ?? 'system');
}
