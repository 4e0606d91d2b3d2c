import { darker, mix } from './colours.ts';
import { circle, each, mirrored, oval, shape, stroke } from './svg.ts';

const skull = 'M40 52C40 34 48 30 60 30S80 34 80 52C80 71 71 83 60 83S40 71 40 52Z';
const bothSides = (body: string) => body + mirrored(60, body);

export const skinTones: readonly string[] = [
  '#f7d9c6',
  '#efc4a6',
  '#e2ab85',
  '#cd9066',
  '#b0744b',
  '#8f5a38',
  '#6f432a',
  '#543120',
];

export type Skin = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export const skinOf = (skin: Skin) => skinTones[skin - 1] ?? '#e2ab85';

export function headOf(colour: string): string {
  const shade = mix(colour, '#7a2f22', 0.22);
  return (
    bothSides(
      circle(40, 59, 4.8, colour) + stroke('M38.5 57.5C37.5 59 38 61 39.5 61.5', shade, 1.1),
    ) +
    shape(skull, colour) +
    bothSides(circle(48, 67, 4.5, '#e4572e', 'opacity=".13"'))
  );
}

export function neckOf(colour: string): string {
  return shape('M50 74H70V94C70 104 50 104 50 94Z', mix(colour, '#9c3a1a', 0.24));
}

const browHeights = {
  calm: 'M47 50.5C50 48.8 53.5 48.8 56 50',
  raised: 'M47 49.5C49.5 46.8 53.5 46.8 56 48.8',
  straight: 'M47 49.5H56',
};

export type Brow = keyof typeof browHeights;

const mouths = {
  smile: (lip: string) => stroke('M53 71.5C56 75.5 64 75.5 67 71.5', lip, 2),
  grin: (lip: string) =>
    shape('M52 70.5C54 77.5 66 77.5 68 70.5C63 72 57 72 52 70.5Z', '#ffffff') +
    stroke('M52 70.5C54 77.5 66 77.5 68 70.5C63 72 57 72 52 70.5Z', lip, 1.2),
  soft: (lip: string) => stroke('M55 72.5C58 74.2 63 74.2 66 71.8', lip, 2),
};

export type Mouth = keyof typeof mouths;

/** Brows, eyes, nose and mouth: few strokes, so that a face still reads at 32 pixels. */
export function featuresOf(skin: string, hair: string, brow: Brow, mouth: Mouth): string {
  const isDeep = skinTones.indexOf(skin) >= 5;
  const line = mix(skin, isDeep ? '#1c0c08' : '#3a1712', 0.55);
  const browColour = mix(hair, isDeep ? '#120c0c' : '#3a2a22', isDeep ? 0.7 : 0.45);
  return (
    bothSides(
      stroke(browHeights[brow], browColour, 1.9) +
        oval(52, 56.7, 3.7, 2.9, '#ffffff', 'opacity=".92"') +
        circle(52.2, 56.6, 2.4, '#1d1b24') +
        circle(53, 55.8, 0.8, '#ffffff'),
    ) +
    stroke(
      'M60 59.5C59 62.5 58.4 64.5 58.6 65.5C59.2 66.4 60.4 66.5 61.4 66.1',
      line,
      1.4,
      'opacity=".75"',
    ) +
    mouths[mouth](isDeep ? mix(skin, '#f0938a', 0.6) : mix(skin, '#8f2430', 0.6))
  );
}

export const beards = {
  stubble: (colour) =>
    shape(
      'M40.5 60C42 74 50 83 60 83S78 74 79.5 60C77 68 71 69 66 67.5C62 66.5 58 66.5 54 67.5C49 69 43 68 40.5 60ZM55 71C58 73 62 73 65 71C64 76 56 76 55 71Z',
      colour,
      'fill-rule="evenodd" opacity=".28"',
    ),
  full: (colour) =>
    shape(
      'M39.5 58C40 78 49 88 60 88S80 78 80.5 58C78 67 72 69 67 67C62 65.5 58 65.5 53 67C48 69 42 67 39.5 58ZM53 71C56 76.5 64 76.5 67 71C63 72.2 57 72.2 53 71Z',
      colour,
      'fill-rule="evenodd"',
    ),
  goatee: (colour) =>
    shape(
      'M52 68C56 66 64 66 68 68C70 80 66 87 60 87S50 80 52 68ZM54.5 71C57 75 63 75 65.5 71C62 72.2 58 72.2 54.5 71Z',
      colour,
      'fill-rule="evenodd"',
    ),
  moustache: (colour) =>
    shape(
      'M60 67.5C57 66 51 67.5 49.5 72C53 72.5 57 71.5 60 70C63 71.5 67 72.5 70.5 72C69 67.5 63 66 60 67.5Z',
      colour,
    ),
  long: (colour) =>
    shape(
      'M39.5 58C39 82 48 99 60 99S81 82 80.5 58C78 67 72 69 67 67C62 65.5 58 65.5 53 67C48 69 42 67 39.5 58ZM53 71C56 76.5 64 76.5 67 71C63 72.2 57 72.2 53 71Z',
      colour,
      'fill-rule="evenodd"',
    ),
} satisfies Record<string, (colour: string) => string>;

export type Beard = keyof typeof beards;

const frame = '#2a3348';

export const extras = {
  roundGlasses: () =>
    bothSides(
      circle(51.5, 57, 6.8, '#ffffff', `fill-opacity=".14" stroke="${frame}" stroke-width="1.7"`) +
        stroke('M44.7 55.5L40 54', frame, 1.5),
    ) + stroke('M58.3 56C59.3 55 60.7 55 61.7 56', frame, 1.7),
  squareGlasses: () =>
    bothSides(
      `<rect x="44.5" y="51.5" width="13.5" height="10.5" rx="2.8" fill="#fff" fill-opacity=".14" stroke="${frame}" stroke-width="1.9"/>` +
        stroke('M44.5 54.5L40 53.5', frame, 1.5),
    ) + stroke('M58 55.5H62', frame, 1.9),
  brassGlasses: () =>
    bothSides(
      circle(51.5, 57, 7, '#ffffff', 'fill-opacity=".14" stroke="#b7791f" stroke-width="1.5"'),
    ) + stroke('M58.5 56C59.5 55 60.5 55 61.5 56', '#b7791f', 1.5),
  earrings: () => bothSides(circle(39.5, 67, 2.3, '#e0a84b')),
  hoops: () =>
    bothSides('<circle cx="39" cy="69.5" r="4" fill="none" stroke="#e0a84b" stroke-width="1.7"/>'),
  freckles: (skin: string) =>
    bothSides(
      each(
        [
          [46, 63],
          [49, 65],
          [52, 63.5],
          [47.5, 66.5],
        ],
        ([x = 0, y = 0]) => circle(x, y, 0.75, mix(skin, '#8a3f1c', 0.6)),
      ),
    ),
  bindi: () => circle(60, 48, 1.5, '#b3283a'),
  headband: () => stroke('M39.5 42C46 31 74 31 80.5 42', '#e0a84b', 4),
  headset: () =>
    stroke('M37 58C33 12 87 12 83 58', frame, 3) +
    bothSides(oval(37.5, 59, 4, 6.5, frame)) +
    stroke('M38 66C40 76 47 79 53 78', frame, 1.8) +
    circle(54, 78, 2, frame),
  lines: (skin: string) =>
    bothSides(stroke('M43.5 58.5L41.8 57.5M43.8 61L42 61.3', darker(skin, 0.25), 0.9)),
} satisfies Record<string, (skin: string) => string>;

export type Extra = keyof typeof extras;
