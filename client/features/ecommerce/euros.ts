import { useTranslation } from 'react-i18next';
import { moneyText } from '../../ui/MoneyText.tsx';

/** Prices as the gateway tells them, in euros, where money stands inside a text. */
export function useEuros(): (amount: number) => string {
  const { i18n } = useTranslation();

  return (amount) => moneyText(Math.round(amount * 100), i18n.language);
}
