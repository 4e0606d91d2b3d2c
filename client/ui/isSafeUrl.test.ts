import { expect, test } from 'vitest';
import { isSafeUrl } from './isSafeUrl.ts';

test.each(['https://x.example', '/apps/todo', '#top', 'mailto:ana@x.example', 'tel:+351'])(
  'a link to %s is allowed',
  (url) => expect(isSafeUrl(url)).toBe(true),
);

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '',
  'file:///etc',
])('a link to %j is not allowed', (url) => expect(isSafeUrl(url)).toBe(false));
