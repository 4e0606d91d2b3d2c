import { readStored, storageKeys, writeStored } from '../../data/storage.ts';

type ColorScheme = 'light' | 'dark';

/** Returns the stored colour scheme. Null if the page follows the colour scheme of the system. */
export function readColorScheme(): ColorScheme | null {
  const colorScheme = readStored(storageKeys.colorScheme);
  if (typeof colorScheme !== 'string' || colorScheme === 'system') return null;
  return colorScheme === 'dark' ? 'dark' : 'light';
}

/** Stores a colour scheme, unless the stored one is equivalent: the dashboard has several light schemes. */
export function writeColorScheme(colorScheme: ColorScheme | null) {
  if (colorScheme === readColorScheme()) return;
  writeStored(storageKeys.colorScheme, colorScheme ?? 'system');
}
