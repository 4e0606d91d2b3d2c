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

/** The keys begin with `frontdesk.`, so that signing out deletes the drafts. */
const getKey = (name: string) => `frontdesk.form.${name}`;

/**
 * Returns the draft of the viewer in this tab. The tab keeps it when the page is reloaded and when the session expires. Its values
 * are not validated.
 */
export function readDraft(name: string): StoredDraft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(getKey(name)) ?? 'null');
    if (!isPlainObject(draft) || draft.owner !== session.get()?.id) return undefined;
    const { base, values } = draft;
    const isValid = isPlainObject(base) && isPlainObject(values) && Object.keys(values).length > 0;
    return isValid ? (draft as unknown as StoredDraft) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether there is a draft. A drawer with a draft is open at the start. */
export const hasDraft = (name: string) => readDraft(name) !== undefined;

/** Returns whether the draft was stored. The input of a user who has signed out is not stored. */
export function writeDraft(name: string, draft: StoredDraft): boolean {
  const isStored = session.get()?.id === draft.owner || isExpired.get();
  try {
    if (isStored) sessionStorage.setItem(getKey(name), JSON.stringify(draft));
    return isStored;
  } catch {
    // The storage is full or blocked. The form still has all values.
    return false;
  }
}

export function removeDraft(name: string) {
  try {
    sessionStorage.removeItem(getKey(name));
  } catch {}
}
