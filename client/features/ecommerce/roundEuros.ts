import { useTranslation } from 'react-i18next';

/** Money that is a limit rather than a price: whole euros have no cents. */
export function useRoundEuros(): (amount: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });

  return (amount) => format.format(amount);
}
