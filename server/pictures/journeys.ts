import { colours, lighter } from './colours.ts';
import { boxes, tree } from './scenery.ts';
import { box, circle, each, shape, stroke } from './svg.ts';

const {
  cobalt,
  cobaltDeep,
  brass,
  brassLight,
  ink,
  slate,
  slateLight,
  paper,
  clay,
  oak,
  oakDeep,
  sage,
  sageDeep,
} = colours;

const rack = (x: number) =>
  each([150, 216, 282], (y) => box(x, y, 176, 7, cobalt, 1)) +
  each([0, 84, 168], (at) => box(x + at, 66, 8, 250, cobaltDeep, 1)) +
  boxes([
    [x + 14, 150, 34, 44, oak],
    [x + 50, 150, 30, 30, '#e2bd8c'],
    [x + 98, 150, 60, 52, oakDeep],
    [x + 14, 216, 62, 46, '#e2bd8c'],
    [x + 98, 216, 30, 38, oak],
    [x + 132, 216, 32, 50, clay],
    [x + 12, 282, 32, 50, oakDeep],
    [x + 48, 282, 30, 36, oak],
    [x + 96, 282, 68, 44, '#e2bd8c'],
  ]);

/** Where the oak comes from, and how the desks get there. */
export const journeys = {
  'oak-forest': () =>
    box(0, 0, 640, 360, '#f6ecd2') +
    circle(470, 96, 50, '#f3d79a') +
    shape('M0 190Q160 110 320 170T640 130V360H0Z', '#c3d8c4') +
    shape('M0 236Q180 170 360 222T640 190V360H0Z', '#95b99c') +
    each([60, 150, 232, 430, 520, 596] as const, (x, n) =>
      tree(x, 246 - (n % 3) * 8, 0.72, n % 2 ? '#7fa984' : '#a9b46a'),
    ) +
    shape('M0 282Q200 232 400 272T640 254V360H0Z', '#5f8f6c') +
    tree(110, 312, 1.5, sageDeep) +
    tree(540, 316, 1.7, '#4f8a63') +
    tree(320, 296, 1.15, '#c99a3d') +
    each(
      [
        [232, 330],
        [262, 330],
        [247, 306],
      ] as const,
      ([x, y]) =>
        circle(x, y, 15, oakDeep) + circle(x, y, 10.5, oak) + circle(x, y, 5, lighter(oak, 0.35)),
    ),
  warehouse: () =>
    box(0, 0, 640, 360, '#e3e8f2') +
    shape('M0 0H640L560 50H80Z', '#cdd5e4') +
    each([160, 320, 480], (x) => box(x - 34, 24, 68, 8, '#fff6dd', 4)) +
    box(0, 310, 640, 50, '#b7bfd0') +
    stroke('M250 310L200 360M390 310L440 360', brassLight, 7) +
    box(254, 130, 132, 180, '#fbf1d9', 4) +
    shape('M254 310V246Q300 222 340 240T386 232V310Z', '#a8c3a9') +
    each([152, 172, 192], (y) => stroke(`M258 ${y}H382`, '#ead9b0', 2)) +
    rack(40) +
    rack(424) +
    box(288, 262, 58, 40, brassLight, 8) +
    stroke('M300 262V222H334L342 262', ink, 6) +
    stroke('M354 216V306M354 302H388', slate, 6) +
    boxes([[358, 298, 40, 36, oak]]) +
    circle(302, 306, 12, ink) +
    circle(336, 306, 12, ink) +
    circle(302, 306, 4, slateLight) +
    circle(336, 306, 4, slateLight),
  'moving-day': () =>
    box(0, 0, 640, 360, '#d3e6e4') +
    circle(96, 84, 36, '#fbe9c2') +
    each(
      [
        [210, 66],
        [246, 58],
        [280, 68],
      ] as const,
      ([x, y]) => circle(x, y, 24, paper),
    ) +
    shape('M0 230Q170 150 340 212T640 170V360H0Z', '#a8cbbd') +
    box(0, 296, 640, 64, '#8a94ad') +
    stroke('M20 330H620', paper, 5, 'stroke-dasharray="34 26"') +
    box(170, 126, 270, 160, cobalt, 8) +
    box(170, 250, 270, 36, cobaltDeep, 6) +
    shape('M452 172H520C532 172 546 214 552 238V286H452Z', brassLight) +
    shape('M470 186H514L532 232H470Z', '#dbe9fb') +
    box(440, 262, 14, 24, slate) +
    shape('M280 214C280 184 292 168 306 168S332 184 332 214Z', brassLight) +
    box(272, 212, 68, 9, brass, 4) +
    circle(306, 163, 6, brass) +
    each([230, 390, 506], (x) => circle(x, 290, 27, ink) + circle(x, 290, 11, slateLight)) +
    boxes([
      [34, 300, 66, 56, oak],
      [104, 300, 46, 40, oakDeep],
      [48, 244, 50, 38, '#e2bd8c'],
      [580, 300, 44, 46, oak],
    ]) +
    tree(604, 254, 0.6, sage),
} satisfies Record<string, () => string>;
