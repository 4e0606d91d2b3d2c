import type { InvoiceCurrency } from '../../gql/invoices/graphql.ts';
import { formatMoney } from '../../ui/MoneyText.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';

export const currencies: InvoiceCurrency[] = ['USD', 'EUR', 'GBP', 'CHF', 'JPY'];

const fractionDigits: Record<InvoiceCurrency, number> = { USD: 2, EUR: 2, GBP: 2, CHF: 2, JPY: 0 };

/** Returns the number of fraction digits of a currency. */
export const getFractionDigits = (currency: InvoiceCurrency) => fractionDigits[currency];

/** Formats an amount of the API, which is in whole currency units, such as dollars. */
export const formatAmount = (amount: number, currency: InvoiceCurrency, language: string) =>
  formatMoney(amount, language, currency);

/** The currency of a new invoice. The shop and the dashboards use the same currency. */
export const baseCurrency: InvoiceCurrency = 'USD';

/** Returns a function that formats an amount in the language of the viewer. */
export function useFormatAmount() {
  const language = useLanguage();
  return (value: number, currency: InvoiceCurrency) => formatAmount(value, currency, language);
}

/** Formats a percentage: `7.5` as `7.5%`. */
export const formatPercent = (value: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    value / 100,
  );

/** Returns the currency symbol, such as `$`. */
export function getCurrencySymbol(currency: InvoiceCurrency, language: string): string {
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
