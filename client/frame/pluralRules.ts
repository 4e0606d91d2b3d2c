import type { i18n } from 'i18next';

/**
 * Sets the plural rules. The texts are in European Portuguese, where zero is plural ("0 utilizadores"). French and Portuguese have
 * a form for millions, which is the same as the plural if the number has digits.
 */
export function setPluralRules({ services: { pluralResolver } }: i18n) {
  const getSuffix = pluralResolver.getSuffix.bind(pluralResolver);
  pluralResolver.getSuffix = (language: string, count: number, options?: object): string =>
    getSuffix(language === 'pt' ? 'pt-PT' : language, count, options).replace('many', 'other');
}
