import type { InvoiceCurrency } from '../../gql/resolvers.ts';

/** Inside, money is a whole number of the smallest coin. Only the faces say dollars. */
export type Coins = number;

interface Currency {
  /** As REST writes it before an amount. */
  sign: string;
  /** How many of the smallest coin make one. */
  coins: number;
}

const currencies: Record<InvoiceCurrency, Currency> = {
  USD: { sign: '$', coins: 100 },
  EUR: { sign: '€', coins: 100 },
  GBP: { sign: '£', coins: 100 },
  CHF: { sign: 'CHF ', coins: 100 },
  JPY: { sign: '¥', coins: 1 },
};

export const coinsOf = (amount: number, currency: InvoiceCurrency): Coins =>
  Math.round(amount * currencies[currency].coins);

export const amountOf = (coins: Coins, currency: InvoiceCurrency): number =>
  coins / currencies[currency].coins;

export const signOf = (currency: InvoiceCurrency) => currencies[currency].sign;

/** Of quantities and of percents, both known to a hundredth. */
export const hundredths = (number: number) => Math.round(number * 100);

/** `amount * part / whole` of numbers that are not below 0; half a coin is a coin. Exact, however large they are. */
export function portion(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const halves = (2n * BigInt(amount) * BigInt(part)) / BigInt(whole);
  return Number((halves + 1n) / 2n);
}
