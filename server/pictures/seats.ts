import { colours, darker, lighter } from './colours.ts';
import { type Finish, shadowOf } from './furniture.ts';
import { box, circle, each, group, mirrored, oval, shape, stroke } from './svg.ts';

const { ink, slate, slateMid, slateLight, oak, oakDeep, walnut } = colours;
const bothSides = (body: string) => body + mirrored(160, body);

const starBase =
  box(153, 212, 14, 30, slateMid, 3) +
  bothSides(
    stroke('M160 240L100 256M160 240L134 262', slate, 8) +
      circle(98, 262, 7, ink) +
      circle(132, 266, 7, ink),
  ) +
  circle(160, 266, 7, ink) +
  box(155, 238, 10, 24, slate, 4);

const armrests = bothSides(stroke('M92 196V150', slate, 8) + box(76, 140, 34, 11, ink, 5.5));

/** Chairs, stools and armchairs. */
export const seats = {
  taskChair: ({ main, accent }) =>
    shadowOf(84, 272) +
    starBase +
    box(151, 150, 18, 48, slate, 4) +
    armrests +
    box(108, 58, 104, 108, darker(main, 0.2), 32) +
    box(112, 58, 96, 102, main, 30) +
    stroke('M126 128C146 140 174 140 194 128', lighter(main, 0.3), 4) +
    box(92, 184, 136, 32, darker(main, 0.24), 16) +
    box(92, 182, 136, 26, main, 13) +
    circle(160, 86, 5, accent),
  meshChair: ({ main, accent }) =>
    shadowOf(84, 272) +
    starBase +
    box(151, 60, 18, 138, slate, 4) +
    armrests +
    box(124, 30, 72, 30, accent, 14) +
    shape('M112 78C112 66 208 66 208 78L202 168C180 178 140 178 118 168Z', main) +
    group(
      'opacity=".45"',
      each([0, 1, 2, 3, 4, 5, 6], (n) =>
        stroke(
          `M${114 + n * 0.9} ${86 + n * 12}C140 ${92 + n * 12} 180 ${92 + n * 12} ${206 - n * 0.9} ${86 + n * 12}`,
          lighter(main, 0.6),
          2,
        ),
      ) +
        each([130, 145, 160, 175, 190], (x) =>
          stroke(`M${x} 72L${160 + (x - 160) * 0.86} 172`, lighter(main, 0.6), 1.5),
        ),
    ) +
    stroke('M112 78C112 66 208 66 208 78L202 168C180 178 140 178 118 168Z', darker(main, 0.35), 6) +
    box(90, 186, 140, 30, darker(accent, 0.24), 15) +
    box(90, 184, 140, 24, accent, 12),
  loungeChair: ({ main, accent }) =>
    shadowOf(112) +
    bothSides(stroke('M96 236L86 264M128 238L130 264', walnut, 8)) +
    shape('M78 130C78 92 104 78 160 78S242 92 242 130V216H78Z', darker(main, 0.14)) +
    shape('M92 134C92 104 112 92 160 92S228 104 228 134V196H92Z', main) +
    stroke('M160 94V186', darker(main, 0.16), 2.5) +
    box(94, 182, 132, 44, lighter(main, 0.14), 16) +
    bothSides(
      shape('M52 172C52 152 98 150 98 174V240H70C58 240 54 232 54 222Z', darker(main, 0.24)) +
        shape('M56 172C56 158 92 156 92 174V178C80 168 66 168 56 178Z', lighter(main, 0.1)),
    ) +
    box(94, 222, 132, 20, darker(main, 0.3), 6) +
    group(
      'transform="rotate(-9 186 160)"',
      box(162, 136, 52, 50, accent, 10) +
        stroke('M170 152H206M170 170H206', lighter(accent, 0.4), 3),
    ),
  stool: ({ main, accent }) =>
    shadowOf(70) +
    stroke('M160 130V262', darker(oakDeep, 0.14), 9) +
    bothSides(stroke('M124 128L98 264', oak, 10)) +
    oval(160, 214, 52, 10, 'none', `stroke="${accent}" stroke-width="6"`) +
    shape('M98 112V124C98 146 222 146 222 124V112Z', darker(main, 0.24)) +
    oval(160, 112, 62, 22, main) +
    oval(154, 108, 40, 12, lighter(main, 0.2)),
  visitorChair: ({ main, accent }) =>
    shadowOf(84) +
    bothSides(
      stroke('M108 186L98 264M122 110L116 180', slate, 7) +
        stroke('M126 196L124 246', slateLight, 6),
    ) +
    box(106, 62, 108, 76, main, 24) +
    stroke('M120 116C140 126 180 126 200 116', lighter(main, 0.3), 3.5) +
    shape(
      'M106 168H214C224 168 230 186 230 192C230 200 90 200 90 192C90 186 96 168 106 168Z',
      accent,
    ) +
    shape('M90 192C90 200 230 200 230 192V198C230 208 90 208 90 198Z', darker(accent, 0.26)),
} satisfies Record<string, (finish: Finish) => string>;
