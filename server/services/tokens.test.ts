import { expect, test } from 'vitest';
import { createTokens } from './tokens.ts';

const secret = (byte: number) => new Uint8Array(32).fill(byte);
const open = () => createTokens({ access: secret(1), refresh: secret(2) });
const start = new Date('2026-03-09T09:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const token = { userId: 7, name: '7:4.2' };

test('a token is verified once and remembered until it expires', async () => {
  const tokens = open();
  const text = await tokens.sign('refresh', token, start);

  const first = tokens.verify('refresh', `"${text}"`, later(1));

  expect(first).toBeInstanceOf(Promise);
  expect(await first).toMatchObject(token);
  expect(tokens.verify('refresh', text, later(599))).toMatchObject(token);
  expect(tokens.verify('refresh', text, later(600))).toBeUndefined();
});

test('a token of the other kind, of another server, or an expired one is not valid', async () => {
  const tokens = open();
  const text = await tokens.sign('access', { userId: 7, name: '' }, start);
  const foreign = createTokens({ access: secret(3), refresh: secret(3) });

  expect(await tokens.verify('refresh', text, start)).toBeUndefined();
  expect(await foreign.verify('access', text, start)).toBeUndefined();
  expect(await open().verify('access', text, later(600))).toBeUndefined();
  expect(await tokens.verify('access', 'nonsense', start)).toBeUndefined();
  expect(tokens.verify('access', '', start)).toBeUndefined();
});
