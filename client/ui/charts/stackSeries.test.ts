import { expect, test } from 'vitest';
import { stackSeries } from './stackSeries.ts';

const data = [
  { month: 'March', in: 3, out: 2 },
  { month: 'April', in: -1, out: 4 },
];
const series = [{ name: 'in' }, { name: 'out' }];

test('marks that are not stacked begin at zero', () => {
  expect(stackSeries(data, series, false)).toEqual({
    spans: [
      [
        [0, 3],
        [0, -1],
      ],
      [
        [0, 2],
        [0, 4],
      ],
    ],
    extent: [-1, 4],
  });
});

test('stacked marks begin where those of the series before end', () => {
  expect(stackSeries(data, series, true)).toEqual({
    spans: [
      [
        [0, 3],
        [0, -1],
      ],
      [
        [3, 5],
        [-1, 3],
      ],
    ],
    extent: [-1, 5],
  });
});

test('a chart without rows has an extent', () => {
  expect(stackSeries([], series, true)).toEqual({ spans: [[], []], extent: [0, 0] });
});
