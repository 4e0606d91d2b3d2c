import { useLanguage } from '../../ui/useLanguage.ts';

/** Returns the decimal and thousands separators of the viewer's language as props of `NumberInput`. */
export function useNumberSeparators() {
  const language = useLanguage();
  const parts = new Intl.NumberFormat(language).formatToParts(12345678.9);
  const getPart = (type: string) => parts.find((part) => part.type === type)?.value ?? '';

  return {
    decimalSeparator: getPart('decimal'),
    // Keyboards have no key for the narrow space, so a plain space replaces it.
    thousandSeparator: getPart('group').replace('\u202f', ' '),
    allowedDecimalSeparators: [',', '.'].filter((separator) => separator !== getPart('group')),
  };
}
