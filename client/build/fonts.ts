import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The lightest and the boldest of our texts. */
const weights = { min: 400, max: 700 };

/**
 * Cuts the weights that nothing is set in out of the fonts: a third of what a first visit loads of
 * them. They keep their names, as whoever has the whole font needs no other.
 */
export function lighterFonts(): Plugin {
  return {
    name: 'frontdesk-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.woff2'));

      await Promise.all(
        files.map(async (file) => {
          if (file.type !== 'asset') return;
          file.source = await subsetFont(Buffer.from(file.source), undefined, {
            keepAllGlyphs: true,
            variationAxes: { wght: weights },
          });
        }),
      );
    },
  };
}
