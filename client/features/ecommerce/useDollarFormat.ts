import { useLanguage } from '../../state/useLanguage.ts';
import { formatMoney } from '../../ui/MoneyText.tsx';

/** Returns a function that formats a price in dollars, for texts that contain a price. */
export function useDollarFormat(): (amount: number) => string {
  const language = useLanguage();

  return (amount) => formatMoney(Math.round(amount * 100), language);
}
