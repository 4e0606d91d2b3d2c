/** Returns the relative luminance of a colour such as `#2f5bea` (WCAG 2.2). */
function computeLuminance(colour) {
  const [red, green, blue] = readChannels(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours (WCAG 2.2). */
export function computeContrast(first, second) {
  const [dim, bright] = [computeLuminance(first), computeLuminance(second)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const readChannels = (colour) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Mixes two colours. `share` is the share of the second one, from 0 to 1. */
function mix(first, second, share) {
  const others = readChannels(second);
  const channels = readChannels(first).map((value, index) =>
    Math.round(value + (others[index] - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

/** Mixes a colour with another one until it has a contrast of 4.6 : 1 to all backgrounds. */
function ensureContrast(colour, target, backgrounds) {
  const steps = Array.from({ length: 101 }, (_, step) => mix(colour, target, step / 100));
  return steps.find((step) =>
    backgrounds.every((background) => computeContrast(step, background) >= 4.6),
  );
}

/**
 * Returns the shades of a primary colour, by the names of `client/theme/palette.ts`. Each text has a contrast of at least
 * 4.5 : 1, so that a bright colour becomes darker in the light scheme, and a dark colour brighter in the dark scheme.
 */
export function createShades(colour) {
  const soft = mix(colour, '#ffffff', 0.91);
  const light = ensureContrast(colour, '#000000', ['#ffffff', '#f1f3f7', soft]);
  const hover = mix(light, '#000000', 0.18);
  const darkSoft = mix(colour, '#0f1420', 0.78);
  const dark = ensureContrast(mix(colour, '#ffffff', 0.25), '#ffffff', [
    '#212a3c',
    '#1e2535',
    darkSoft,
  ]);
  return {
    light: {
      primary: light,
      'primary-hover': hover,
      'primary-soft': soft,
      'primary-on-soft': hover,
    },
    dark: {
      primary: dark,
      'primary-hover': mix(dark, '#ffffff', 0.2),
      'primary-soft': darkSoft,
      'primary-on-soft': mix(dark, '#ffffff', 0.25),
    },
  };
}
