import { useLanguage } from '../../state/useLanguage.ts';
import { moneyText } from '../../ui/MoneyText.tsx';

/** Prices as the gateway tells them, in dollars, where money stands inside a text. */
export function useDollars(): (amount: number) => string {
  const language = useLanguage();

  return (amount) => moneyText(Math.round(amount * 100), language);
}
