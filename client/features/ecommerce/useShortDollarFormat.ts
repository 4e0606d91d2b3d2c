import { useLanguage } from '../../ui/useLanguage.ts';

/** Returns a function that formats an amount in dollars. Whole dollars have no cents, as in the limit of a filter. */
export function useShortDollarFormat(): (amount: number) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });

  return (amount) => format.format(amount);
}
