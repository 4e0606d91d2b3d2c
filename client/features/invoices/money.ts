import type { InvoiceCurrency } from '../../gql/invoices/graphql.ts';
import { useLanguage } from '../../state/useLanguage.ts';
import { moneyText } from '../../ui/MoneyText.tsx';

export const currencies: InvoiceCurrency[] = ['USD', 'EUR', 'GBP', 'CHF', 'JPY'];

const coinsIn: Record<InvoiceCurrency, number> = { USD: 2, EUR: 2, GBP: 2, CHF: 2, JPY: 0 };

/** Digits behind the point. */
export const decimalsOf = (currency: InvoiceCurrency) => coinsIn[currency];

/** Converts an amount to the smallest unit of its currency. */
export const coinsOf = (amount: number, currency: InvoiceCurrency) =>
  Math.round(amount * 10 ** coinsIn[currency]);

/** An amount of the gateway as the language writes it. */
export const amountText = (amount: number, currency: InvoiceCurrency, language: string) =>
  moneyText(coinsOf(amount, currency), language, currency);

/** The currency of a new invoice: that of the shop and the dashboards. */
export const baseCurrency: InvoiceCurrency = 'USD';

/** How the viewer's language writes amounts, percents and quantities. */
export function useNumbers() {
  const language = useLanguage();

  return {
    amount: (value: number, currency: InvoiceCurrency) => amountText(value, currency, language),
    percent: (value: number) => percentText(value, language),
  };
}

export const percentText = (value: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    value / 100,
  );

/** The sign before or behind amounts. */
export function signOf(currency: InvoiceCurrency, language: string): string {
  return (
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency
  );
}
