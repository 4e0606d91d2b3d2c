import { createClient } from 'graphql-sse';
import { expect, onTestFinished, test } from 'vitest';
import { limits } from '../graphql/limits.ts';
import { ask, buildTestApp, drivenWorld, listenTestApp, testWorld } from '../testing.ts';

const query = `subscription ($since: String) {
  chatEvents(since: $since) { cursor kind contact { id isTyping } messages { id text } }
}`;

interface Event {
  cursor: string;
  kind: string;
  contact: { id: number; isTyping: boolean } | null;
  messages: { id: number; text: string }[];
}

/** Watches the chats of a server; answers how to wait for so many events. */
function watch(url: string, since?: string) {
  const client = createClient({ url: `${url}/graphql/stream`, retryAttempts: 0 });
  onTestFinished(client.dispose);
  const stream = client.iterate<{ chatEvents: Event }>({ query, variables: { since } });

  return {
    end: () => stream.return?.(),
    async take(count: number): Promise<Event[]> {
      const events: Event[] = [];
      while (events.length < count) {
        const { value, done } = await stream.next();
        if (done || !value.data) break;
        events.push(value.data.chatEvents);
      }
      return events;
    },
  };
}

async function open() {
  const { world, pass } = drivenWorld();
  const app = await buildTestApp({ world });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const post = (message: string) =>
    app.inject({
      method: 'POST',
      url: '/apps/chat/send-msg',
      payload: { obj: { contact: { id: 1 }, message } },
    });
  const cursor = async () => (await ask(app, '{ chatCursor }')).data.chatCursor as string;
  return { app, url, post, pass, cursor };
}

test('every watcher sees a message that REST was sent, and the answer to it', async () => {
  const { url, post, pass, cursor } = await open();
  const since = await cursor();
  const watchers = [watch(url, since), watch(url, since)];

  await post('Hello');
  pass(60_000);

  const [mine, theirs] = await Promise.all(watchers.map(({ take }) => take(3)));
  expect(mine).toEqual(theirs);
  expect(mine?.map(({ kind, contact }) => [kind, contact?.isTyping])).toEqual([
    ['WRITTEN', false],
    ['CHANGED', true],
    ['WRITTEN', false],
  ]);
});

test('who comes back with a cursor gets what came since, once', async () => {
  const { url, post, cursor } = await open();
  const first = watch(url, await cursor());
  await post('One');
  const [one] = await first.take(1);
  first.end();

  await post('Two');
  await post('Three');

  const second = watch(url, one?.cursor);
  const events = await second.take(2);
  expect(events.map(({ messages }) => messages[0]?.text)).toEqual(['Two', 'Three']);
});

test('a cursor of another start, or of too long ago, is told that something was missed', async () => {
  const { app, url, post, cursor } = await open();
  const old = await cursor();
  for (let index = 0; index < 501; index += 1) {
    await ask(app, `mutation { updateChatContact(contact: { id: 1 }) { id } }`);
  }
  await post('Later');

  for (const since of ['zzz-3', 'nonsense', '', old]) {
    const [event] = await watch(url, since || 'x').take(1);
    expect(event).toMatchObject({ kind: 'MISSED', cursor: await cursor(), messages: [] });
  }
});

const send = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/graphql/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test.each([
  ['a query', '{ tasks { id } }'],
  ['a mutation', 'mutation { clearChat(contactId: 1) { chat { id } } }'],
  ['nonsense', 'subscription {'],
  ['an unknown field', 'subscription { weather }'],
  ['too much', `subscription { chatEvents { ${'cursor '.repeat(limits.tokens)} } }`],
  [
    'too many aliases',
    `subscription { chatEvents { ${Array.from({ length: limits.aliases + 1 }, (_, i) => `a${i}: cursor`).join(' ')} } }`,
  ],
])('%s is no subscription to open', async (_, refused) => {
  const url = await listenTestApp();

  const response = await send(url, { query: refused });

  expect(response.status).toBe(400);
  expect((await response.json()).errors[0].message).not.toBe('');
});

test('no other site can open a stream', async () => {
  const url = await listenTestApp();

  const plain = await send(url, JSON.stringify({ query }), { 'content-type': 'text/plain' });

  expect(plain.status).toBe(415);
  expect((await fetch(`${url}/graphql/stream?query=${encodeURIComponent(query)}`)).status).toBe(
    404,
  );
});

test('malformed JSON and a body too large are refused', async () => {
  const url = await listenTestApp();

  expect((await send(url, '{"query":')).status).toBe(400);
  expect((await send(url, { query, variables: { since: 'x'.repeat(2_000_000) } })).status).toBe(
    413,
  );
});

test('where rules are enforced, a stream needs somebody who may read', async () => {
  const app = await buildTestApp({ enforceRules: true, world: testWorld() });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const text = await (await send(url, { query })).text();

  expect(text).toContain('FORBIDDEN');
});

test('closing the server ends its streams', async () => {
  const { app, url } = await open();
  const watcher = watch(url, 'x');
  await watcher.take(1);

  const closed = app.close();

  await watcher.take(1).catch(() => []);
  await closed;
});
