import type { InvoiceCurrency } from '../../gql/types.ts';

/** An amount in the smallest unit of its currency, such as cents. The APIs use the main unit, such as dollars. */
export type MinorUnits = number;

interface Currency {
  /** The prefix of amounts in REST. */
  symbol: string;
  /** The number of minor units in one unit of the currency. */
  minorUnits: number;
}

const currencies: Record<InvoiceCurrency, Currency> = {
  USD: { symbol: '$', minorUnits: 100 },
  EUR: { symbol: '€', minorUnits: 100 },
  GBP: { symbol: '£', minorUnits: 100 },
  CHF: { symbol: 'CHF ', minorUnits: 100 },
  JPY: { symbol: '¥', minorUnits: 1 },
};

export const toMinorUnits = (amount: number, currency: InvoiceCurrency): MinorUnits =>
  Math.round(amount * currencies[currency].minorUnits);

export const toAmount = (minorUnits: MinorUnits, currency: InvoiceCurrency): number =>
  minorUnits / currencies[currency].minorUnits;

export const getCurrencySymbol = (currency: InvoiceCurrency) => currencies[currency].symbol;

/** Converts a quantity or a percentage to hundredths, which is its precision. */
export const toHundredths = (number: number) => Math.round(number * 100);

/** Returns `amount * part / whole` of non-negative integers, rounded half up. The result is exact for large numbers. */
export function multiplyRatio(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const halves = (2n * BigInt(amount) * BigInt(part)) / BigInt(whole);
  return Number((halves + 1n) / 2n);
}
