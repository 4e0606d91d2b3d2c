import { createStore } from '../../data/store.ts';
import type { ChatPictureInput } from '../../gql/chat/graphql.ts';
import { session } from '../../session/session.ts';

/** A message that the server has not confirmed. */
export interface UnsentMessage {
  key: string;
  contactId: number;
  text: string;
  picture?: ChatPictureInput;
  time: string;
  isFailed: boolean;
}

/** The keys in the session storage. */
const outboxKeys = { unsent: 'frontdesk.chat.unsent', drafts: 'frontdesk.chat.drafts' };

/**
 * The messages that are being sent. After a reload, the user can send them again. The server recognises duplicates by
 * their keys.
 */
export const outbox = createStore<UnsentMessage[]>(
  readStoredValue<UnsentMessage[]>(outboxKeys.unsent, []).map((message) => ({
    ...message,
    isFailed: true,
  })),
);

/** The unsent texts in the message fields, by the id of the contact. */
let drafts = readStoredValue<Record<string, string>>(outboxKeys.drafts, {});

// When another user signs in, the unsent texts of the previous user must disappear.
let ownerId = session.get()?.id;
session.subscribe(() => {
  const id = session.get()?.id;
  if (id === ownerId) return;
  ownerId = id;
  outbox.set(readStoredValue(outboxKeys.unsent, []));
  drafts = readStoredValue(outboxKeys.drafts, {});
});

export const getDraft = (contactId: number): string => drafts[contactId] ?? '';

export function storeDraft(contactId: number, text: string) {
  if (text) drafts[contactId] = text;
  else delete drafts[contactId];
  storeValue(outboxKeys.drafts, drafts);
}

export function saveUnsent(message: UnsentMessage) {
  setOutbox([...outbox.get().filter(({ key }) => key !== message.key), message]);
}

export function removeUnsent(key: string) {
  setOutbox(outbox.get().filter((message) => message.key !== key));
}

function setOutbox(messages: UnsentMessage[]) {
  outbox.set(messages);
  // Messages with pictures are not stored, because pictures are too large.
  storeValue(
    outboxKeys.unsent,
    messages.filter(({ picture }) => !picture),
  );
}

function readStoredValue<Value>(key: string, fallback: Value): Value {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as Value;
  } catch {
    return fallback;
  }
}

function storeValue(key: string, value: object) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // If the storage is full or forbidden, a reload loses unsent messages.
  }
}
