import { badInput } from '../../errors.ts';
import type { InvoiceMailInput, WriteEmailInput } from '../../gql/resolvers.ts';

/** The mail with the invoice in it, as the mailbox takes it. */
export function createMail(
  id: number,
  { to, subject, message }: InvoiceMailInput,
): Omit<WriteEmailInput, 'id'> {
  if (!/^[^\s@]+@[^\s@]+$/.test(to)) throw badInput('mail.to', 'must be an address.');
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
