import { expect, test } from 'vitest';
import { art } from '../ui/art/colors.ts';
import {
  bordered,
  chartColors,
  createArtVariables,
  dark,
  initialsColors,
  light,
  navbarColors,
  primaryColors,
  primaryTokens,
} from './palette.ts';

const schemesByPrimaryColor = Object.entries(primaryColors).flatMap(([name, colours]) =>
  (['light', 'dark'] as const).map((scheme) => {
    const tokens = primaryTokens.map((token, index) => [token, colours[scheme][index]]);
    const colorScheme = scheme === 'light' ? light : dark;
    return [`${scheme} ${name}`, { ...colorScheme, ...Object.fromEntries(tokens) } as typeof light];
  }),
);
const colorSchemes = {
  ...Object.fromEntries(schemesByPrimaryColor),
  bordered: { ...light, ...bordered },
} as Record<string, typeof light>;
const eventKinds = ['business', 'personal', 'family', 'holiday', 'etc'] as const;
const states = ['success', 'warning', 'danger', 'info'] as const;

/** Returns the relative luminance of a colour (WCAG 2.2). */
function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours (WCAG 2.2). */
function computeContrast(first: string, second: string): number {
  const [bright = 0, dim = 0] = [computeLuminance(first), computeLuminance(second)].sort(
    (a, b) => b - a,
  );
  return (bright + 0.05) / (dim + 0.05);
}

test.each(Object.entries(colorSchemes))(
  'each text colour of the %s colour scheme has a contrast of 4.5 : 1',
  (_, colorScheme) => {
    const backgrounds = [
      colorScheme.page,
      colorScheme.surface,
      colorScheme.raised,
      colorScheme.hover,
    ];
    const texts = [
      colorScheme.text,
      colorScheme.muted,
      colorScheme.faint,
      colorScheme.primary,
      ...states.map((state) => colorScheme[state]),
    ];
    const pairs = [
      ...backgrounds.flatMap((background) => texts.map((text) => [text, background])),
      ...states.map((state) => [colorScheme[state], colorScheme[`${state}-soft`]]),
      ...eventKinds.map((kind) => [
        colorScheme[`event-${kind}`],
        colorScheme[`event-${kind}-soft`],
      ]),
      ...eventKinds.map((kind) => [colorScheme[`event-${kind}`], colorScheme.surface]),
      [colorScheme['primary-on-soft'], colorScheme['primary-soft']],
      [colorScheme.text, colorScheme['primary-soft']],
      [colorScheme.muted, colorScheme['primary-soft']],
      [colorScheme['on-primary'], colorScheme.primary],
      [colorScheme['on-primary'], colorScheme['primary-hover']],
      [colorScheme['on-primary'], colorScheme.danger],
    ];

    const failures = pairs.filter(
      ([text = '', background = '']) => computeContrast(text, background) < 4.5,
    );

    expect(failures).toEqual([]);
  },
);

test.each(Object.entries(colorSchemes))(
  'controls, stars and the brass colour of the %s colour scheme have a contrast of 3 : 1',
  (_, colorScheme) => {
    expect(computeContrast(colorScheme.control, colorScheme.surface)).toBeGreaterThan(3);
    expect(computeContrast(colorScheme.star, colorScheme.surface)).toBeGreaterThan(3);
    expect(computeContrast(colorScheme.brass, colorScheme.surface)).toBeGreaterThan(3);
  },
);

test.each(['light', 'dark'] as const)(
  'initials of the %s colour scheme have a contrast of 4.5 : 1',
  (colorScheme) => {
    for (const [background, text] of initialsColors[colorScheme]) {
      expect(computeContrast(background, text)).toBeGreaterThan(4.5);
    }
  },
);

/** Matrices that simulate colour vision deficiencies, for linear RGB (Machado 2009). */
const visionMatrices = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
};

/** Returns the colour in CIELAB as a viewer with this vision sees it. */
function toLab(colour: string, matrix: number[]): [number, number, number] {
  const channels = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  const multiplyRow = (row: number) =>
    matrix
      .slice(row * 3, row * 3 + 3)
      .reduce((sum, part, index) => sum + part * (channels[index] ?? 0), 0);
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((row) =>
    Math.min(1, Math.max(0, multiplyRow(row))),
  );
  const compress = (value: number) =>
    value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
  const x = compress((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = compress(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = compress((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);

  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test.each(['light', 'dark'] as const)(
  'chart series of the %s colour scheme are distinct for viewers with a colour vision deficiency',
  (colorScheme) => {
    const series = chartColors[colorScheme];

    for (const colour of series) {
      expect(computeContrast(colour, { light, dark }[colorScheme].surface), colour).toBeGreaterThan(
        3,
      );
    }
    for (const [name, matrix] of Object.entries(visionMatrices)) {
      const colours = series.map((colour) => toLab(colour, matrix));
      const pairs = colours.flatMap((first, index) =>
        colours.slice(index + 1).map((second) => [first, second]),
      );
      const smallestDistance = Math.min(
        ...pairs.map(([first = [], second = []]) =>
          Math.hypot(...first.map((value, index) => value - (second[index] ?? 0))),
        ),
      );
      expect(smallestDistance, name).toBeGreaterThan(12);
    }
  },
);

test('white text on a coloured navbar has a contrast of 4.5 : 1', () => {
  const backgrounds = [
    ...Object.values(navbarColors),
    ...Object.values(primaryColors).map((color) => color.light[0]),
  ];

  expect(
    backgrounds.filter((background = '') => computeContrast('#ffffff', background) < 4.5),
  ).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'the %s colour scheme has each colour of the illustrations',
  (scheme) => {
    const defined = Object.keys(createArtVariables(scheme)).map((name) => `var(${name})`);

    expect(defined.sort()).toEqual(Object.values(art).sort());
  },
);
