import { storageKeys } from '../../state/storage.ts';
import type { Letter } from './letter.ts';

type Text = Omit<Letter, 'files'>;

/** What was written and not yet saved on the server, kept on this device. */
export function unsavedOf(name: string): Text | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKeys.unsavedMail) ?? '{}');
    return kept.name === name ? kept.text : undefined;
  } catch {
    return undefined;
  }
}

export function keepUnsaved(name: string, { files: _, ...text }: Letter) {
  try {
    localStorage.setItem(storageKeys.unsavedMail, JSON.stringify({ name, text }));
  } catch {
    // A full storage must not stop anybody from writing.
  }
}

export function forgetUnsaved() {
  localStorage.removeItem(storageKeys.unsavedMail);
}
