import { expect, test } from 'vitest';
import { buildTestApp } from '../test/testApp.ts';
import { createBodyEncoder } from './bodyEncoder.ts';

const long = 'é'.repeat(5000);

test('encodes a long body once while it stays the same', () => {
  const encode = createBodyEncoder();

  const first = encode(long);

  expect(first).toEqual(Buffer.from(long));
  expect(encode([...long].join(''))).toBe(first);
  expect(encode(`${long}!`)).toEqual(Buffer.from(`${long}!`));
});

test('leaves a short body as it is', () => {
  expect(createBodyEncoder()('{"id":1}')).toBe('{"id":1}');
});

test('a response of /graphql has the length of its bytes', async () => {
  const app = await buildTestApp();
  const fields = '{ id title dueDate description tags isCompleted isDeleted isImportant }';
  const query = `{ tasks ${fields} again: tasks ${fields} }`;

  const { headers, rawPayload, json } = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query },
  });

  expect(rawPayload.length).toBeGreaterThan(4096);
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(json().data.again).toEqual(json().data.tasks);
});
