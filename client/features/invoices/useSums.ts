import { useDebouncedValue } from '@mantine/hooks';
import { useInvoiceFormSumsQuery } from '../../gql/invoices/hooks.ts';
import { refusalsOf } from '../../state/failure.ts';
import { type InvoiceValues, pricesOf } from './formValues.ts';

/** What the form comes to. The gateway adds up, so that nothing can differ from what is saved. */
export function useSums(values: InvoiceValues) {
  const [prices] = useDebouncedValue(JSON.stringify(pricesOf(values)), 150);
  const { data, previousData, error, loading } = useInvoiceFormSumsQuery({
    variables: { invoice: JSON.parse(prices) },
  });
  const [refusal] = refusalsOf(error);
  const { field } = refusal?.extensions ?? {};

  return {
    sums: (data ?? previousData)?.invoiceSums,
    isLate: loading || Boolean(error) || prices !== JSON.stringify(pricesOf(values)),
    /** Why it cannot be added up; the gateway's words. */
    refusal: field && refusal?.message.replace(field, '').trim(),
    refusedField: field?.replace('invoice.', ''),
  };
}
