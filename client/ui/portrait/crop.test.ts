import { expect, test } from 'vitest';
import { kept, pulled, squareOf, wholeCrop } from './crop.ts';

const wide = { width: 600, height: 400 };

test('at first, as much of the picture as fits is in the square', () => {
  expect(squareOf(kept(wholeCrop, wide), wide)).toEqual({ left: 100, top: 0, side: 400 });
});

test('pulling moves the picture with the pointer, and never out of the square', () => {
  const moved = pulled(wholeCrop, wide, 200, 50, 30);
  expect(squareOf(moved, wide).left).toBeCloseTo(0);
  expect(squareOf(moved, wide).top).toBeCloseTo(0);

  const back = pulled(wholeCrop, wide, 200, -25, 0);
  expect(squareOf(back, wide).left).toBeCloseTo(150);
});

test('enlarging stays within bounds', () => {
  expect(kept({ ...wholeCrop, zoom: 9 }, wide).zoom).toBe(4);
  expect(kept({ zoom: 0, x: 0, y: 2 }, wide)).toEqual({ zoom: 1, x: 1 / 3, y: 0.5 });
});
