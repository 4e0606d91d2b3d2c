import { readStored, storageKeys, tabStorage } from '../../data/storage.ts';
import { isExpired, session } from '../../session/session.ts';
import { isPlainObject } from './changes.ts';

/** The changed fields of a form in the storage. */
interface StoredDraft {
  /** The id of the user who has entered the values. */
  owner: number;
  /** The values before the change. */
  base: Record<string, unknown>;
  values: Record<string, unknown>;
}

/**
 * Returns the draft of the viewer in this tab. The tab keeps it when the page is reloaded and when the session expires. Its values
 * are not validated.
 */
export function readDraft(name: string): StoredDraft | undefined {
  const draft = readStored(storageKeys.formDraft(name), tabStorage);
  if (!isPlainObject(draft) || draft.owner !== session.get()?.id) return undefined;
  const { base, values } = draft;
  const isValid = isPlainObject(base) && isPlainObject(values) && Object.keys(values).length > 0;
  return isValid ? (draft as unknown as StoredDraft) : undefined;
}

/** Returns whether there is a draft. A drawer with a draft is open at the start. */
export const hasDraft = (name: string) => readDraft(name) !== undefined;

/** Returns whether the draft was stored. The input of a user who has signed out is not stored. */
export function writeDraft(name: string, draft: StoredDraft): boolean {
  if (session.get()?.id !== draft.owner && !isExpired.get()) return false;
  return tabStorage.setItem(storageKeys.formDraft(name), JSON.stringify(draft));
}

export const removeDraft = (name: string) => tabStorage.removeItem(storageKeys.formDraft(name));
