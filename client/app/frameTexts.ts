import type { TextFiles, Texts } from './i18n.ts';

/** The texts of all features, and of the separate parts of the frame. */
export const frameTexts: TextFiles = import.meta.glob<Texts>(
  [
    '../features/*/locales/**/*.json',
    './*/locales/*.json',
    // The entry chunk contains these.
    '!../features/{auth,misc}/locales/*.json',
  ],
  { import: 'default' },
);
