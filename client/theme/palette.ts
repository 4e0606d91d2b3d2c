/** Greys from the background colour to the text colour. Mantine requires ten shades, which are the same in all schemes. */
export const slate = [
  '#f6f7f9',
  '#f1f3f7',
  '#e3e6ec',
  '#d3d8e2',
  '#c3c9d6',
  '#868fa6',
  '#656f87',
  '#56607a',
  '#3b455e',
  '#1a2233',
] as const;

/**
 * The colours of the light scheme. The palettes of Mantine are not used, because they do not guarantee contrast. In this
 * palette, every text has a contrast of at least 4.5 : 1, which `palette.test.ts` checks.
 */
export const light = {
  page: slate[0] as string,
  surface: '#ffffff',
  raised: '#ffffff',
  hover: slate[1] as string,
  text: slate[9] as string,
  muted: slate[7] as string,
  faint: slate[6] as string,
  line: slate[2] as string,
  control: slate[5] as string,
  primary: '#2f5bea',
  'primary-hover': '#2549c9',
  'primary-soft': '#edf1fe',
  'primary-on-soft': '#2549c9',
  'on-primary': '#ffffff',
  success: '#17753f',
  'success-soft': '#e7f6ed',
  warning: '#8f5500',
  'warning-soft': '#fdf1dc',
  danger: '#c0262f',
  'danger-soft': '#fdecec',
  info: '#0b6577',
  'info-soft': '#e1f4f8',
  star: '#c27803',
  brass: '#b7791f',
  'brass-soft': '#f6e7c8',
  'event-business': '#5b3fb8',
  'event-business-soft': '#eeeafc',
  'event-personal': '#b3254f',
  'event-personal-soft': '#fdeaf0',
  'event-family': '#8f4a00',
  'event-family-soft': '#fdeedc',
  'event-holiday': '#17703d',
  'event-holiday-soft': '#e4f5ea',
  'event-etc': '#0b6577',
  'event-etc-soft': '#e1f4f8',
  'shadow-card': '0 1px 2px rgb(26 34 51 / 5%), 0 1px 6px rgb(26 34 51 / 4%)',
  'shadow-float': '0 2px 6px rgb(26 34 51 / 8%), 0 12px 32px rgb(26 34 51 / 14%)',
};

/** The colours of the dark scheme. */
export const dark: Record<keyof typeof light, string> = {
  page: '#0f1420',
  surface: '#171d2b',
  raised: '#1e2535',
  hover: '#212a3c',
  text: '#e6e9f2',
  muted: '#a5aec4',
  faint: '#8f99b1',
  line: '#2a3347',
  control: '#66718e',
  primary: '#7d9bff',
  'primary-hover': '#96afff',
  'primary-soft': '#1f2b4d',
  'primary-on-soft': '#a3b8ff',
  'on-primary': '#0f1420',
  success: '#6fd598',
  'success-soft': '#16301f',
  warning: '#f0b659',
  'warning-soft': '#362a14',
  danger: '#ff9c9c',
  'danger-soft': '#3d1f24',
  info: '#63d0e4',
  'info-soft': '#12303a',
  star: '#f0b659',
  brass: '#e0a84b',
  'brass-soft': '#4a3a1c',
  'event-business': '#c3b3ff',
  'event-business-soft': '#2c2452',
  'event-personal': '#ffa3bb',
  'event-personal-soft': '#43202d',
  'event-family': '#f3b875',
  'event-family-soft': '#3b2a14',
  'event-holiday': '#74d79c',
  'event-holiday-soft': '#163221',
  'event-etc': '#66d2e6',
  'event-etc-soft': '#12323c',
  'shadow-card': '0 1px 2px rgb(0 0 0 / 30%)',
  'shadow-float': '0 2px 8px rgb(0 0 0 / 40%), 0 16px 40px rgb(0 0 0 / 45%)',
};

/** The colours of avatars with initials, in different hues: the background and the text. */
export const initialsColors = {
  light: [
    ['#dfe7ff', '#2443b5'],
    ['#d9f2e3', '#14623a'],
    ['#fde8cf', '#7d4300'],
    ['#f9dff0', '#8c2369'],
    ['#d8f1f6', '#0a5767'],
    ['#eae2fb', '#5a35a8'],
  ],
  dark: [
    ['#27365f', '#c3d0ff'],
    ['#1d3c2b', '#a2e4bd'],
    ['#46331a', '#f6cf98'],
    ['#472439', '#f5b5da'],
    ['#17404b', '#9fe1ee'],
    ['#362a58', '#d3c2fb'],
  ],
} as const;

/**
 * The colours of chart series. Viewers with a colour vision deficiency can distinguish them, which `palette.test.ts`
 * checks.
 */
export const chartColors = {
  light: ['#2f5bea', '#dc631e', '#04a19b', '#7a0f38', '#7a5a1e', '#45187d', '#6b9362', '#4a5a70'],
  dark: ['#7d9bff', '#d97b1f', '#5fe0dc', '#d84672', '#e7bf57', '#9263bd', '#c1ecb7', '#9099a8'],
} as const;

/** Mantine's variables for the colours and shadows that it has. They have no prefix here. */
const mantineVariables: Record<string, string> = {
  surface: 'color-body',
  raised: 'color-default',
  hover: 'color-default-hover',
  text: 'color-text',
  muted: 'color-dimmed',
  faint: 'color-placeholder',
  line: 'color-default-border',
  primary: 'color-primary-filled',
  'primary-hover': 'color-primary-filled-hover',
  'primary-soft': 'color-primary-light',
  'primary-on-soft': 'color-primary-light-color',
  'on-primary': 'primary-color-contrast',
  success: 'color-success-filled',
  'success-soft': 'color-success-light',
  warning: 'color-warning-filled',
  'warning-soft': 'color-warning-light',
  danger: 'color-danger-filled',
  'danger-soft': 'color-danger-light',
  info: 'color-info-filled',
  'info-soft': 'color-info-light',
  'shadow-card': 'shadow-sm',
  'shadow-float': 'shadow-md',
};

/**
 * Returns the variable of a colour or a shadow. Mantine has no variables for these colours, so that they have the prefix
 * `--fd-`: the page behind the cards, the borders of controls, stars, brass, event types, chart series, initials, and the
 * colours of illustrations, swatches and the navbar.
 */
export function getVariable(name: string): string {
  const mantineVariable = mantineVariables[name];
  return mantineVariable ? `--mantine-${mantineVariable}` : `--fd-${name}`;
}

/** Returns colours and shadows by the names of their variables. */
export function toVariables(colors: [name: string, value: string][]): Record<string, string> {
  return Object.fromEntries(colors.map(([name, value]) => [getVariable(name), value]));
}

/** Returns the variables of Mantine in a scheme, which `MantineProvider` sets. */
export function createMantineVariables(colorScheme: 'light' | 'dark'): Record<string, string> {
  const colors = Object.entries(colorScheme === 'light' ? light : dark);
  return toVariables(colors.filter(([name]) => name in mantineVariables));
}

/** Returns the variables of a scheme, such as `--mantine-color-text` and `--fd-initials-0`. */
export function createColorVariables(colorScheme: 'light' | 'dark'): Record<string, string> {
  const tokens = Object.entries(colorScheme === 'light' ? light : dark);
  const backgrounds = initialsColors[colorScheme].flatMap(
    ([background, text], index): [string, string][] => [
      [`initials-${index}`, background],
      [`initials-${index}-text`, text],
    ],
  );
  const series = chartColors[colorScheme].map((colour, index): [string, string] => [
    `chart-${index}`,
    colour,
  ]);

  return toVariables([...tokens, ...backgrounds, ...series]);
}

/** The primary colours to choose from: plain, hovered, as a background, and as text on this background. */
export const primaryColors = {
  cobalt: {
    light: [light.primary, light['primary-hover'], light['primary-soft'], light['primary-on-soft']],
    dark: [dark.primary, dark['primary-hover'], dark['primary-soft'], dark['primary-on-soft']],
  },
  violet: {
    light: ['#7040d8', '#5b30b8', '#f3eefd', '#5b30b8'],
    dark: ['#b39bff', '#c4b1ff', '#2c2350', '#cdbdff'],
  },
  teal: {
    light: ['#0b7268', '#095c54', '#e3f5f2', '#095c54'],
    dark: ['#4fd0c0', '#74dccf', '#12332f', '#86e3d6'],
  },
  magenta: {
    light: ['#b0298a', '#8f1f70', '#fbebf6', '#8f1f70'],
    dark: ['#f18fd0', '#f5a8db', '#42203a', '#f8bce4'],
  },
  copper: {
    light: ['#a8480f', '#8a3a0b', '#fdeee4', '#8a3a0b'],
    dark: ['#f4a06a', '#f7b48a', '#402819', '#fac6a4'],
  },
  graphite: {
    light: ['#3f4a63', '#2f384d', '#e7ebf2', '#2f384d'],
    dark: ['#b4bed4', '#c6cee0', '#2a3347', '#d0d7e6'],
  },
};

/** The names of the four colours in each entry of `primaryColors`, in the same order. */
export const primaryTokens = ['primary', 'primary-hover', 'primary-soft', 'primary-on-soft'];

/** The colours of the bordered scheme that differ from the light scheme: it has lines instead of shadows. */
export const bordered: Partial<typeof light> = {
  page: '#fbfbfd',
  line: '#d3d8e2',
  'shadow-card': 'none',
  'shadow-float': '0 0 0 1px #d3d8e2, 0 8px 24px rgb(26 34 51 / 8%)',
};

/** Background colours of the navbar with sufficient contrast to white, in all schemes. The primary colour is another one. */
export const navbarColors = {
  secondary: light.muted,
  success: light.success,
  danger: light.danger,
  info: light.info,
  warning: light.warning,
  dark: dark.raised,
};

/**
 * Colours of the illustrations in the light scheme, where they show daylight. `--fd-bar-primary` is dark enough for a large
 * area in both schemes.
 */
const daylight = {
  backdrop: '#e6edfd',
  wall: '#eaf0fd',
  floor: '#d5e0f8',
  sky: '#bfd5ff',
  sun: '#ffe09a',
  hill: '#8fb0ee',
  primary: 'var(--fd-bar-primary)',
  paper: '#ffffff',
  cream: '#f6e3c3',
  steel: '#8b98b5',
  ink: '#24304f',
  wood: '#d9a86c',
  clay: '#d2694b',
  brass: '#e5a93f',
  leaf: '#4a8f68',
  'skin-light': '#f3c6a8',
  'skin-tan': '#cc8d62',
  'skin-deep': '#8d5638',
  'hair-dark': '#2a2330',
  'hair-warm': '#b9602f',
  'hair-grey': '#c3c9d6',
  shade: 'rgb(27 38 84 / 15%)',
  shine: 'rgb(255 255 255 / 34%)',
  beam: 'rgb(255 255 255 / 46%)',
  glow: 'rgb(255 226 150 / 0%)',
  night: '0',
};

/** Colours of the illustrations in the dark scheme, where they show lamps in the evening. */
const evening: Record<keyof typeof daylight, string> = {
  backdrop: '#1b2544',
  wall: '#161f39',
  floor: '#101831',
  sky: '#2a3a6e',
  sun: '#f5ecd2',
  hill: '#3d5190',
  primary: 'color-mix(in srgb, var(--fd-bar-primary) 88%, #0f1734)',
  paper: '#d9e0f2',
  cream: '#dcc29a',
  steel: '#66769c',
  ink: '#2c3860',
  wood: '#a97c4f',
  clay: '#b4583f',
  brass: '#e0a84b',
  leaf: '#3d7d5c',
  'skin-light': '#dcab8e',
  'skin-tan': '#b57a54',
  'skin-deep': '#7d4b32',
  'hair-dark': '#0f0c16',
  'hair-warm': '#99502a',
  'hair-grey': '#a4abbd',
  shade: 'rgb(5 9 30 / 34%)',
  shine: 'rgb(255 255 255 / 14%)',
  beam: 'rgb(255 255 255 / 0%)',
  glow: 'rgb(255 205 112 / 42%)',
  night: '1',
};

/** Returns the custom properties of the illustrations, such as `--fd-art-wood`. */
export function createArtVariables(scheme: 'light' | 'dark'): Record<string, string> {
  const colors = Object.entries(scheme === 'light' ? daylight : evening);
  return Object.fromEntries(colors.map(([name, value]) => [`--fd-art-${name}`, value]));
}
