import { useLanguage } from '../../state/useLanguage.ts';
import { moneyText } from '../../ui/MoneyText.tsx';

/** Returns a format for prices in dollars, for texts that contain a price. */
export function useDollars(): (amount: number) => string {
  const language = useLanguage();

  return (amount) => moneyText(Math.round(amount * 100), language);
}
