import type { InvoiceCurrency } from '../../gql/invoices/graphql.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { toMinorUnits } from './money.ts';

/** An amount of an invoice, in the format of the viewer's language. */
export function Amount({ value, currency }: { value: number; currency: InvoiceCurrency }) {
  return <MoneyText value={toMinorUnits(value, currency)} currency={currency} />;
}
