import type { ChatPictureInput } from '../../gql/chat/graphql.ts';
import { session } from '../../state/session.ts';
import { createStore } from '../../state/store.ts';

/** A message that the server has not confirmed. */
export interface Unsent {
  key: string;
  contactId: number;
  text: string;
  picture?: ChatPictureInput;
  time: string;
  isFailed: boolean;
}

const places = { unsent: 'frontdesk.chat.unsent', drafts: 'frontdesk.chat.drafts' };

/**
 * The messages that are being sent. After a reload they can be sent again: their keys prevent
 * duplicates.
 */
export const outbox = createStore<Unsent[]>(
  readStoredOutbox<Unsent[]>(places.unsent, []).map((message) => ({ ...message, isFailed: true })),
);

/** Unsent text by contact. */
let drafts = readStoredOutbox<Record<string, string>>(places.drafts, {});

// The unsent texts are deleted when another user signs in.
let ownerId = session.get()?.id;
session.subscribe(() => {
  const id = session.get()?.id;
  if (id === ownerId) return;
  ownerId = id;
  outbox.set(readStoredOutbox(places.unsent, []));
  drafts = readStoredOutbox(places.drafts, {});
});

export const getDraft = (contactId: number): string => drafts[contactId] ?? '';

export function keepDraft(contactId: number, text: string) {
  if (text) drafts[contactId] = text;
  else delete drafts[contactId];
  store(places.drafts, drafts);
}

export function putUnsent(message: Unsent) {
  change([...outbox.get().filter(({ key }) => key !== message.key), message]);
}

export function dropUnsent(key: string) {
  change(outbox.get().filter((message) => message.key !== key));
}

function change(messages: Unsent[]) {
  outbox.set(messages);
  // Messages with pictures are not stored, because pictures are too large.
  store(
    places.unsent,
    messages.filter(({ picture }) => !picture),
  );
}

function readStoredOutbox<Value>(place: string, fallback: Value): Value {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '') as Value;
  } catch {
    return fallback;
  }
}

function store(place: string, value: object) {
  try {
    sessionStorage.setItem(place, JSON.stringify(value));
  } catch {
    // If the storage is full or forbidden, a reload loses unsent messages.
  }
}
