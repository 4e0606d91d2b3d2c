import { useSyncExternalStore } from 'react';
import { getI18n } from 'react-i18next';

const getLanguage = () => getI18n().language;

function subscribe(onChange: () => void) {
  getI18n().on('languageChanged', onChange);
  return () => getI18n().off('languageChanged', onChange);
}

/** Returns the language, for dates and amounts. `useTranslation` is too slow for each cell of a list. */
export const useLanguage = () => useSyncExternalStore(subscribe, getLanguage);
