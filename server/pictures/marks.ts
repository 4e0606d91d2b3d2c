import { colours, darker, lighter } from './colours.ts';
import { box, circle, shape, stroke } from './svg.ts';

const { cobalt, cobaltDeep, brass, brassLight, ink, slate, clay, sageDeep, plum, teal, paper } =
  colours;

/** A sheet with a folded corner, its kind by colour, word and sign. */
const sheet = (kind: string, colour: string, sign: string) =>
  shape('M14 4H40L54 18V56Q54 60 50 60H14Q10 60 10 56V8Q10 4 14 4Z', lighter(colour, 0.8)) +
  shape('M40 4L54 18H43Q40 18 40 15Z', lighter(colour, 0.35)) +
  sign +
  box(4, 38, 42, 17, colour, 4) +
  `<text x="25" y="50.5" text-anchor="middle" font-family="Inter,system-ui,sans-serif" font-weight="700" font-size="11.5" fill="#fff">${kind}</text>`;

const tile = (ground: string, sign: string) => box(0, 0, 64, 64, ground, 14) + sign;

/** Small square pictures: kinds of files, our own mark, and those of the brands we sell. */
export const marks = {
  'file-doc': () =>
    sheet('DOC', cobalt, stroke('M18 16H32M18 23H44M18 30H44', lighter(cobalt, 0.35), 2.5)),
  'file-xls': () =>
    sheet(
      'XLS',
      sageDeep,
      stroke('M18 16H34M18 23H44M18 30H44M27 16V30M36 23V30', lighter(sageDeep, 0.35), 2.2),
    ),
  'file-txt': () =>
    sheet('TXT', slate, stroke('M18 16H30M18 23H40M18 30H35', lighter(slate, 0.35), 2.5)),
  'file-js': () =>
    sheet(
      'JS',
      brass,
      stroke(
        'M25 15C20 15 24 22 19 23C24 24 20 31 25 31M39 15M36 20C41 20 37 24 42 26C37 28 41 32 36 32',
        lighter(brass, 0.2),
        2.2,
      ),
    ),
  'file-pdf': () =>
    sheet('PDF', clay, stroke('M20 31C28 25 30 15 28 13S24 20 44 27', lighter(clay, 0.25), 2.3)),
  'file-img': () =>
    sheet(
      'IMG',
      teal,
      circle(23, 17, 3.5, brassLight) +
        shape('M16 33L26 23L32 28L38 21L47 33Z', lighter(teal, 0.35)),
    ),
  bell: () =>
    tile(
      cobalt,
      shape('M16 41C16 27 23 20 32 20S48 27 48 41Z', brassLight) +
        box(13, 41, 38, 6, '#f6e7c8', 3) +
        box(30, 14, 4, 6, '#f6e7c8') +
        box(27, 11, 10, 4, '#f6e7c8', 2),
    ),
  'brand-holmvik': () => tile('#7d5537', stroke('M19 16V48M45 16V48M19 34H45', '#f3e6cb', 6)),
  'brand-corvane': () =>
    tile(teal, stroke('M44 22A16 16 0 1 0 44 42', paper, 6) + circle(45, 32, 4.5, brassLight)),
  'brand-brasswick': () =>
    tile(
      ink,
      shape('M32 12C42 24 44 30 44 37A12 12 0 0 1 20 37C20 30 22 24 32 12Z', brassLight) +
        shape('M32 30C36 35 37 37 37 40A5 5 0 0 1 27 40C27 37 28 35 32 30Z', '#fff6dd'),
    ),
  'brand-keyforth': () =>
    tile(
      plum,
      box(15, 17, 34, 30, lighter(plum, 0.75), 8) +
        box(19, 19, 26, 22, paper, 5) +
        stroke('M28 24V36M36 24L29 30L36 36', plum, 3),
    ),
  'brand-verdelune': () =>
    tile(
      sageDeep,
      circle(32, 32, 17, '#dfead9') +
        circle(40, 26, 15, sageDeep) +
        shape('M30 46C24 36 32 26 44 24C44 36 40 44 30 46Z', '#8fc09c'),
    ),
  'brand-stillwand': () =>
    tile(
      cobaltDeep,
      shape('M22 15H42L52 32L42 49H22L12 32Z', darker(cobaltDeep, 0.25)) +
        stroke('M24 32H40M20 26H34M28 38H44', '#cfdbff', 4),
    ),
} satisfies Record<string, () => string>;
