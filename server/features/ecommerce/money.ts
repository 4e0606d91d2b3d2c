/** Inside, money is whole cents. Only the faces say euros. */
export type Cents = number;

export const centsOf = (euros: number): Cents => Math.round(euros * 100);
export const eurosOf = (cents: Cents): number => cents / 100;

/** A share in percent; half a cent is a cent. */
export const percentOf = (cents: Cents, percent: number): Cents =>
  Math.round((cents * percent) / 100);

const instalments = 12;

/** Returns the price of a month. It is rounded up, so that the last instalment is never the largest. */
export const monthlyOf = (cents: Cents): Cents => Math.ceil(cents / instalments);
