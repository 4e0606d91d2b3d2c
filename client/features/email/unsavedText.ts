import { browserStorage, readStored, storageKeys, writeStored } from '../../data/storage.ts';
import { isListOf, isObjectOf, isText } from '../../ui/form/shapes.ts';
import type { DraftFields } from './draftFields.ts';

type UnsavedText = Omit<DraftFields, 'files'>;

const isRecipientList = isListOf(isText);
const isUnsavedText = isObjectOf({
  ...{ to: isRecipientList, cc: isRecipientList, bcc: isRecipientList },
  ...{ subject: isText, message: isText },
});

/**
 * Returns the text that is stored on this device but not yet on the server. `name` is the URL parameter `compose`
 * of the email.
 */
export function readUnsavedText(name: string): UnsavedText | undefined {
  const stored = Object(readStored(storageKeys.unsavedMail));
  return stored.name === name && isUnsavedText(stored.text) ? stored.text : undefined;
}

export function storeUnsavedText(name: string, { files: _, ...text }: DraftFields) {
  writeStored(storageKeys.unsavedMail, { name, text });
}

export function removeUnsavedText() {
  browserStorage.removeItem(storageKeys.unsavedMail);
}
