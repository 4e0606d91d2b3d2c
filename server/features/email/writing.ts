import { badInput } from '../../errors.ts';
import type { EmailAddressInput, EmailChangesInput, WriteEmailInput } from '../../gql/types.ts';
import { checkEmailAddress } from '../../values/emailAddresses.ts';
import { omitAbsent } from '../../values/rows.ts';
import { createAttachments } from './files.ts';
import { createLabelFields, toLabelFields } from './labels.ts';
import type { EmailRow } from './row.ts';
import { mailboxOwner } from './seed.ts';
import { createPreview } from './text.ts';

type EmailInput = Omit<WriteEmailInput, 'id'>;

/** Adds the missing names of recipients: their addresses. */
const addNames = (addresses: EmailAddressInput[]) =>
  addresses.map(({ name, email }) => ({ name: name || email, email }));

/** Throws `BAD_USER_INPUT` for invalid addresses, or if an email to send has no recipient. */
export function checkAddresses({ to, cc, bcc }: EmailInput) {
  if (to.length === 0) throw badInput('email.to', 'must contain at least one address.');
  checkAllAddresses('email', { to: to.map(({ email }) => email), cc, bcc });
}

function checkAllAddresses(path: string, addressesByField: Record<string, string[]>) {
  for (const [field, addresses] of Object.entries(addressesByField)) {
    for (const address of addresses) checkEmailAddress(`${path}.${field}`, address);
  }
}

/** The fields that a draft keeps when it is saved again or sent. */
type KeptFields = Pick<EmailRow, 'isStarred' | 'labels' | 'filedUnder' | 'replies' | 'attachments'>;

const emptyFields: KeptFields = {
  isStarred: false,
  ...toLabelFields([]),
  replies: [],
  attachments: [],
};

/** Creates an email whose sender is the owner of the mailbox. */
export function createEmail(
  { to, ...input }: EmailInput,
  folder: EmailRow['folder'],
  { id, time }: Pick<EmailRow, 'id' | 'time'>,
  { attachments, ...previous }: KeptFields = emptyFields,
): EmailRow {
  return {
    ...input,
    id,
    time,
    folder,
    from: mailboxOwner,
    // Clients read the first recipient of every email, including drafts.
    to: to.length > 0 ? addNames(to) : [{ name: '', email: '' }],
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

/** Returns an email with changes. */
export function applyChanges(email: EmailRow, input: EmailChangesInput): EmailRow {
  const { to, labels, ...changes } = omitAbsent(input);
  const { cc = [], bcc = [], from } = changes;
  const recipients = to?.map((recipient) => recipient.email) ?? [];
  checkAllAddresses('changes', { from: from ? [from.email] : [], to: recipients, cc, bcc });
  if (to?.length === 0) throw badInput('changes.to', 'must contain at least one address.');

  const updated = {
    ...email,
    ...changes,
    ...(to && { to: addNames(to) }),
    ...(labels && createLabelFields(labels)),
  };
  return {
    ...updated,
    preview: changes.message === undefined ? email.preview : createPreview(updated.message),
  };
}
