import { colours, darker, lighter } from './colours.ts';
import { box, circle, each, mirrored, oval, shape, stroke } from './svg.ts';

/** The colours a product is made in. */
export interface Finish {
  main: string;
  accent: string;
}

const {
  ink,
  oak,
  oakDeep,
  walnut,
  brassLight,
  slate,
  slateLight,
  paper,
  sage,
  sageDeep,
  clay,
  cobalt,
} = colours;
const bothSides = (body: string) => body + mirrored(160, body);

export const shadowOf = (across: number, y = 268) => oval(160, y, across, 8, ink, 'opacity=".14"');

const slab = (x: number, y: number, width: number, wood: string) =>
  box(x, y, width, 13, wood, 5) + box(x, y + 8, width, 5, darker(wood, 0.18), 2.5);

const cup = (x: number, y: number, colour: string) =>
  box(x, y - 18, 16, 18, colour, 4) + stroke(`M${x + 16} ${y - 14}c8 0 8 9 0 9`, colour, 3);

const laptop = (x: number, y: number) =>
  box(x, y - 46, 68, 42, ink, 5) +
  box(x + 4, y - 42, 60, 34, '#9db4fb', 2) +
  box(x - 8, y - 5, 84, 5, slateLight, 2.5);

const books = (x: number, y: number, spines: readonly (readonly [number, number, string])[]) => {
  let from = x;
  return each(spines, ([width, height, colour]) => {
    const at = from;
    from += width + 1;
    return box(at, y - height, width, height, colour, 1.5);
  });
};

/** The standing desk without the hint that it rises: covers show it so. */
export const deskAtSittingHeight = ({ main, accent }: Finish) =>
  shadowOf(116) +
  bothSides(
    box(84, 136, 22, 72, slate, 3) +
      box(88, 206, 14, 54, slateLight, 2) +
      box(64, 256, 62, 10, slate, 5),
  ) +
  box(106, 138, 108, 9, slate) +
  laptop(112, 126) +
  cup(212, 126, main) +
  slab(44, 126, 232, oak) +
  box(206, 139, 30, 7, ink, 3) +
  circle(230, 142.5, 2, accent);

/** Desks, cupboards and shelves. */
export const furniture = {
  standingDesk: (finish) =>
    stroke('M56 88H264', finish.accent, 3, 'stroke-dasharray="2 9" opacity=".75"') +
    stroke('M286 128V92M278 100L286 91L294 100', finish.accent, 3) +
    deskAtSittingHeight(finish),
  benchDesk: ({ main, accent }) =>
    shadowOf(136) +
    bothSides(
      stroke('M62 172L40 264M92 172L114 264', oakDeep, 9) + stroke('M50 228H104', oakDeep, 5),
    ) +
    stroke('M160 172V264', oakDeep, 9) +
    box(36, 108, 248, 56, main, 8) +
    box(36, 108, 248, 56, '#ffffff', 8, 'opacity=".1"') +
    stroke('M160 112V160', darker(main), 2) +
    box(56, 122, 26, 20, paper, 2) +
    box(88, 122, 18, 18, accent, 2) +
    box(236, 120, 28, 24, paper, 2) +
    stroke('M241 128H259M241 135H252', slateLight, 2.5) +
    cup(128, 160, paper) +
    laptop(186, 160) +
    slab(22, 160, 276, oak),
  cornerDesk: ({ main, accent }) =>
    shadowOf(130, 264) +
    bothSides(stroke('M41 166V252M84 190V266', slate, 7)) +
    stroke('M160 160V236', slate, 7) +
    bothSides(shape('M34 156L80 182V191L34 165ZM80 182L160 150V159L80 191Z', darker(main, 0.28))) +
    shape('M160 108L286 156L240 182L160 150L80 182L34 156Z', main) +
    shape('M160 108L286 156L276 162L160 118L44 162L34 156Z', lighter(main, 0.22)) +
    box(130, 66, 60, 42, ink, 5) +
    box(134, 70, 52, 34, '#9db4fb', 2) +
    shape('M154 108H166L170 122H150Z', slate) +
    oval(92, 156, 11, 5, sageDeep) +
    shape('M82 138H102L99 156C97 160 87 160 85 156Z', accent) +
    stroke('M92 138C92 126 86 122 82 116M92 138C93 126 98 120 104 118M92 138V112', sage, 4.5),
  pedestal: ({ main, accent }) =>
    shadowOf(70) +
    bothSides(circle(122, 260, 9, ink) + circle(122, 260, 3, slateLight)) +
    box(102, 96, 116, 22, accent, 10) +
    box(100, 114, 120, 138, main, 8) +
    box(100, 240, 120, 12, darker(main), 6) +
    each(
      [124, 160, 196],
      (y) =>
        box(108, y, 104, y === 196 ? 46 : 31, lighter(main, 0.16), 4) +
        box(144, y + 9, 32, 5, brassLight, 2.5),
    ) +
    circle(204, 131, 2.5, darker(main, 0.4)),
  shelf: ({ main, accent }) =>
    shadowOf(92) +
    box(76, 52, 168, 214, lighter(main, 0.62), 4) +
    books(90, 104, [
      [10, 34, cobalt],
      [9, 38, accent],
      [12, 30, slate],
      [8, 36, clay],
    ]) +
    circle(212, 92, 12, brassLight) +
    box(96, 130, 44, 26, '#ffffff', 3) +
    box(110, 138, 16, 4, slateLight, 2) +
    books(176, 156, [
      [9, 34, sageDeep],
      [11, 38, slate],
      [10, 32, accent],
      [9, 36, cobalt],
    ]) +
    books(90, 208, [
      [12, 36, accent],
      [10, 32, ink],
      [9, 38, clay],
    ]) +
    shape('M188 186H216L212 208H192Z', paper) +
    stroke(
      'M202 186C202 174 192 172 188 168M202 186C202 172 212 170 216 166M202 186V162',
      sage,
      5,
    ) +
    box(96, 226, 56, 30, clay, 3) +
    box(168, 226, 56, 30, slateLight, 3) +
    box(114, 236, 20, 5, '#ffffff', 2.5) +
    box(186, 236, 20, 5, '#ffffff', 2.5) +
    each([48, 104, 156, 208, 256], (y) => box(70, y, 180, 8, main, 2)) +
    bothSides(box(70, 48, 9, 220, darker(main, 0.14), 2)),
  lockers: ({ main, accent }) =>
    shadowOf(100) +
    bothSides(box(72, 254, 10, 14, ink, 2)) +
    box(60, 56, 200, 202, darker(main, 0.3), 8) +
    each([0, 1, 2, 3, 4, 5], (n) => {
      const x = 67 + (n % 3) * 63;
      const y = n < 3 ? 63 : 160;
      const colour = n === 1 || n === 5 ? accent : main;
      return (
        box(x, y, 60, 91, colour, 4) +
        stroke(
          `M${x + 20} ${y + 16}h20M${x + 20} ${y + 23}h20M${x + 20} ${y + 30}h20`,
          darker(colour, 0.28),
          3,
        ) +
        circle(x + 49, y + 50, 4, paper) +
        box(x + 8, y + 74, 16, 8, paper, 2, 'opacity=".85"')
      );
    }) +
    shape('M92 38H116L112 56H96Z', walnut) +
    stroke('M104 38C104 26 94 24 90 20M104 38C104 24 114 22 118 18M104 38V14', sageDeep, 5),
} satisfies Record<string, (finish: Finish) => string>;
