import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { formatCurl, formatFetch, type RequestOptions } from './formatRequest.ts';

const request: RequestOptions = {
  method: 'POST',
  url: '/desks/1',
  headers: { accept: 'application/json', 'content-type': 'application/json' },
  body: '{\n  "note": "Ana\'s"\n}',
};

test('the curl command escapes single quotes', () => {
  expect(formatCurl('http://127.0.0.1:4000', request)).toBe(
    `curl -X POST 'http://127.0.0.1:4000/desks/1' -H 'content-type: application/json' -d '{"note":"Ana'\\''s"}'`,
  );
});

test('the curl command of a stream is not buffered', () => {
  const headers = { accept: 'text/event-stream' };

  expect(formatCurl('http://127.0.0.1:4000', { ...request, headers })).toMatch(
    /^curl -N .* -H 'accept: text\/event-stream'/,
  );
});

test('the JavaScript sends the same request', () => {
  const code = formatFetch('http://127.0.0.1:4000', request);

  const fetch =
    'globalThis.fetch = async (...args) => ({ status: JSON.stringify(args), text: () => "" });';
  const args = ['--input-type=module', '-e', fetch + code];
  const [url, options] = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));

  expect(url).toBe('http://127.0.0.1:4000/desks/1');
  expect(options).toEqual({
    method: 'POST',
    headers: request.headers,
    body: JSON.stringify(JSON.parse(request.body ?? '')),
  });
});
