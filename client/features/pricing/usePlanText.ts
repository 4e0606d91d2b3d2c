import { useTranslation } from 'react-i18next';

/** Returns a function that translates the texts of the sample plans. It returns all other texts of the server as they are. */
export function usePlanText() {
  const { t } = useTranslation('pricing');

  return function translate(text: string): string {
    const key = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    return t(`text.${key}` as 'text.one-user', { defaultValue: text });
  };
}
