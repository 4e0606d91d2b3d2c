import { badInput } from '../../errors.ts';
import type { InvoiceMailInput } from '../../gql/types.ts';
import { checkEmailAddress } from '../../values/emailAddresses.ts';

/** Throws `BAD_USER_INPUT` for an invalid address or a blank subject. */
export function checkMail({ to, subject }: InvoiceMailInput) {
  checkEmailAddress('mail.to', to);
  if (subject.trim() === '') throw badInput('mail.subject', 'must not be blank.');
}
