import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import type { MouseEvent } from 'react';
import { slate } from './palette.ts';

/** The shades of the primary colour. They are custom properties, because the viewer can choose the colour. */
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

/** Returns ten equal shades: Mantine uses these colours only for backgrounds and texts. */
const createShades = (name: string) =>
  Array<string>(10).fill(`var(--fd-${name})`) as unknown as MantineColorsTuple;
const statusColors = ['danger', 'success', 'warning', 'info'] as const;

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

/** The greys of secondary controls. */
const greys: Record<string, string> = { gray: 'var(--fd-muted)', dark: 'var(--fd-text)' };

/** Returns the colours of a variant. Filled variants have a text colour with enough contrast in both colour schemes. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isPrimary = input.color === undefined || input.color === 'primary';
  const isStatusColor = statusColors.some((name) => name === input.color);
  const grey = greys[input.color ?? ''];
  if (input.variant === 'light' && grey) {
    const background = input.color === 'dark' ? 'var(--fd-line)' : 'var(--fd-hover)';
    return { ...colors, background, hover: background, color: 'var(--fd-text)' };
  }
  if (input.variant === 'light' && (isPrimary || isStatusColor)) {
    return {
      ...colors,
      background: `var(--fd-${isStatusColor ? input.color : 'primary'}-soft)`,
      hover: 'var(--fd-hover)',
      color: isStatusColor ? `var(--fd-${input.color})` : 'var(--fd-primary-on-soft)',
    };
  }
  if ((input.variant === 'subtle' || input.variant === 'transparent') && isPrimary) {
    return { ...colors, hover: 'var(--fd-hover)', color: 'var(--fd-primary)' };
  }
  if (grey && (input.variant === 'subtle' || input.variant === 'transparent')) {
    return { ...colors, hover: 'var(--fd-hover)', color: grey };
  }
  if (input.variant === 'outline' && (isPrimary || grey)) {
    const color = grey ?? 'var(--fd-primary)';
    return { ...colors, hover: 'var(--fd-hover)', color, border: `1px solid ${color}` };
  }
  if (input.variant !== 'filled') return colors;

  if (grey) return { ...colors, background: grey, hover: grey, color: 'var(--fd-surface)' };
  return {
    ...colors,
    background: isStatusColor ? `var(--fd-${input.color})` : 'var(--fd-primary)',
    hover: isStatusColor ? `var(--fd-${input.color})` : 'var(--fd-primary-hover)',
    color: 'var(--fd-on-primary)',
  };
};

/** The Mantine theme. Colours are defined only in `palette.ts`, radii and shadows only here. */
export const theme = createTheme({
  colors: {
    primary,
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
  // Keys instead of `Button.extend()`: importing the components would add them to the entry chunk.
  components: {
    Badge: { defaultProps: { color: 'primary', size: 'lg', tt: 'none', fw: 500, fz: 12 } },
    Button: { defaultProps: { fw: 500 } },
    Checkbox: { defaultProps: { iconColor: 'var(--fd-on-primary)' } },
    DrawerOverlay: { defaultProps: { onClickCapture: ignoreSecondClick } },
    Menu: { defaultProps: { shadow: 'md', radius: 'lg', transitionProps: { duration: 120 } } },
    Modal: { defaultProps: { shadow: 'md', radius: 'lg', centered: true } },
    ModalOverlay: { defaultProps: { onClickCapture: ignoreSecondClick } },
    Radio: { defaultProps: { iconColor: 'var(--fd-on-primary)' } },
    Tooltip: { defaultProps: { openDelay: 400, fz: 12 } },
  },
});

/** Keeps the second click of a double click on a button from closing the drawer or dialog that the first click opened. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail === 2) event.stopPropagation();
}

/** The CSS variables of Mantine, set to the custom properties of `build/colorSchemes.ts`. */
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
