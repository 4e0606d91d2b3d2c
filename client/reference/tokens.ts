import type { CSSVariablesResolver } from '@mantine/core';
import { createColorVariables } from '../app/palette.ts';
import { cssVariablesResolver } from '../app/theme.ts';

/** The custom properties of the dashboard, which this page does not load. */
export const tokens: CSSVariablesResolver = (theme) => {
  const { variables, light, dark } = cssVariablesResolver(theme);

  return {
    variables,
    light: { ...light, ...createColorVariables('light') },
    dark: { ...dark, ...createColorVariables('dark') },
  };
};
