import { colours, darker, lighter } from './colours.ts';
import { box, circle, each, shape, stroke } from './svg.ts';

const { paper, walnut } = colours;

export const house = (
  x: number,
  foot: number,
  width: number,
  height: number,
  wall: string,
  roof: string,
) =>
  box(x, foot - height, width, height, wall) +
  shape(
    `M${x - 4} ${foot - height}L${x + width / 2} ${foot - height - width * 0.42}L${x + width + 4} ${foot - height}Z`,
    roof,
  ) +
  each([0, 1, 2, 3], (n) =>
    box(
      x + width * (n % 2 ? 0.58 : 0.2),
      foot - height + 12 + (n > 1 ? 28 : 0),
      width * 0.22,
      16,
      lighter(wall, 0.62),
      2,
    ),
  );

export const tree = (x: number, foot: number, size: number, crown: string) =>
  stroke(`M${x} ${foot}V${foot - 44 * size}`, walnut, 7 * size) +
  circle(x - 17 * size, foot - 50 * size, 22 * size, darker(crown, 0.1)) +
  circle(x + 17 * size, foot - 52 * size, 23 * size, crown) +
  circle(x, foot - 74 * size, 27 * size, lighter(crown, 0.1));

export const ripples = (y: number, colour: string) =>
  each([0, 1, 2, 3, 4, 5], (n) =>
    stroke(`M${30 + n * 106 + (n % 2) * 24} ${y + (n % 3) * 22}h52`, colour, 3.5, 'opacity=".7"'),
  );

export const boxes = (from: readonly (readonly [number, number, number, number, string])[]) =>
  each(
    from,
    ([x, foot, width, height, colour]) =>
      box(x, foot - height, width, height, colour, 2) +
      box(x + width / 2 - 5, foot - height, 10, height, darker(colour, 0.12)) +
      box(x + 6, foot - 14, 14, 7, paper, 1, 'opacity=".8"'),
  );
