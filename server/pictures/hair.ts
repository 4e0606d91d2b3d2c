import { darker, lighter } from './colours.ts';
import { circle, each, group, mirrored, oval, shape, stroke } from './svg.ts';

/** What lies behind the head and neck, and what lies over the forehead. */
export interface Hair {
  back: string;
  front: string;
}

const swept = 'M38 58C34 35 46 24 60 24S86 35 82 58C81 46 74 38 60 37.5S39 46 38 58Z';
const parted = 'M38 64C33 38 45 24 60 24S87 38 82 64C80 51 70 45 60 33C50 45 40 51 38 64Z';
const short =
  'M37 55C34 34 46 23 60 23S86 34 83 55C81 47 78 42 74 40C65 43 55 43 46 40C42 42 39 47 37 55Z';
const bobBack = 'M33 77C29 40 39 22 60 22S91 40 87 77C86 84 77 85 75 82H45C43 85 34 84 33 77Z';
const longBack =
  'M31 105C27 60 30 22 60 22S93 60 89 105C82 109 73 108 70 105H50C47 108 38 109 31 105Z';

const crown: readonly [number, number, number][] = [
  [39, 46, 6.5],
  [41, 37, 8],
  [48, 29, 8.5],
  [58, 25, 9],
  [69, 27, 9],
  [78, 35, 8],
  [81, 45, 6.5],
  [60, 34, 7],
  [51, 36, 6],
  [70, 36, 6],
];
const tumble: readonly [number, number, number][] = [
  [36, 44, 9],
  [33, 56, 9.5],
  [33, 69, 10],
  [35, 82, 10],
  [41, 93, 8],
];

const curlsOf = (curls: typeof crown, colour: string) =>
  each(curls, ([x, y, radius]) => circle(x, y, radius, colour));

const bothSides = (body: string) => body + mirrored(60, body);

const sheen = (colour: string) =>
  stroke('M48 31C53 28 59 27.5 64 28', lighter(colour, 0.16), 2.5, 'opacity=".8"');

/** Every style, drawn in a colour. Headscarf and turban are cloth, and drawn the same way. */
export const hairStyles = {
  crop: (colour) => ({ back: '', front: shape(short, colour) + sheen(colour) }),
  fade: (colour) => ({
    back: '',
    front:
      bothSides(
        shape('M38.5 56C38 48 39 43 42 39L45 42C42 46 41 50 40.5 57Z', colour, 'opacity=".55"'),
      ) +
      shape('M40 47C38 33 48 26 60 26S82 33 80 47C78 42 76 40 73 39H47C44 40 42 42 40 47Z', colour),
  }),
  sidePart: (colour) => ({
    back: '',
    front:
      shape(
        'M37 56C33 33 46 22 62 23C78 23 87 35 83 56C82 48 79 43 76 41C66 42 56 39 49 33C48 40 41 45 37 56Z',
        colour,
      ) + stroke('M50 33C57 38 66 40 75 40', darker(colour, 0.25), 1.2, 'opacity=".6"'),
  }),
  quiff: (colour) => ({
    back: '',
    front:
      shape(
        'M37.5 56C35 45 36 37 40 33C40 23 53 17 67 18C80 19 87 30 82.5 56C81 47 79 42 76 40C67 42 56 41 46 38C42 42 39 48 37.5 56Z',
        colour,
      ) + stroke('M46 31C54 27 64 26 74 28', lighter(colour, 0.16), 2.5, 'opacity=".8"'),
  }),
  curls: (colour) => ({ back: '', front: curlsOf(crown, colour) }),
  afro: (colour) => ({
    back: circle(60, 43, 31, colour),
    front: shape('M39 55C38 41 47 37 60 37S82 41 81 55C88 32 76 20 60 20S32 32 39 55Z', colour),
  }),
  bun: (colour) => ({
    back:
      circle(60, 18, 10.5, colour) + stroke('M52 20C55 25 65 25 68 20', darker(colour, 0.3), 1.5),
    front: shape(swept, colour) + sheen(colour),
  }),
  bob: (colour) => ({
    back: shape(bobBack, darker(colour, 0.12)),
    front: shape(
      'M36 70C32 38 44 23 60 23S88 38 84 70C84 54 78 42 68 35C62 43 43 46 36 70Z',
      colour,
    ),
  }),
  fringe: (colour) => ({
    back: shape(bobBack, darker(colour, 0.12)),
    front:
      shape(
        'M35 70C31 38 43 22 60 22S89 38 85 70C83 62 81 54 80 47C72 50 48 50 40 47C39 54 37 62 35 70Z',
        colour,
      ) + sheen(colour),
  }),
  long: (colour) => ({
    back: shape(longBack, darker(colour, 0.12)),
    front: shape(parted, colour),
  }),
  wavy: (colour) => ({
    back: shape(
      'M33 100C24 92 34 84 28 74C24 62 32 56 31 46C32 30 44 22 60 22S88 30 89 46C88 56 96 62 92 74C86 84 96 92 87 100C82 105 74 103 72 98H48C46 103 38 105 33 100Z',
      darker(colour, 0.12),
    ),
    front: shape(
      'M36 68C31 38 44 22 61 22S89 38 84 68C83 54 79 43 69 34C60 44 44 46 36 68Z',
      colour,
    ),
  }),
  ponytail: (colour) => ({
    back: shape(
      'M70 22C100 26 98 58 91 88C88 94 82 90 84 82C88 62 86 48 72 42Z',
      darker(colour, 0.12),
    ),
    front: shape(swept, colour) + sheen(colour),
  }),
  braids: (colour) => ({
    back: '',
    front:
      shape(parted, colour) +
      bothSides(
        each([66, 75, 84, 93], (y) => oval(38 - (y - 66) / 14, y, 5.5, 6, colour)) +
          stroke('M34 99H38', '#e0a84b', 3),
      ),
  }),
  pixie: (colour) => ({
    back: '',
    front:
      shape(
        'M36 58C32 33 46 22 62 22C80 23 88 36 83 58C83 51 81 46 78 43C70 46 60 44 54 39C51 46 43 48 40.5 63C37 62 36 60 36 58Z',
        colour,
      ) + sheen(colour),
  }),
  bald: () => ({
    back: '',
    front: stroke('M50 39C53 36.5 57 36 60 36', '#ffffff', 2.5, 'opacity=".3"'),
  }),
  receding: (colour) => ({
    back: '',
    front:
      bothSides(shape('M37.5 60C34 50 36 41 43 37C42 43 42 50 41 60Z', colour)) +
      stroke('M46 35C51 31 69 31 74 35', colour, 2.5, 'opacity=".5"'),
  }),
  locs: (colour) => ({
    back: bothSides(
      each([35, 41, 47], (x) =>
        stroke(
          `M${x + 5} 40C${x - 2} 62 ${x} 80 ${x - 2} 98`,
          darker(colour, x === 41 ? 0.25 : 0),
          7,
        ),
      ),
    ),
    front:
      shape(swept, colour) +
      bothSides(
        stroke('M57 25C48 29 42 36 40 46M60 26C54 30 50 34 49 39', lighter(colour, 0.2), 1.3),
      ),
  }),
  longCurls: (colour) => ({
    back: bothSides(curlsOf(tumble, colour)) + shape('M36 40H84V80H36Z', colour),
    front: curlsOf(crown, colour) + bothSides(circle(38, 54, 5.5, colour)),
  }),
  headscarf: (colour) => ({
    back: shape('M35 92C30 50 36 21 60 21S90 50 85 92Z', darker(colour, 0.18)),
    front:
      shape(
        'M36 62C34 37 45 23 60 23S86 37 84 62C86 78 90 88 88 98C74 110 46 110 32 98C30 88 34 78 36 62ZM41.5 57C41.5 72 50 83 60 83S78.5 72 78.5 57C78.5 45 71 38.5 60 38.5S41.5 45 41.5 57Z',
        colour,
        'fill-rule="evenodd"',
      ) +
      stroke(
        'M41 78C47 91 64 95 83 83M34 90C46 102 66 104 86 93M66 25C74 28 80 36 81 46',
        darker(colour, 0.22),
        1.5,
        'opacity=".7"',
      ),
  }),
  turban: (colour) => ({
    back: '',
    front:
      shape('M36 50C28 26 46 13 60 13S92 26 84 50C76 42 68 38 60 34C52 38 44 42 36 50Z', colour) +
      group(
        'opacity=".6"',
        bothSides(
          stroke(
            'M60 33C50 30 40 32 35 40M60 26C52 22 42 24 37 30M60 33C58 26 59 19 62 13',
            darker(colour, 0.3),
            1.4,
          ),
        ),
      ),
  }),
} satisfies Record<string, (colour: string) => Hair>;

export type HairStyle = keyof typeof hairStyles;

export const hairTones = {
  black: '#23202a',
  ebony: '#2f2522',
  brown: '#4f3426',
  chestnut: '#7a4a2c',
  auburn: '#96492c',
  ginger: '#c96f35',
  honey: '#c2924f',
  blond: '#e0bd7a',
  grey: '#8f96a3',
  silver: '#cdd2da',
  white: '#eceef2',
  cobalt: '#3f62c9',
  brass: '#cf9a3f',
  clay: '#b8654c',
  sage: '#5f8f76',
  plum: '#7a4f8f',
} as const;

export type HairTone = keyof typeof hairTones;
