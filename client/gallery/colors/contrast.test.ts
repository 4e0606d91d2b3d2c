import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test('computes the contrast as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#2f5bea', '#2f5bea')).toBe(1);
});
