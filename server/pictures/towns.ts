import { colours, darker } from './colours.ts';
import { house, ripples, tree } from './scenery.ts';
import { box, circle, each, shape, stroke } from './svg.ts';

const { cobalt, cobaltSoft, brassLight, ink, slate, slateMid, paper, clay, sage, sageDeep, teal } =
  colours;

/** Places around the four offices, and the road between them. */
export const towns = {
  harbour: () =>
    box(0, 0, 640, 360, '#cfe0f7') +
    circle(470, 104, 44, '#fbe3b0') +
    each(
      [
        [40, '#a5553d'],
        [128, '#b8654c'],
        [216, '#8f4a37'],
      ] as const,
      ([x, wall]) => house(x, 236, 84, 110, wall, darker(wall, 0.3)),
    ) +
    stroke('M420 236V96M420 96H560M420 120L556 98M420 96L388 130M388 96H420', slate, 8) +
    stroke('M540 100V170', slate, 3) +
    box(518, 170, 44, 24, cobalt, 2) +
    stroke('M404 236L420 180L436 236', slate, 7) +
    box(0, 234, 640, 12, slateMid) +
    box(0, 246, 640, 114, '#4f7fcf') +
    shape('M330 268H600L574 318H360Z', ink) +
    each([0, 1, 2, 3, 4], (n) =>
      box(
        366 + n * 38,
        n % 2 ? 238 : 222,
        35,
        n % 2 ? 30 : 46,
        [clay, brassLight, teal, cobaltSoft, paper][n] ?? clay,
        1,
      ),
    ) +
    box(560, 216, 24, 52, paper, 2) +
    ripples(300, '#86abe6'),
  mill: () =>
    box(0, 0, 640, 360, '#dfe7ee') +
    shape('M0 210Q120 150 260 196T640 160V360H0Z', '#b9d0bb') +
    shape('M0 244Q180 206 340 236T640 216V360H0Z', '#8fb396') +
    box(452, 44, 30, 222, '#9c5340') +
    box(446, 38, 42, 12, '#7f4132', 2) +
    each(
      [
        [470, 24, 10],
        [488, 12, 14],
        [512, 4, 17],
      ] as const,
      ([x, y, radius]) => circle(x, y, radius, paper, 'opacity=".8"'),
    ) +
    box(150, 92, 300, 172, '#b5634b') +
    shape('M140 94L187 56L225 94L262 56L300 94L337 56L375 94L412 56L460 94Z', slate) +
    each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], (n) =>
      box(
        170 + (n % 6) * 46,
        112 + Math.floor(n / 6) * 48,
        28,
        32,
        n % 5 === 1 ? '#ffe9b0' : '#dbe6f5',
        3,
      ),
    ) +
    box(0, 264, 640, 14, '#7a8d6b') +
    box(0, 278, 640, 82, '#6f9cc9') +
    ripples(300, '#a5c4e2') +
    tree(76, 266, 1.1, sage) +
    tree(548, 266, 1.25, sageDeep) +
    tree(606, 268, 0.9, sage),
  'lisbon-hills': () =>
    box(0, 0, 640, 360, '#ffe6bd') +
    circle(150, 100, 48, '#fff6dd') +
    shape('M0 220Q150 120 320 190T640 130V360H0Z', '#f2c58f') +
    each(
      [
        [330, 196, '#f6d9cc'],
        [386, 186, '#cfe0f7'],
        [442, 176, '#f8ecd2'],
        [498, 170, '#e9b8a2'],
        [554, 164, '#d5e6da'],
      ] as const,
      ([x, y, wall]) => house(x, y + 40, 52, 66, wall, '#c4694d'),
    ) +
    shape('M0 260Q160 190 330 240T640 210V360H0Z', '#e2a56e') +
    each(
      [
        [40, 272, '#cfe0f7'],
        [104, 258, '#f8ecd2'],
        [168, 254, '#e9b8a2'],
        [232, 262, '#d5e6da'],
        [500, 268, '#f6d9cc'],
        [566, 264, '#f8ecd2'],
      ] as const,
      ([x, y, wall]) => house(x, y + 36, 60, 76, wall, '#b5563c'),
    ) +
    box(0, 300, 640, 60, '#9aa3b5') +
    stroke('M0 322H640M0 342H640', slate, 3) +
    stroke('M0 196H640', slate, 1.5) +
    stroke('M400 250L420 198', slate, 3) +
    box(330, 250, 150, 74, brassLight, 10) +
    box(330, 250, 150, 16, paper, 8) +
    each([0, 1, 2, 3], (n) => box(342 + n * 33, 272, 26, 24, '#4b5f86', 3)) +
    circle(364, 328, 11, ink) +
    circle(446, 328, 11, ink),
  'lyon-rivers': () =>
    box(0, 0, 640, 360, '#d8e4fb') +
    shape('M0 170Q160 90 330 150T640 110V260H0Z', '#a8c3a9') +
    box(470, 66, 10, 66, paper) +
    shape('M458 132V84H492V132Z', '#f4efe2') +
    shape('M454 86L475 58L496 86Z', slateMid) +
    each(
      [
        [0, '#f3d3a4'],
        [78, '#e9b08b'],
        [156, '#f6e3c4'],
        [234, '#d99c7c'],
        [312, '#f3d3a4'],
        [390, '#e8c3a6'],
        [468, '#f6e3c4'],
        [546, '#d99c7c'],
      ] as const,
      ([x, wall], n) => house(x + 8, 232, 72, 84 + (n % 3) * 10, wall, '#8b5a4a'),
    ) +
    box(0, 230, 640, 130, '#5f8fd0') +
    shape('M0 236Q320 176 640 236V258H0Z', '#efe6d6') +
    each([90, 240, 390, 540], (x) => box(x, 224, 16, 86, '#d8cbb4', 4)) +
    shape('M0 256Q45 250 98 250V256Q98 300 0 300Z', '#5f8fd0') +
    each([106, 256, 406], (x) => stroke(`M${x} 290Q${x + 67} 214 ${x + 134} 290`, '#d8cbb4', 7)) +
    stroke('M0 230Q320 170 640 230', '#c9b99c', 5) +
    ripples(314, '#a9c6ec'),
} satisfies Record<string, () => string>;
