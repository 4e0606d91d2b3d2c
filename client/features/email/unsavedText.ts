import { storageKeys } from '../../data/storage.ts';
import type { DraftFields } from './draftFields.ts';

type UnsavedText = Omit<DraftFields, 'files'>;

/**
 * Returns the text that is stored on this device but not yet on the server. `name` is the URL parameter `compose`
 * of the email.
 */
export function readUnsavedText(name: string): UnsavedText | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKeys.unsavedMail) ?? '{}');
    return stored.name === name ? stored.text : undefined;
  } catch {
    return undefined;
  }
}

export function storeUnsavedText(name: string, { files: _, ...text }: DraftFields) {
  try {
    localStorage.setItem(storageKeys.unsavedMail, JSON.stringify({ name, text }));
  } catch {
    // If the storage is full, the user can still write.
  }
}

export function removeUnsavedText() {
  localStorage.removeItem(storageKeys.unsavedMail);
}
