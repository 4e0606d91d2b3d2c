import { useDebouncedValue } from '@mantine/hooks';
import { useInvoiceFormSumsQuery } from '../../gql/invoices/hooks.ts';
import { getResponseErrors } from '../../state/failure.ts';
import { type InvoiceValues, toPrices } from './formValues.ts';

/**
 * Returns the totals of the form. The server calculates them, so that they cannot differ from those
 * of the saved invoice.
 */
export function useSums(values: InvoiceValues) {
  const [prices] = useDebouncedValue(JSON.stringify(toPrices(values)), 150);
  const { data, previousData, error, loading } = useInvoiceFormSumsQuery({
    variables: { invoice: JSON.parse(prices) },
  });
  const [refusal] = getResponseErrors(error);
  const { field } = refusal?.extensions ?? {};

  return {
    sums: (data ?? previousData)?.invoiceSums,
    isLate: loading || Boolean(error) || prices !== JSON.stringify(toPrices(values)),
    /** Why the totals cannot be calculated, in the words of the server. */
    refusal: field && refusal?.message.replace(field, '').trim(),
    refusedField: field?.replace('invoice.', ''),
  };
}
