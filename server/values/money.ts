import type { InvoiceCurrency } from '../gql/types.ts';

/** An amount in the smallest unit of its currency, such as cents. The APIs use the main unit, such as dollars. */
export type MinorUnits = number;

/** An amount in whole cents. */
export type Cents = MinorUnits;

interface Currency {
  /** The prefix of amounts in REST. */
  symbol: string;
  /** The number of decimals of an amount. */
  decimals: number;
}

const currencies: Record<InvoiceCurrency, Currency> = {
  USD: { symbol: '$', decimals: 2 },
  EUR: { symbol: '€', decimals: 2 },
  GBP: { symbol: '£', decimals: 2 },
  CHF: { symbol: 'CHF ', decimals: 2 },
  JPY: { symbol: '¥', decimals: 0 },
};

/**
 * Returns `number * 10 ** decimals`, rounded half up. The exponent is changed in the decimal text, because 1.005 * 100 is
 * less than 100.5 in binary numbers.
 */
function toInteger(number: number, decimals: number): number {
  const [digits, exponent = 0] = String(number).split('e');
  return Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
}

export const toMinorUnits = (amount: number, currency: InvoiceCurrency): MinorUnits =>
  toInteger(amount, currencies[currency].decimals);

export const toAmount = (minorUnits: MinorUnits, currency: InvoiceCurrency): number =>
  minorUnits / 10 ** currencies[currency].decimals;

export const getCurrencySymbol = (currency: InvoiceCurrency) => currencies[currency].symbol;

/** Converts a quantity or a percentage to hundredths, which is its precision. */
export const toHundredths = (number: number) => toInteger(number, 2);

export const roundToHundredths = (number: number) => toHundredths(number) / 100;

export const toCents = (dollars: number): Cents => toInteger(dollars, 2);
export const toDollars = (cents: Cents): number => cents / 100;

/**
 * Returns `amount * part / whole` of non-negative integers, rounded half up. The result is exact for large numbers. An
 * imported state can contain fractions, which are rounded.
 */
export function multiplyRatio(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const halves = (2n * toBigInt(amount) * toBigInt(part)) / toBigInt(whole);
  return Number((halves + 1n) / 2n);
}

const toBigInt = (number: number) => BigInt(Math.round(number));

/** Returns a percentage of an amount, rounded half up. */
export const getShare = (cents: Cents, percent: number): Cents =>
  multiplyRatio(cents, percent, 100);

const instalmentCount = 12;

/** Returns the monthly instalment. It is rounded up, so that the last instalment is never the largest. */
export const getInstalment = (cents: Cents): Cents => Math.ceil(cents / instalmentCount);
