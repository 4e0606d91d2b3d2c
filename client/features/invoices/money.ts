import type { InvoiceCurrency } from '../../gql/invoices/graphql.ts';
import { useLanguage } from '../../state/useLanguage.ts';
import { formatMoney } from '../../ui/MoneyText.tsx';

export const currencies: InvoiceCurrency[] = ['USD', 'EUR', 'GBP', 'CHF', 'JPY'];

const fractionDigits: Record<InvoiceCurrency, number> = { USD: 2, EUR: 2, GBP: 2, CHF: 2, JPY: 0 };

/** The number of fraction digits. */
export const countDecimals = (currency: InvoiceCurrency) => fractionDigits[currency];

/** Converts an amount to the smallest unit of its currency. */
export const toMinorUnits = (amount: number, currency: InvoiceCurrency) =>
  Math.round(amount * 10 ** fractionDigits[currency]);

/** Formats an amount of the API. */
export const amountText = (amount: number, currency: InvoiceCurrency, language: string) =>
  formatMoney(toMinorUnits(amount, currency), language, currency);

/** The currency of a new invoice: that of the shop and the dashboards. */
export const baseCurrency: InvoiceCurrency = 'USD';

/** Returns formatters of amounts, percentages and quantities. */
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

/** Returns the currency symbol, such as `$`. */
export function currencySymbol(currency: InvoiceCurrency, language: string): string {
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
