import { expect, test } from 'vitest';
import { isSafeAddress } from './addresses.ts';

test.each(['https://x.example', '/apps/todo', '#top', 'mailto:ana@x.example', 'tel:+351'])(
  'a link to %s is allowed',
  (address) => expect(isSafeAddress(address)).toBe(true),
);

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '',
  'file:///etc',
])('a link to %j is not allowed', (address) => expect(isSafeAddress(address)).toBe(false));
