import type { UserSales } from '../../gql/types.ts';
import { formatDay } from '../../values/days.ts';
import { roundToHundredths } from '../../values/money.ts';

/** The part of an invoice from which sales are computed, with amounts in dollars. */
export interface SalesInvoice {
  status: string;
  issuedOn: string;
  total: number;
  /** The total without its tax. */
  untaxed: number;
  payments: { paidOn: string; amount: number }[];
}

export function computeSales(invoices: SalesInvoice[], now: Date): UserSales {
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
  return { monthly: roundToHundredths(monthly), annualProfit: roundToHundredths(annualProfit) };
}
