import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../data/storage.ts';
import {
  beginSession,
  expireSession,
  session,
  shareSessionWithOtherTabs,
  signOut,
} from './session.ts';
import { requestSession } from './sharedSession.ts';

const user = {
  ...{ id: 1, fullName: 'Ada', username: 'ada', avatar: null, email: 'ada@desk.example' },
  ...{ role: 'ADMIN' as const, ability: [], extras: null },
};
const tokens = { accessToken: 'a', refreshToken: '' };

/** Returns the messages that another tab receives, and a function that sends one from there. */
function openOtherTab() {
  const channel = new BroadcastChannel('frontdesk.session');
  const received: { kind: string; items?: Record<string, string> }[] = [];
  channel.addEventListener('message', ({ data }) => void received.push(data));
  return {
    received,
    send: (message: unknown) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

const stopSharing = shareSessionWithOtherTabs();
afterAll(stopSharing);
beforeEach(() => expireSession());

test('a tab hands over a session that is not remembered, and the other tab keeps it', async () => {
  const other = openOtherTab();
  beginSession(user, tokens, false);
  await vi.waitFor(() => expect(other.received).toHaveLength(1));
  const [{ items } = {}] = other.received;
  expect(items?.[storageKeys.accessToken]).toBe('"a"');

  other.send({ kind: 'request' });
  await vi.waitFor(() => expect(other.received).toHaveLength(2));

  signOut();
  await vi.waitFor(() => expect(other.received.at(-1)?.kind).toBe('end'));
  other.send({ kind: 'session', items });
  await vi.waitFor(() => expect(session.get()?.id).toBe(1));
  expect(localStorage.getItem(storageKeys.userData)).toBeNull();

  other.send({ kind: 'end', hasExpired: false });
  await vi.waitFor(() => expect(session.get()).toBeNull());
  other.close();
});

test('a remembered session is not sent, and continues without another tab', async () => {
  const other = openOtherTab();
  beginSession(user, tokens, true);

  await requestSession();

  expect(other.received.map(({ kind }) => kind)).toEqual(['request']);
  expect(session.get()?.id).toBe(1);
  other.close();
});
