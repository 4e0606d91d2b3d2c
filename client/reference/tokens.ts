import type { CSSVariablesResolver } from '@mantine/core';
import { variablesOf } from '../app/palette.ts';
import { cssVariablesResolver } from '../app/theme.ts';

/** The custom properties of the dashboard, which this page does not load. */
export const tokens: CSSVariablesResolver = (theme) => {
  const { variables, light, dark } = cssVariablesResolver(theme);

  return {
    variables,
    light: { ...light, ...variablesOf('light') },
    dark: { ...dark, ...variablesOf('dark') },
  };
};
