import { storageKeys } from '../../state/storage.ts';
import type { Letter } from './letter.ts';

type Text = Omit<Letter, 'files'>;

/** Returns text that is stored on this device and not yet on the server. */
export function readUnsaved(name: string): Text | undefined {
  try {
    const storedMail = JSON.parse(localStorage.getItem(storageKeys.unsavedMail) ?? '{}');
    return storedMail.name === name ? storedMail.text : undefined;
  } catch {
    return undefined;
  }
}

export function keepUnsaved(name: string, { files: _, ...text }: Letter) {
  try {
    localStorage.setItem(storageKeys.unsavedMail, JSON.stringify({ name, text }));
  } catch {
    // Writing must not fail because the storage is full.
  }
}

export function forgetUnsaved() {
  localStorage.removeItem(storageKeys.unsavedMail);
}
