import type { TextFiles, Texts } from './i18n.ts';

/** The texts of all features, and those in subfolders of `locales`, such as the customizer. */
export const frameTexts: TextFiles = import.meta.glob<Texts>(
  [
    '../features/*/locales/**/*.json',
    '../locales/*/*.json',
    // The entry chunk contains the texts of these features.
    '!../features/{auth,misc}/locales/*.json',
  ],
  { import: 'default' },
);
