// remove-feature email
import type { InvoiceMailInput, WriteEmailInput } from '../../gql/types.ts';

/** Creates an email with the invoice attached. */
export function createInvoiceEmail(
  id: number,
  { to, subject, message }: InvoiceMailInput,
): Omit<WriteEmailInput, 'id'> {
  return {
    to: [{ name: '', email: to }],
    subject,
    message,
    cc: [],
    bcc: [],
    attachments: [
      {
        fileName: `invoice-${id}.pdf`,
        thumbnail: '',
        url: `/apps/invoice/preview/${id}?download=true`,
        size: '',
      },
    ],
  };
}
