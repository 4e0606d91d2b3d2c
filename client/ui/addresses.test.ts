import { expect, test } from 'vitest';
import { isSafeAddress } from './addresses.ts';

test.each(['https://x.example', '/apps/todo', '#top', 'mailto:ana@x.example', 'tel:+351'])(
  'a link may lead to %s',
  (address) => expect(isSafeAddress(address)).toBe(true),
);

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '',
  'file:///etc',
])('no link leads to %j', (address) => expect(isSafeAddress(address)).toBe(false));
