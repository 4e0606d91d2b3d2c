import { formatMoney } from '../../ui/MoneyText.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';

/** Returns a function that formats a price in dollars, for texts that contain a price. */
export function useDollarFormat(): (amount: number) => string {
  const language = useLanguage();

  return (amount) => formatMoney(amount, language);
}
