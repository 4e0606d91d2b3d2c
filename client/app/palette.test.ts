import { expect, test } from 'vitest';
import { art } from '../ui/art/colors.ts';
import {
  bars,
  bordered,
  charts,
  createArtVariables,
  dark,
  initials,
  light,
  primaries,
  primaryTokens,
} from './palette.ts';

const coloured = Object.entries(primaries).flatMap(([name, colours]) =>
  (['light', 'dark'] as const).map((scheme) => {
    const tokens = primaryTokens.map((token, index) => [token, colours[scheme][index]]);
    const colorScheme = scheme === 'light' ? light : dark;
    return [`${scheme} ${name}`, { ...colorScheme, ...Object.fromEntries(tokens) } as typeof light];
  }),
);
const colorSchemes = {
  ...Object.fromEntries(coloured),
  bordered: { ...light, ...bordered },
} as Record<string, typeof light>;
const kinds = ['business', 'personal', 'family', 'holiday', 'etc'] as const;
const states = ['success', 'warning', 'danger', 'info'] as const;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

test.each(Object.entries(colorSchemes))(
  'each text colour of the %s colour scheme has a contrast of 4.5 : 1',
  (_, colorScheme) => {
    const grounds = [colorScheme.page, colorScheme.surface, colorScheme.raised, colorScheme.hover];
    const texts = [
      colorScheme.text,
      colorScheme.muted,
      colorScheme.faint,
      colorScheme.primary,
      ...states.map((s) => colorScheme[s]),
    ];
    const pairs = [
      ...grounds.flatMap((ground) => texts.map((text) => [text, ground])),
      ...states.map((state) => [colorScheme[state], colorScheme[`${state}-soft`]]),
      ...kinds.map((kind) => [colorScheme[`event-${kind}`], colorScheme[`event-${kind}-soft`]]),
      ...kinds.map((kind) => [colorScheme[`event-${kind}`], colorScheme.surface]),
      [colorScheme['primary-on-soft'], colorScheme['primary-soft']],
      [colorScheme.text, colorScheme['primary-soft']],
      [colorScheme.muted, colorScheme['primary-soft']],
      [colorScheme['on-primary'], colorScheme.primary],
      [colorScheme['on-primary'], colorScheme['primary-hover']],
      [colorScheme['on-primary'], colorScheme.danger],
    ];

    const faint = pairs.filter(([text = '', ground = '']) => contrast(text, ground) < 4.5);

    expect(faint).toEqual([]);
  },
);

test.each(Object.entries(colorSchemes))(
  'controls, stars and marks of the %s colour scheme have a contrast of 3 : 1',
  (_, colorScheme) => {
    expect(contrast(colorScheme.control, colorScheme.surface)).toBeGreaterThan(3);
    expect(contrast(colorScheme.star, colorScheme.surface)).toBeGreaterThan(3);
    expect(contrast(colorScheme.brass, colorScheme.surface)).toBeGreaterThan(3);
  },
);

test.each(['light', 'dark'] as const)(
  'initials of the %s colour scheme have a contrast of 4.5 : 1',
  (colorScheme) => {
    for (const [ground, text] of initials[colorScheme]) {
      expect(contrast(ground, text)).toBeGreaterThan(4.5);
    }
  },
);

/** Matrices of colour vision deficiencies for linear RGB (Machado 2009). */
const eyes = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  'no red': [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  'no green': [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  'no blue': [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
};

function labOf(colour: string, eye: number[]): [number, number, number] {
  const seen = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  const mixed = (from: number[], row: number) =>
    from
      .slice(row * 3, row * 3 + 3)
      .reduce((sum, part, index) => sum + part * (seen[index] ?? 0), 0);
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((row) =>
    Math.min(1, Math.max(0, mixed(eye, row))),
  );
  const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);

  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test.each(['light', 'dark'] as const)(
  'series of the %s colour scheme are distinct for colour-blind viewers',
  (colorScheme) => {
    const series = charts[colorScheme];

    for (const colour of series) {
      expect(contrast(colour, { light, dark }[colorScheme].surface), colour).toBeGreaterThan(3);
    }
    for (const [name, eye] of Object.entries(eyes)) {
      const seen = series.map((colour) => labOf(colour, eye));
      const pairs = seen.flatMap((one, index) =>
        seen.slice(index + 1).map((other) => [one, other]),
      );
      const nearest = Math.min(
        ...pairs.map(([one = [], other = []]) =>
          Math.hypot(...one.map((value, index) => value - (other[index] ?? 0))),
        ),
      );
      expect(nearest, name).toBeGreaterThan(12);
    }
  },
);

test('white on a coloured bar has a contrast of 4.5 : 1', () => {
  const grounds = [...Object.values(bars), ...Object.values(primaries).map((one) => one.light[0])];

  expect(grounds.filter((ground = '') => contrast('#ffffff', ground) < 4.5)).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'the %s colour scheme has each colour of the illustrations',
  (scheme) => {
    const defined = Object.keys(createArtVariables(scheme)).map((name) => `var(${name})`);

    expect(defined.sort()).toEqual(Object.values(art).sort());
  },
);
