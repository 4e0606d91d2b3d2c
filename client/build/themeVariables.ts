import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { cssVariablesResolver, theme } from '../app/theme.ts';

/**
 * Mantine works its variables out of the theme, and out of its own, whenever a page opens. Ours is
 * known when it is built, so they stand in the style sheet of Mantine's defaults, and are worked out
 * no more.
 */
export function themeVariables(): Plugin {
  return {
    name: 'frontdesk-theme-variables',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (/@mantine\/core\/styles\/default-css-variables\.css$/.test(id)) return variables();
      if (/MantineCssVariables\/MantineCssVariables\.mjs$/.test(id)) {
        return 'export function MantineCssVariables() { return null; }';
      }
      return null;
    },
  };
}

function variables(): string {
  const page = renderToStaticMarkup(
    createElement(MantineProvider, { theme, cssVariablesResolver, deduplicateCssVariables: false }),
  );
  const [, css] = /<style data-mantine-styles="true">([\s\S]*?)<\/style>/.exec(page) ?? [];
  if (!css) throw new Error('Mantine writes its variables in another way than it did.');
  return css;
}
