import { browserStorage, readStored, storageKeys, writeStored } from '../../data/storage.ts';

interface Commenter {
  fullName: string;
  email: string;
  website: string;
}

/** Returns the name, the email and the website that a reader has stored on this device. */
export function readCommenter(): Commenter | null {
  const { fullName, email, website } = Object(readStored(storageKeys.commenter));
  const isComplete = [fullName, email, website].every((text) => typeof text === 'string');
  return isComplete ? { fullName, email, website } : null;
}

export function storeCommenter({ fullName, email, website }: Commenter) {
  writeStored(storageKeys.commenter, { fullName, email, website });
}

export const removeCommenter = () => browserStorage.removeItem(storageKeys.commenter);
