import type { Plugin } from 'vite';

const side = /(?<![\w-])(start|end)(?![\w-])/;

/**
 * Replaces the values `start` and `end` of `text-align` by the sides of the layout, in all style sheets and also in Mantine's.
 *
 * Each text has the direction of its language, also in a mirrored layout (`theme/global.css`). With `start`, CSS would align
 * the text to the start of its language instead of the start of the layout.
 */
export function textAlign(): Plugin {
  return {
    name: 'frontdesk-text-align',
    config: () => ({
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: 'frontdesk-text-align',
              Declaration: {
                'text-align': (declaration) => {
                  declaration.value = declaration.value.replace(side, 'var(--fd-$&)');
                },
              },
            },
          ],
        },
      },
    }),
  };
}
