import { useDebouncedValue } from '@mantine/hooks';
import { getResponseErrors } from '../../data/failure.ts';
import { useInvoiceFormSumsQuery } from '../../gql/invoices/hooks.ts';
import { type InvoiceValues, toSumsInput } from './formValues.ts';

/**
 * Returns the totals of the form. The server calculates the totals, so that they equal the totals of
 * the saved invoice.
 */
export function useSums(values: InvoiceValues) {
  const [input] = useDebouncedValue(JSON.stringify(toSumsInput(values)), 150);
  const { data, previousData, error, loading } = useInvoiceFormSumsQuery({
    variables: { invoice: JSON.parse(input) },
  });
  const [responseError] = getResponseErrors(error);
  const { field } = responseError?.extensions ?? {};

  return {
    sums: (data ?? previousData)?.invoiceSums,
    /** Whether the totals do not belong to the current values. */
    isStale: loading || Boolean(error) || input !== JSON.stringify(toSumsInput(values)),
    /** The message of the server if the totals cannot be calculated. */
    errorMessage: field && responseError?.message.replace(field, '').trim(),
    /** The path of the invalid field. */
    errorField: field?.replace('invoice.', ''),
  };
}
