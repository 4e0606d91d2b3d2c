/** An amount in whole cents. All amounts are calculated in cents and returned in dollars. */
export type Cents = number;

export const toCents = (dollars: number): Cents => Math.round(dollars * 100);
export const toDollars = (cents: Cents): number => cents / 100;

/** Returns a percentage of an amount. Half a cent is rounded up. */
export const getShare = (cents: Cents, percent: number): Cents =>
  Math.round((cents * percent) / 100);

const instalmentCount = 12;

/** Returns the monthly instalment. It is rounded up, so that the last instalment is never the largest. */
export const getInstalment = (cents: Cents): Cents => Math.ceil(cents / instalmentCount);
