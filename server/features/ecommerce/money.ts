/** Money is calculated in whole cents, and returned in dollars. */
export type Cents = number;

export const toCents = (dollars: number): Cents => Math.round(dollars * 100);
export const toDollars = (cents: Cents): number => cents / 100;

/** A share in percent; half a cent is a cent. */
export const getPercentage = (cents: Cents, percent: number): Cents =>
  Math.round((cents * percent) / 100);

const instalments = 12;

/** Returns the price of a month. It is rounded up, so that the last instalment is never the largest. */
export const getInstalment = (cents: Cents): Cents => Math.ceil(cents / instalments);
