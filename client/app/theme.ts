import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { slate } from './palette.ts';

/** The primary colour is a setting, so the shades are custom properties. */
const primary: MantineColorsTuple = [
  'var(--fd-primary-soft)',
  'var(--fd-primary-soft)',
  'var(--fd-primary)',
  'var(--fd-primary)',
  'var(--fd-primary)',
  'var(--fd-primary-hover)',
  'var(--fd-primary)',
  'var(--fd-primary-hover)',
  'var(--fd-primary-on-soft)',
  'var(--fd-primary-on-soft)',
];

/**
 * All ten shades are the same custom property, because Mantine only uses it as background or text.
 */
const tone = (name: string) =>
  Array<string>(10).fill(`var(--fd-${name})`) as unknown as MantineColorsTuple;
const tones = ['danger', 'success', 'warning', 'info'] as const;

const night: MantineColorsTuple = [
  '#e6e9f2',
  '#c8cfdf',
  '#a5aec4',
  '#8f99b1',
  '#2a3347',
  '#212a3c',
  '#1e2535',
  '#171d2b',
  '#0f1420',
  '#0a0e17',
];

/** The greys of filled secondary controls. */
const fills: Record<string, string> = { gray: 'var(--fd-muted)', dark: 'var(--fd-text)' };

/** Returns the variables of a variant. A filled one has a text color with enough contrast in both color schemes. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isPrimary = input.color === undefined || input.color === 'primary';
  const isTone = tones.some((name) => name === input.color);
  const plain = fills[input.color ?? ''];
  if (input.variant === 'light' && plain) {
    const background = input.color === 'dark' ? 'var(--fd-line)' : 'var(--fd-hover)';
    return { ...colors, background, hover: background, color: 'var(--fd-text)' };
  }
  if (input.variant === 'light' && (isPrimary || isTone)) {
    return {
      ...colors,
      background: `var(--fd-${isTone ? input.color : 'primary'}-soft)`,
      hover: 'var(--fd-hover)',
      color: isTone ? `var(--fd-${input.color})` : 'var(--fd-primary-on-soft)',
    };
  }
  if ((input.variant === 'subtle' || input.variant === 'transparent') && isPrimary) {
    return { ...colors, hover: 'var(--fd-hover)', color: 'var(--fd-primary)' };
  }
  if (plain && (input.variant === 'subtle' || input.variant === 'transparent')) {
    return { ...colors, hover: 'var(--fd-hover)', color: plain };
  }
  if (input.variant === 'outline' && (isPrimary || plain)) {
    const color = plain ?? 'var(--fd-primary)';
    return { ...colors, hover: 'var(--fd-hover)', color, border: `1px solid ${color}` };
  }
  if (input.variant !== 'filled') return colors;

  if (plain) return { ...colors, background: plain, hover: plain, color: 'var(--fd-surface)' };
  return {
    ...colors,
    background: isTone ? `var(--fd-${input.color})` : 'var(--fd-primary)',
    hover: isTone ? `var(--fd-${input.color})` : 'var(--fd-primary-hover)',
    color: 'var(--fd-on-primary)',
  };
};

/** The theme. No other file defines colours, radii or shadows. */
export const theme = createTheme({
  colors: {
    primary,
    danger: tone('danger'),
    success: tone('success'),
    warning: tone('warning'),
    info: tone('info'),
    gray: slate,
    dark: night,
  },
  primaryColor: 'primary',
  primaryShade: { light: 6, dark: 4 },
  variantColorResolver,
  white: '#ffffff',
  black: slate[9],
  fontFamily: "'Inter Variable', 'Inter fallback', system-ui, sans-serif",
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '18px' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '22px', lineHeight: '1.3' },
      h2: { fontSize: '18px', lineHeight: '1.35' },
      h3: { fontSize: '16px', lineHeight: '1.4' },
      h4: { fontSize: '14px', lineHeight: '1.5' },
      h5: { fontSize: '13px', lineHeight: '1.5' },
      h6: { fontSize: '12px', lineHeight: '1.5' },
    },
  },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  shadows: { sm: 'var(--fd-shadow-card)', md: 'var(--fd-shadow-float)' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  // By name, because importing the components would add all of them to the entry chunk.
  components: {
    Badge: { defaultProps: { color: 'primary', size: 'lg', tt: 'none', fw: 500, fz: 12 } },
    Button: { defaultProps: { fw: 500 } },
    Checkbox: { defaultProps: { iconColor: 'var(--fd-on-primary)' } },
    Menu: { defaultProps: { shadow: 'md', radius: 'lg', transitionProps: { duration: 120 } } },
    Modal: { defaultProps: { shadow: 'md', radius: 'lg', centered: true } },
    Radio: { defaultProps: { iconColor: 'var(--fd-on-primary)' } },
    Tooltip: { defaultProps: { openDelay: 400, fz: 12 } },
  },
});

/** The variables of Mantine, set to our custom properties (`build/colorSchemes.ts`). */
const shared = {
  '--mantine-color-body': 'var(--fd-surface)',
  '--mantine-color-text': 'var(--fd-text)',
  '--mantine-color-dimmed': 'var(--fd-muted)',
  '--mantine-color-placeholder': 'var(--fd-faint)',
  '--mantine-color-default-border': 'var(--fd-line)',
  '--mantine-color-anchor': 'var(--fd-primary)',
  '--mantine-color-error': 'var(--fd-danger)',
  '--mantine-color-default-hover': 'var(--fd-hover)',
  '--mantine-primary-color-light': 'var(--fd-primary-soft)',
  '--mantine-primary-color-light-hover': 'var(--fd-hover)',
  '--mantine-primary-color-light-color': 'var(--fd-primary-on-soft)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: shared,
  dark: shared,
});
