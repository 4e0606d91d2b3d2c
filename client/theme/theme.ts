import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import type { MouseEvent } from 'react';
import { createMantineVariables, slate } from './palette.ts';

const tones = ['primary', 'danger', 'success', 'warning', 'info'] as const;

/**
 * Returns ten equal shades, because the colours depend on the scheme, and the viewer can choose the primary colour. The
 * variables have their values in `palette.ts`.
 */
const createShades = (tone: (typeof tones)[number]) =>
  Array<string>(10).fill(`var(--mantine-color-${tone}-filled)`) as unknown as MantineColorsTuple;

const darkShades: MantineColorsTuple = [
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

/** Changes the colours of variants where Mantine's defaults have too little contrast in the dark colour scheme. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isGrey = input.color === 'gray' || input.color === 'dark';
  if (input.variant === 'filled') {
    const color = isGrey ? 'var(--mantine-color-body)' : 'var(--mantine-primary-color-contrast)';
    return { ...colors, color };
  }
  if (input.variant === 'subtle' || input.variant === 'transparent') {
    const color = input.color ?? 'primary';
    const isTone = isGrey || tones.some((tone) => tone === color);
    const hover = 'var(--mantine-color-default-hover)';
    return isTone ? { ...colors, hover, color: `var(--mantine-color-${color}-text)` } : colors;
  }
  return colors;
};

/** The Mantine theme. Colours are defined only in `palette.ts`, radii and shadows only here. */
export const theme = createTheme({
  colors: {
    primary: createShades('primary'),
    danger: createShades('danger'),
    success: createShades('success'),
    warning: createShades('warning'),
    info: createShades('info'),
    gray: slate,
    dark: darkShades,
  },
  primaryColor: 'primary',
  primaryShade: { light: 6, dark: 4 },
  variantColorResolver,
  white: '#ffffff',
  black: slate[9],
  fontFamily: "'Inter Variable', 'Inter fallback', system-ui, sans-serif",
  // Controls have the size `sm`, and other texts have the size `md`.
  fontSizes: {
    tiny: '11px',
    xs: '12px',
    caption: '13px',
    sm: '14px',
    md: '14px',
    lg: '16px',
    xl: '18px',
    figure: '22px',
    total: '28px',
  },
  lineHeights: {
    xs: '1.55',
    caption: '1.55',
    sm: '1.55',
    md: '1.55',
    lg: '1.4',
    xl: '1.35',
    figure: '1.3',
    total: '1.3',
  },
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
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  // Keys instead of `Button.extend()`: importing the components would add them to the entry chunk.
  components: {
    Anchor: { defaultProps: { inherit: true } },
    Badge: { defaultProps: { color: 'primary', size: 'lg', tt: 'none', fw: 500, fz: 12 } },
    Button: { defaultProps: { fw: 500 } },
    Card: { defaultProps: { padding: 20, radius: 'lg', shadow: 'sm', withBorder: true } },
    Checkbox: { defaultProps: { iconColor: 'var(--mantine-primary-color-contrast)' } },
    DrawerOverlay: { defaultProps: { onClickCapture: ignoreSecondClick } },
    // Hints stand below their inputs, so that the inputs of a row are aligned.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    Menu: { defaultProps: { shadow: 'md', radius: 'lg', transitionProps: { duration: 120 } } },
    Modal: { defaultProps: { shadow: 'md', radius: 'lg', centered: true } },
    ModalOverlay: { defaultProps: { onClickCapture: ignoreSecondClick } },
    // A list that opens with the focus would cover the error of a field that a form focuses.
    MultiSelect: { defaultProps: { openOnFocus: false } },
    Radio: { defaultProps: { iconColor: 'var(--mantine-primary-color-contrast)' } },
    Select: { defaultProps: { openOnFocus: false } },
    Tooltip: { defaultProps: { openDelay: 400, fz: 12 } },
  },
});

/** Keeps the second click of a double click on a button from closing the drawer or dialog that the first click opened. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail === 2) event.stopPropagation();
}

const hover = 'var(--mantine-color-default-hover)';

/** The variables that are derived from others, in both schemes. */
const derived: Record<string, string> = {
  '--mantine-color-bright': 'var(--mantine-color-text)',
  '--mantine-color-anchor': 'var(--mantine-color-primary-filled)',
  '--mantine-color-error': 'var(--mantine-color-danger-filled)',
  ...createGreyVariables('gray', 'var(--mantine-color-dimmed)', hover),
  ...createGreyVariables(
    'dark',
    'var(--mantine-color-text)',
    'var(--mantine-color-default-border)',
  ),
};
for (const tone of tones) {
  derived[`--mantine-color-${tone}-light-hover`] = hover;
  derived[`--mantine-color-${tone}-outline-hover`] = hover;
}

/** Returns the variables of the grey of secondary controls. */
function createGreyVariables(name: string, color: string, background: string) {
  return {
    [`--mantine-color-${name}-filled`]: color,
    [`--mantine-color-${name}-filled-hover`]: color,
    [`--mantine-color-${name}-light`]: background,
    [`--mantine-color-${name}-light-hover`]: background,
    [`--mantine-color-${name}-light-color`]: 'var(--mantine-color-text)',
    [`--mantine-color-${name}-text`]: color,
    [`--mantine-color-${name}-outline`]: color,
    [`--mantine-color-${name}-outline-hover`]: hover,
  };
}

/** Sets Mantine's variables. `index.html` contains the same values for the first paint (`colorSchemes.ts`). */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...createMantineVariables('light'), ...derived },
  dark: { ...createMantineVariables('dark'), ...derived },
});
