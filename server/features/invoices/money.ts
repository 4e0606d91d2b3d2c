import type { InvoiceCurrency } from '../../gql/resolvers.ts';

/** An amount in the smallest unit of the currency. The APIs use dollars. */
export type MinorUnits = number;

interface Currency {
  /** The prefix of amounts in REST. */
  sign: string;
  /** The number of smallest units of the currency. */
  minorUnits: number;
}

const currencies: Record<InvoiceCurrency, Currency> = {
  USD: { sign: '$', minorUnits: 100 },
  EUR: { sign: '€', minorUnits: 100 },
  GBP: { sign: '£', minorUnits: 100 },
  CHF: { sign: 'CHF ', minorUnits: 100 },
  JPY: { sign: '¥', minorUnits: 1 },
};

export const toMinorUnits = (amount: number, currency: InvoiceCurrency): MinorUnits =>
  Math.round(amount * currencies[currency].minorUnits);

export const toAmount = (minorUnits: MinorUnits, currency: InvoiceCurrency): number =>
  minorUnits / currencies[currency].minorUnits;

export const getSign = (currency: InvoiceCurrency) => currencies[currency].sign;

/** Converts quantities and percentages to hundredths, their precision. */
export const toHundredths = (number: number) => Math.round(number * 100);

/**
 * Returns `amount * part / whole` of non-negative numbers, rounded half up. Exact for all sizes.
 */
export function multiplyRatio(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const halves = (2n * BigInt(amount) * BigInt(part)) / BigInt(whole);
  return Number((halves + 1n) / 2n);
}
