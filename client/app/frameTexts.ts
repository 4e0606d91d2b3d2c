import type { TextFiles, Texts } from './i18n.ts';

/** The texts of every feature, and of the frame's own parts. */
export const frameTexts: TextFiles = import.meta.glob<Texts>(
  [
    '../features/*/locales/**/*.json',
    './*/locales/*.json',
    // The entry has these.
    '!../features/{auth,misc}/locales/*.json',
  ],
  { import: 'default' },
);
