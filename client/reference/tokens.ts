import type { CSSVariablesResolver } from '@mantine/core';
import { variablesOf } from '../app/palette.ts';
import { cssVariablesResolver } from '../app/theme.ts';

/** The dashboard brings its tokens with its page; this page has to set them itself. */
export const tokens: CSSVariablesResolver = (theme) => {
  const { variables, light, dark } = cssVariablesResolver(theme);

  return {
    variables,
    light: { ...light, ...variablesOf('light') },
    dark: { ...dark, ...variablesOf('dark') },
  };
};
