export { storageKeys } from './data/storage.ts';

/** The languages of the product, with their native names. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
} as const;

export type Language = keyof typeof languages;

/** The start page of users who may read everything, which `/` redirects to. */
export const startPath = '/dashboard/ecommerce';
