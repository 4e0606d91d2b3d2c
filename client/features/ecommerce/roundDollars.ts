import { useLanguage } from '../../state/useLanguage.ts';

/** Returns a format for amounts that are limits and not prices: whole dollars have no cents. */
export function useRoundDollars(): (amount: number) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });

  return (amount) => format.format(amount);
}
