import type { Plugin } from 'vite';

const side = /(?<![\w-])(start|end)(?![\w-])/;

/**
 * Replaces `start` and `end` of `text-align` in all style sheets, also in Mantine's, by the sides of the layout.
 *
 * A text has the direction of its language, whichever way the layout is mirrored (`app/global.css`). CSS
 * aligns such a text to the start of its own line, but it shall be aligned to the start of the layout.
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
