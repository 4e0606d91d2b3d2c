import type { InvoiceCurrency } from '../../gql/resolvers.ts';

/** An amount in the smallest unit of the currency. The APIs use dollars. */
export type Coins = number;

interface Currency {
  /** The prefix of amounts in REST. */
  sign: string;
  /** The number of smallest units of the currency. */
  coins: number;
}

const currencies: Record<InvoiceCurrency, Currency> = {
  USD: { sign: '$', coins: 100 },
  EUR: { sign: '€', coins: 100 },
  GBP: { sign: '£', coins: 100 },
  CHF: { sign: 'CHF ', coins: 100 },
  JPY: { sign: '¥', coins: 1 },
};

export const toCoins = (amount: number, currency: InvoiceCurrency): Coins =>
  Math.round(amount * currencies[currency].coins);

export const toAmount = (coins: Coins, currency: InvoiceCurrency): number =>
  coins / currencies[currency].coins;

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
