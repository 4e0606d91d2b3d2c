import type { InvoiceCurrency } from '../../gql/invoices/graphql.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { toMinorUnits } from './money.ts';

export function Amount({ value, currency }: { value: number; currency: InvoiceCurrency }) {
  return <MoneyText value={toMinorUnits(value, currency)} currency={currency} />;
}
