import type { InvoiceCurrency } from '../../gql/invoices/graphql.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { coinsOf } from './money.ts';

/** An amount of an invoice. */
export function Amount({ value, currency }: { value: number; currency: InvoiceCurrency }) {
  return <MoneyText value={coinsOf(value, currency)} currency={currency} />;
}
