import subsets from '@fontsource-variable/inter/unicode.json' with { type: 'json' };
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The lightest and the boldest of our texts. */
const weights = { min: 400, max: 700 };

/** Distances, accents, and numbers that stand under each other. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

/**
 * Cuts what no text is set in out of the fonts, half of what a first visit loads of them. They keep
 * their names, as whoever has the whole font needs no other.
 */
export function lighterFonts(): Plugin {
  return {
    name: 'frontdesk-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const [, subset] = /inter-(.+)-wght.*\.woff2$/.exec(file.fileName) ?? [];
        if (file.type !== 'asset' || !subset) continue;
        file.source = await subsetFont(
          Buffer.from(file.source),
          charactersIn(subsets[subset as keyof typeof subsets]),
          { keepFeatures, variationAxes: { wght: weights } },
        );
      }
    },
  };
}

/** `U+0000-00FF,U+0131` as the characters it names. */
function charactersIn(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join('');
}
