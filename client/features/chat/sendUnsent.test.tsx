import type { ApolloClient } from '@apollo/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConnectionError } from '../../data/failure.ts';
import { storageKeys } from '../../data/storage.ts';
import { beginSession } from '../../session/session.ts';
import { outbox } from './outbox.ts';
import { resendMessages, sendUnsent } from './sendUnsent.ts';

const message = { contactId: 1, text: 'Hello', time: '2026-03-09T09:00:00Z', isFailed: false };
const refusal = Object.assign(new Error('Blocked'), {
  errors: [{ message: 'Blocked', extensions: { code: 'BAD_USER_INPUT' } }],
});

const createClient = () => {
  const mutate = vi.fn(async ({ variables }: { variables: { key: string } }): Promise<unknown> => {
    if (variables.key === 'refused') return { error: refusal };
    return mutate.mock.calls.length < 3 ? { error: new ConnectionError('offline') } : { data: {} };
  });
  return { mutate } as unknown as ApolloClient & { mutate: typeof mutate };
};

beforeEach(() => {
  beginSession(
    {
      ...{ id: 1, fullName: 'Ada', username: 'ada', avatar: null, email: 'ada@desk.example' },
      ...{ role: 'ADMIN', ability: [], extras: null },
    },
    { accessToken: 'a', refreshToken: '' },
    true,
  );
  outbox.set([]);
});

test('sends unsent messages when the browser is online again, except refused ones', async () => {
  const client = createClient();
  await sendUnsent(client, { ...message, key: 'lost' });
  await sendUnsent(client, { ...message, key: 'refused' });
  expect(outbox.get().map(({ isFailed }) => isFailed)).toEqual([true, true]);

  resendMessages(client);
  window.dispatchEvent(new Event('online'));

  await vi.waitFor(() => expect(outbox.get().map(({ key }) => key)).toEqual(['refused']));
});

test('stored messages of another shape are ignored', () => {
  const stored = [
    { text: 'Hello' },
    null,
    { ...message, key: 'a', time: 'x' },
    { ...message, key: 'b' },
  ];
  sessionStorage.setItem(storageKeys.unsentMessages, JSON.stringify(stored));

  beginSession(
    {
      ...{ id: 2, fullName: 'Bo', username: 'bo', avatar: null, email: 'bo@desk.example' },
      ...{ role: 'ADMIN', ability: [], extras: null },
    },
    { accessToken: 'a', refreshToken: '' },
    true,
  );

  expect(outbox.get().map(({ key }) => key)).toEqual(['b']);
});
