import type { CSSVariablesResolver } from '@mantine/core';
import { createColorVariables } from '../../theme/palette.ts';
import { cssVariablesResolver } from '../../theme/theme.ts';

/** Returns the CSS variables of Mantine, and the custom properties that `index.html` of the dashboard contains. */
export const resolveCssVariables: CSSVariablesResolver = (theme) => {
  const { variables, light, dark } = cssVariablesResolver(theme);

  return {
    variables,
    light: { ...light, ...createColorVariables('light') },
    dark: { ...dark, ...createColorVariables('dark') },
  };
};
