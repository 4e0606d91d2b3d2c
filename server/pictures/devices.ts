import { colours, darker, lighter } from './colours.ts';
import { type Finish, shadowOf } from './furniture.ts';
import { box, circle, each, group, mirrored, shape, stroke } from './svg.ts';

const { ink, slate, slateMid, slateLight, oak, oakDeep, paper, brassLight, cobaltSoft } = colours;
const bothSides = (body: string) => body + mirrored(160, body);

const keyRow = (
  x: number,
  y: number,
  widths: readonly number[],
  height: number,
  colour: string,
) => {
  let from = x;
  return each(widths, (width) => {
    const at = from;
    from += width + 5;
    return box(at, y, width, height, colour, 3.5);
  });
};

const hills = (
  x: number,
  y: number,
  width: number,
  height: number,
  main: string,
  accent: string,
) => {
  const foot = y + height;
  return (
    box(x, y, width, height, lighter(main, 0.52), 4) +
    circle(x + width * 0.7, y + height * 0.36, height * 0.16, accent) +
    shape(
      `M${x} ${foot}V${y + height * 0.66}Q${x + width * 0.22} ${y + height * 0.34} ${x + width * 0.46} ${y + height * 0.7}T${x + width} ${y + height * 0.56}V${foot}Z`,
      lighter(main, 0.18),
    ) +
    shape(
      `M${x} ${foot}V${y + height * 0.86}Q${x + width * 0.34} ${y + height * 0.56} ${x + width * 0.62} ${y + height * 0.84}T${x + width} ${y + height * 0.78}V${foot}Z`,
      main,
    )
  );
};

/** Screens, keyboards and headsets. */
export const devices = {
  monitor: ({ main, accent }) =>
    shadowOf(86, 262) +
    shape('M146 206H174L178 250H142Z', slateMid) +
    box(108, 246, 104, 13, slate, 6) +
    box(52, 72, 216, 142, ink, 12) +
    hills(60, 80, 200, 118, main, accent) +
    circle(160, 206, 2.5, slateMid),
  ultrawide: ({ main, accent }) =>
    shadowOf(104, 254) +
    shape('M148 204H172L176 240H144Z', slateMid) +
    shape('M106 252C106 240 214 240 214 252Z', slate) +
    shape(
      'M18 96C18 88 24 86 30 87C110 94 210 94 290 87C296 86 302 88 302 96V208C302 214 296 216 290 215C210 208 110 208 30 215C24 216 18 214 18 208Z',
      ink,
    ) +
    hills(28, 98, 264, 104, main, accent) +
    box(44, 112, 60, 62, paper, 4, 'opacity=".92"') +
    stroke('M52 124H84M52 134H94M52 144H88M52 154H76', slateLight, 3.5) +
    box(218, 112, 58, 44, ink, 4, 'opacity=".82"') +
    stroke('M226 144L238 132L248 138L266 122', brassLight, 3.5),
  monitorArm: ({ main, accent }) =>
    box(20, 238, 280, 12, oak, 4) +
    box(20, 245, 280, 5, oakDeep, 2) +
    box(72, 222, 40, 18, slate, 4) +
    box(76, 250, 32, 16, slate, 4) +
    box(85, 128, 14, 98, slateMid, 4) +
    stroke('M92 150L142 184L186 132', slate, 13) +
    each(
      [
        [92, 150],
        [142, 184],
        [186, 132],
      ],
      ([x = 0, y = 0]) => circle(x, y, 10, ink) + circle(x, y, 4, accent),
    ) +
    box(128, 58, 156, 104, ink, 9) +
    hills(135, 65, 142, 86, main, accent),
  fullKeyboard: ({ main, accent }) =>
    shadowOf(132, 218) +
    box(18, 106, 284, 110, darker(main, 0.3), 14) +
    box(18, 102, 284, 106, main, 14) +
    each([0, 1, 2], (row) =>
      keyRow(
        28,
        112 + row * 23,
        [14 + row * 4, 14, 14, 14, 14, 14, 14, 14, 14, 14, 24 - row * 4],
        18,
        lighter(main, 0.62),
      ),
    ) +
    keyRow(28, 181, [18, 14, 14, 76, 14, 14, 26], 18, lighter(main, 0.62)) +
    each([0, 1, 2, 3], (row) => keyRow(246, 112 + row * 23, [11, 11, 11], 18, lighter(main, 0.4))) +
    box(28, 112, 14, 18, accent, 3.5) +
    box(278, 181, 11, 18, accent, 3.5),
  compactKeyboard: ({ main, accent }) =>
    shadowOf(106, 222) +
    box(46, 104, 228, 114, darker(main, 0.24), 24) +
    box(46, 98, 228, 112, main, 24) +
    keyRow(64, 112, [18, 18, 18, 18, 18, 18, 18], 20, paper) +
    circle(243, 124, 15, darker(accent, 0.2)) +
    circle(243, 122, 14, accent) +
    stroke('M243 113V120', paper, 3) +
    keyRow(64, 138, [26, 18, 18, 18, 18, 18, 18, 18], 20, paper) +
    keyRow(64, 164, [32, 18, 18, 18, 18, 18, 35], 20, lighter(main, 0.68)) +
    keyRow(64, 189, [20, 20, 96, 20, 16], 13, lighter(main, 0.5)) +
    box(231, 164, 26, 20, cobaltSoft, 3.5),
  headset: ({ main, accent }) =>
    shadowOf(74, 260) +
    stroke('M88 178C84 60 236 60 232 178', darker(main, 0.16), 17) +
    stroke('M94 128C104 78 216 78 226 128', lighter(main, 0.34), 6) +
    bothSides(
      box(68, 152, 44, 86, main, 22) +
        box(96, 156, 24, 78, ink, 12) +
        box(74, 176, 8, 38, accent, 4),
    ) +
    stroke('M90 236C92 258 116 262 146 258', ink, 6) +
    box(140, 250, 30, 14, ink, 7) +
    circle(163, 257, 3, accent),
  monoHeadset: ({ main, accent }) =>
    shadowOf(70, 262) +
    stroke('M98 176C92 62 222 58 226 160', slate, 10) +
    stroke('M108 120C122 82 200 80 216 124', lighter(main, 0.3), 5) +
    group('transform="rotate(8 226 172)"', box(215, 152, 22, 50, slate, 10)) +
    circle(102, 190, 38, main) +
    circle(102, 190, 25, ink) +
    circle(102, 190, 12, accent) +
    stroke('M122 220C140 250 164 254 190 248', slate, 6) +
    group('transform="rotate(-12 200 246)"', box(184, 237, 36, 17, ink, 8.5)),
} satisfies Record<string, (finish: Finish) => string>;
