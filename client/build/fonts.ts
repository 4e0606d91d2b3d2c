import subsets from '@fontsource-variable/inter/unicode.json' with { type: 'json' };
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The range of font weights in use. */
const weights = { min: 400, max: 700 };

/** The OpenType features to keep: kerning, accents and tabular figures. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

/** Removes unused characters, weights and features from the fonts, which halves their size. */
export function subsetFonts(): Plugin {
  return {
    name: 'frontdesk-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const [, subset] = /inter-(.+)-wght.*\.woff2$/.exec(file.fileName) ?? [];
        if (file.type !== 'asset' || !subset) continue;
        file.source = await subsetFont(
          Buffer.from(file.source),
          collectCharacters(subsets[subset as keyof typeof subsets]),
          { keepFeatures, variationAxes: { wght: weights } },
        );
      }
    },
  };
}

/** Returns the characters of ranges such as `U+0000-00FF,U+0131`. */
function collectCharacters(ranges: string): string {
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
