import { useSyncExternalStore } from 'react';
import { getI18n } from 'react-i18next';

const languageNow = () => getI18n().language;

function subscribe(onChange: () => void) {
  getI18n().on('languageChanged', onChange);
  return () => getI18n().off('languageChanged', onChange);
}

/**
 * The language that texts are in. Dates and amounts need no more of the texts than that, and
 * `useTranslation` takes its time for each of the many that a list has.
 */
export const useLanguage = () => useSyncExternalStore(subscribe, languageNow);
