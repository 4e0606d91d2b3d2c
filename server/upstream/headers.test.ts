import { expect, test } from 'vitest';
import { selectRequestHeaders, selectResponseHeaders } from './headers.ts';

const headers = { connection: 'X-Hop, close', 'x-hop': '1', 'x-end': '2' };

test('headers that Connection names are not passed on, in either direction', () => {
  const options = { forwardsCredentials: true, isRead: false, isStreamed: false };

  expect(selectRequestHeaders(headers, options)).toEqual({ 'x-end': '2' });
  expect(selectResponseHeaders(headers, true)).toEqual({ 'x-end': '2' });
});
