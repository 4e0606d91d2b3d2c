import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { cssVariablesResolver, theme } from '../theme/theme.ts';

/** The module that imports the style sheet. */
const moduleName = 'virtual:theme.css';

/**
 * Provides the style sheet that `MantineProvider` would add to each page at run time: about 500 variables of the theme. The
 * browser reads it with the other styles, instead of calculating all styles a second time after the first render.
 */
export function themeStyles(): Plugin {
  return {
    name: 'frontdesk-theme-styles',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: (id) => (id === `\0${moduleName}` ? createStyles() : undefined),
  };
}

function createStyles(): string {
  const props = {
    theme,
    cssVariablesResolver,
    forceColorScheme: 'light',
    children: undefined,
  } as const;
  const html = renderToStaticMarkup(createElement(MantineProvider, props));
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
}
