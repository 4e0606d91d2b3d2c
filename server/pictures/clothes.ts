import { darker, lighter } from './colours.ts';
import { circle, shape, stroke } from './svg.ts';

const shoulders = 'M10 120C11 103 26 97 47 92C50 99 70 99 73 92C94 97 109 103 110 120Z';
const high = 'M10 120C11 103 26 97 47 92V86C52 90 68 90 73 86V92C94 97 109 103 110 120Z';

/** What somebody wears, drawn over the neck. */
export const clothes = {
  crew: (colour) =>
    shape(shoulders, colour) +
    stroke('M46.5 92.5C50 101 70 101 73.5 92.5', darker(colour, 0.22), 2.4),
  vNeck: (colour, skin) =>
    shape(shoulders, colour) +
    shape('M48 92L60 110L72 92C68 98 52 98 48 92Z', skin) +
    stroke('M47 92L60 110.5L73 92', darker(colour, 0.22), 2.4),
  turtleneck: (colour) =>
    shape(high, colour) + stroke('M47.5 92C53 95.5 67 95.5 72.5 92', darker(colour, 0.2), 1.8),
  shirt: (colour) =>
    shape(shoulders, colour) +
    shape('M47 91L60 101L49 109L42 94ZM73 91L60 101L71 109L78 94Z', lighter(colour, 0.45)) +
    stroke('M60 102V120', darker(colour, 0.2), 1.6) +
    circle(60, 112, 1.2, darker(colour, 0.4)),
  blazer: (colour) =>
    shape(shoulders, colour) +
    shape('M48 92L60 120L72 92C67 98.5 53 98.5 48 92Z', '#f3f5fa') +
    shape(
      'M47 91.5L40 98L47 104L44 107L58 120H61ZM73 91.5L80 98L73 104L76 107L62 120H59Z',
      darker(colour, 0.22),
    ),
  hoodie: (colour) =>
    shape(shoulders, colour) +
    shape(
      'M43 93C42 86 47 84 50 87C50 99 70 99 70 87C73 84 78 86 77 93C75 105 45 105 43 93Z',
      darker(colour, 0.18),
    ) +
    stroke('M54 102V111M66 102V111', lighter(colour, 0.6), 1.8),
  apron: (colour) =>
    shape(shoulders, '#eef1f7') +
    stroke('M46.5 92.5C50 101 70 101 73.5 92.5', '#c3cad9', 2) +
    shape('M42 104H78V120H42ZM42 104L46 93L49 93.5L47 104ZM78 104L74 93L71 93.5L73 104Z', colour),
} satisfies Record<string, (colour: string, skin: string) => string>;

export type Clothes = keyof typeof clothes;
