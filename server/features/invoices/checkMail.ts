import { badInput } from '../../errors.ts';
import type { InvoiceMailInput } from '../../gql/types.ts';

/** Throws `BAD_USER_INPUT` for an invalid address or a blank subject. */
export function checkMail({ to, subject }: InvoiceMailInput) {
  if (!/^[^\s@]+@[^\s@]+$/.test(to))
    throw badInput('mail.to', 'must be an email address such as ana@cliff.example.');
  if (subject.trim() === '') throw badInput('mail.subject', 'must not be blank.');
}
