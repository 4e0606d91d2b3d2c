import { expect, test } from 'vitest';
import { computeContrast } from './computeContrast.ts';

test('computes the contrast as WCAG defines it', () => {
  expect(computeContrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(computeContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(computeContrast('#2f5bea', '#2f5bea')).toBe(1);
});
