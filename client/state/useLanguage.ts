import { useSyncExternalStore } from 'react';
import { getI18n } from 'react-i18next';

const languageNow = () => getI18n().language;

function subscribe(onChange: () => void) {
  getI18n().on('languageChanged', onChange);
  return () => getI18n().off('languageChanged', onChange);
}

/**
 * The language of the texts. Dates and amounts only need the language, and `useTranslation` is too
 * slow for each cell of a list.
 */
export const useLanguage = () => useSyncExternalStore(subscribe, languageNow);
