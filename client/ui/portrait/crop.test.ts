import { expect, test } from 'vitest';
import { dragCrop, getSquare, initialCrop, limitCrop } from './crop.ts';

const wide = { width: 600, height: 400 };

test('the initial crop shows as much of the picture as possible', () => {
  expect(getSquare(limitCrop(initialCrop, wide), wide)).toEqual({ left: 100, top: 0, side: 400 });
});

test('dragging moves the picture within the square', () => {
  const draggedCrop = dragCrop(initialCrop, wide, 200, 50, 30);
  expect(getSquare(draggedCrop, wide).left).toBeCloseTo(0);
  expect(getSquare(draggedCrop, wide).top).toBeCloseTo(0);

  const back = dragCrop(initialCrop, wide, 200, -25, 0);
  expect(getSquare(back, wide).left).toBeCloseTo(150);
});

test('zooming stays within the limits', () => {
  expect(limitCrop({ ...initialCrop, zoom: 9 }, wide).zoom).toBe(4);
  expect(limitCrop({ zoom: 0, x: 0, y: 2 }, wide)).toEqual({ zoom: 1, x: 1 / 3, y: 0.5 });
});
