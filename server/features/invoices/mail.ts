import { badInput } from '../../errors.ts';
import type { InvoiceMailInput, WriteEmailInput } from '../../gql/types.ts';

/** Creates an email with the invoice attached. */
export function createInvoiceEmail(
  id: number,
  { to, subject, message }: InvoiceMailInput,
): Omit<WriteEmailInput, 'id'> {
  if (!/^[^\s@]+@[^\s@]+$/.test(to))
    throw badInput('mail.to', 'must be an email address such as ana@cliff.example.');
  if (subject.trim() === '') throw badInput('mail.subject', 'must not be blank.');

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
