import { expect, test } from 'vitest';
import { createTokens } from './tokens.ts';

const createSecret = (byte: number) => new Uint8Array(32).fill(byte);
const createTestTokens = () => createTokens({ access: createSecret(1), refresh: createSecret(2) });
const start = new Date('2026-03-09T09:00:00Z');
const getTimeAfter = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const token = { userId: 7, name: '7:4.2' };

test('a verified token is cached until it expires', async () => {
  const tokens = createTestTokens();
  const text = await tokens.sign('refresh', token, start);

  const first = tokens.verify('refresh', `"${text}"`, getTimeAfter(1));

  expect(first).toBeInstanceOf(Promise);
  expect(await first).toMatchObject(token);
  expect(tokens.verify('refresh', text, getTimeAfter(599))).toMatchObject(token);
  expect(tokens.verify('refresh', text, getTimeAfter(600))).toBeUndefined();
});

test('a token of the other kind, of another server or after its expiry is invalid', async () => {
  const tokens = createTestTokens();
  const text = await tokens.sign('access', { userId: 7, name: '' }, start);
  const foreign = createTokens({ access: createSecret(3), refresh: createSecret(3) });

  expect(await tokens.verify('refresh', text, start)).toBeUndefined();
  expect(await foreign.verify('access', text, start)).toBeUndefined();
  expect(await createTestTokens().verify('access', text, getTimeAfter(600))).toBeUndefined();
  expect(await tokens.verify('access', 'nonsense', start)).toBeUndefined();
  expect(tokens.verify('access', '', start)).toBeUndefined();
});
