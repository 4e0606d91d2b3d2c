import { useLanguage } from '../../state/useLanguage.ts';

/** Returns the separators of the viewer's language as props of `NumberInput`. */
export function useSeparators() {
  const language = useLanguage();
  const parts = new Intl.NumberFormat(language).formatToParts(12345678.9);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';

  return {
    decimalSeparator: part('decimal'),
    // Keyboards have no narrow space, so a plain space replaces it.
    thousandSeparator: part('group').replace('\u202f', ' '),
    allowedDecimalSeparators: [',', '.'].filter((sign) => sign !== part('group')),
  };
}
