import { readStored, storageKeys, tabStorage, writeStored } from '../../data/storage.ts';
import { createStore } from '../../data/store.ts';
import type { ChatPictureInput } from '../../gql/chat/graphql.ts';
import { session } from '../../session/session.ts';
import { isObjectOf, isText } from '../../ui/form/shapes.ts';

/** A message that the server has not confirmed. */
export interface UnsentMessage {
  key: string;
  contactId: number;
  text: string;
  picture?: ChatPictureInput;
  time: string;
  isFailed: boolean;
  /** Whether the server has refused the message, so that it is not sent again automatically. */
  isRefused?: boolean;
}

const isUnsent = isObjectOf({
  ...{ key: isText, text: isText, contactId: Number.isInteger },
  time: (time) => isText(time) && !Number.isNaN(Date.parse(String(time))),
});

/** The messages that are being sent, also by an earlier page. The server recognises duplicates by their keys. */
export const outbox = createStore<UnsentMessage[]>(
  readUnsent().map((message) => ({ ...message, isFailed: true })),
);

/** The unsent texts in the message fields, by the id of the contact. */
let drafts = readDrafts();

// When another user signs in, the unsent texts of the previous user must disappear.
let ownerId = session.get()?.id;
session.subscribe(() => {
  const id = session.get()?.id;
  if (id === ownerId) return;
  ownerId = id;
  outbox.set(readUnsent());
  drafts = readDrafts();
});

export const getDraft = (contactId: number): string => drafts[contactId] ?? '';

export function storeDraft(contactId: number, text: string) {
  if (text) drafts[contactId] = text;
  else delete drafts[contactId];
  writeStored(storageKeys.chatDrafts, drafts, tabStorage);
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
  writeStored(
    storageKeys.unsentMessages,
    messages.filter(({ picture }) => !picture),
    tabStorage,
  );
}

function readUnsent(): UnsentMessage[] {
  const stored = readStored(storageKeys.unsentMessages, tabStorage);
  return Array.isArray(stored) ? stored.filter(isUnsent) : [];
}

function readDrafts(): Record<string, string> {
  const stored = Object.entries(Object(readStored(storageKeys.chatDrafts, tabStorage)));
  return Object.fromEntries(
    stored.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
