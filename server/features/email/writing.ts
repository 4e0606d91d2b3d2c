import { badInput } from '../../errors.ts';
import type { EmailAddressInput, EmailChangesInput, WriteEmailInput } from '../../gql/resolvers.ts';
import { omitAbsent } from '../../values/rows.ts';
import { createAttachments } from './files.ts';
import { toLabelFields, toWords } from './labels.ts';
import type { EmailRow } from './row.ts';
import { self } from './seed.ts';
import { createPreview } from './text.ts';

type Writing = Omit<WriteEmailInput, 'id'>;

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

/** Senders without a name are shown by their address. */
const named = (addresses: EmailAddressInput[]) =>
  addresses.map(({ name, email }) => ({ name: name || email, email }));

/** Throws `BAD_USER_INPUT` for invalid addresses, or if an email to send has no recipient. */
export function checkAddresses({ to, cc, bcc }: Writing) {
  if (to.length === 0) throw badInput('email.to', 'must name somebody.');

  const fields = { to: to.map(({ email }) => email), cc, bcc };
  for (const [field, addresses] of Object.entries(fields)) {
    const wrong = addresses.find((address) => !isAddress(address));
    if (wrong !== undefined) {
      throw badInput(`email.${field}`, `must hold addresses, not ${JSON.stringify(wrong)}.`);
    }
  }
}

/** The values that a draft keeps when it is saved again or sent. */
type Kept = Pick<EmailRow, 'isStarred' | 'labels' | 'filedUnder' | 'replies' | 'attachments'>;

const noPrevious: Kept = { isStarred: false, ...toLabelFields([]), replies: [], attachments: [] };

/** A mail by the owner of the mailbox. */
export function createEmail(
  { to, ...input }: Writing,
  folder: EmailRow['folder'],
  { id, time }: Pick<EmailRow, 'id' | 'time'>,
  { attachments, ...previous }: Kept = noPrevious,
): EmailRow {
  return {
    ...input,
    id,
    time,
    folder,
    from: self,
    // Clients read the first recipient of every email, including drafts.
    to: to.length > 0 ? named(to) : [{ name: '', email: '' }],
    preview: createPreview(input.message),
    isRead: true,
    isStarred: previous.isStarred,
    labels: previous.labels,
    filedUnder: previous.filedUnder,
    replies: previous.replies,
    attachments: createAttachments(input.attachments, attachments),
    hasPreviousMail: true,
    hasNextMail: true,
  };
}

/** Returns the mail with the changes. */
export function applyChanges(email: EmailRow, input: EmailChangesInput): EmailRow {
  const { to, labels, ...changes } = omitAbsent(input);
  if (to?.length === 0) throw badInput('changes.to', 'must name somebody.');

  const after = {
    ...email,
    ...changes,
    ...(to && { to: named(to) }),
    ...(labels && toWords(labels)),
  };
  return {
    ...after,
    preview: changes.message === undefined ? email.preview : createPreview(after.message),
  };
}
