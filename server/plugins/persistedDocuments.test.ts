import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildTestApp } from '../test/testApp.ts';

test('documentId names a document that was sent before', async () => {
  const app = await buildTestApp();
  const query = '{ viewer { __typename } }';
  const documentId = `sha256:${createHash('sha256').update(query).digest('hex')}`;
  const post = async (payload: object) =>
    (await app.inject({ method: 'POST', url: '/graphql', payload })).json();

  const unknown = await post({ documentId });
  expect(unknown.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');

  expect((await post({ documentId, query })).errors).toBeUndefined();
  expect((await post({ documentId })).data).toEqual({ viewer: null });
  const read = await app.inject({ url: '/graphql', query: { documentId } });
  expect(read.json().data).toEqual({ viewer: null });
});
