import type { UserSales } from '../../gql/resolvers.ts';
import { formatDay } from '../../values/days.ts';

/** The figures of an invoice that count as sales, in dollars. */
export interface Invoice {
  status: string;
  issuedOn: string;
  total: number;
  /** The total without its tax. */
  untaxed: number;
  payments: { paidOn: string; amount: number }[];
}

/** Rounded to cents. */
const money = (amount: number) => Math.round(amount * 100) / 100;

export function computeSales(invoices: Invoice[], now: Date): UserSales {
  const [month, year, today] = [formatDay(now, -30), formatDay(now, -365), formatDay(now)];
  let [monthly, annualProfit] = [0, 0];

  for (const { status, issuedOn, total, untaxed, payments } of invoices) {
    if (status !== 'DRAFT' && issuedOn > month && issuedOn <= today) {
      monthly += untaxed;
    }
    for (const { paidOn, amount } of payments) {
      if (paidOn > year && paidOn <= today)
        annualProfit += total === 0 ? 0 : (amount * untaxed) / total;
    }
  }
  return { monthly: money(monthly), annualProfit: money(annualProfit) };
}
