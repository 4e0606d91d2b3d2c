import { expect, test } from 'vitest';
import { selectRequestHeaders, selectResponseHeaders } from './headers.ts';

const headers = { connection: 'X-Hop, close', 'x-hop': '1', 'x-end': '2' };

test('headers of this gateway are not passed on, in either direction', () => {
  const options = { forwardsCredentials: true, isRead: false, isStreamed: false };
  const own = { 'x-branch': 'a', 'x-mock-error': '500', 'x-position': '1', 'x-clock': 'a' };
  const sent = { ...own, 'x-graphql-event-stream-token': 'a', 'mcp-session-id': 'a', 'x-end': '1' };

  expect(selectRequestHeaders(sent, options)).toEqual({ 'x-end': '1' });
  expect(selectResponseHeaders(sent, true)).toEqual({ 'x-end': '1' });
});

test('headers that change the data of the origin in a browser are not passed on', () => {
  const received = {
    'clear-site-data': '"*"',
    'service-worker-allowed': '/',
    nel: '{}',
    'reporting-endpoints': 'a="https://upstream.example"',
    'alt-svc': 'h3=":443"',
    'accept-ch': 'Sec-CH-UA',
    'cache-control': 'no-store',
  };

  expect(selectResponseHeaders(received, true)).toEqual({ 'cache-control': 'no-store' });
});

test('headers that Connection names are not passed on, in either direction', () => {
  const options = { forwardsCredentials: true, isRead: false, isStreamed: false };

  expect(selectRequestHeaders(headers, options)).toEqual({ 'x-end': '2' });
  expect(selectResponseHeaders(headers, true)).toEqual({ 'x-end': '2' });
});
