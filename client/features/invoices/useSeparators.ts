import { useLanguage } from '../../state/useLanguage.ts';

/** How numbers are typed in the viewer's language, as number inputs want to know it. */
export function useSeparators() {
  const language = useLanguage();
  const parts = new Intl.NumberFormat(language).formatToParts(12345678.9);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';

  return {
    decimalSeparator: part('decimal'),
    // A narrow space that nobody can type counts as any space.
    thousandSeparator: part('group').replace('\u202f', ' '),
    allowedDecimalSeparators: [',', '.'].filter((sign) => sign !== part('group')),
  };
}
