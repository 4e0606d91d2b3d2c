import { useLanguage } from '../../state/useLanguage.ts';

/** Money that is a limit rather than a price: whole euros have no cents. */
export function useRoundEuros(): (amount: number) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });

  return (amount) => format.format(amount);
}
