import type { CollectionOptions } from '../../collections.ts';
import { conflict } from '../../errors.ts';
import type {
  EmailAddressInput,
  EmailCounts,
  QueryEmailIdsArgs,
  QueryEmailPageArgs,
  QueryEmailsArgs,
  WriteEmailInput,
} from '../../gql/types.ts';
import { contains } from '../../values/rows.ts';
import { isRestorable } from './emailProperties.ts';
import { labelNames, toLabelFields } from './labels.ts';
import { createMailbox, removeDuplicates } from './mailbox.ts';
import type { EmailPageRow, EmailRow } from './row.ts';
import { mailboxOwner, recipients, systemSender } from './seed.ts';
import { checkAddresses, createEmail } from './writing.ts';

/** An email that the server itself writes. */
interface SystemEmail extends Pick<WriteEmailInput, 'subject' | 'message'> {
  to: EmailAddressInput;
  /** The name of the token in the link of `message`. Readers get the token itself. */
  tokenName: string;
}

export function createCollection(options: CollectionOptions) {
  const { clock } = options;
  const mailbox = createMailbox(options);
  const { emails, toListedEmail, toSingleEmail, createId, replace, update, updateAll } = mailbox;
  const { removeEmail, findDraft } = mailbox;

  return {
    find: (id: number): EmailRow => toSingleEmail(emails.find(id)),

    list({ subject, in: folders, filedUnder }: QueryEmailsArgs): EmailRow[] {
      const labelName = filedUnder === '' ? null : [filedUnder];
      const isIncluded = subject
        ? (email: EmailRow) => contains(email.subject, subject)
        : undefined;
      const { rows } = emails.select({
        q: subject,
        where: { folderFilter: folders, labelName },
        and: isIncluded,
      });
      return rows.map((email, index) => toListedEmail(email, index > 0, index < rows.length - 1));
    },

    selectPage(args: QueryEmailPageArgs): EmailPageRow {
      const { q, in: folders, labels, isRead, hasAttachments, sortBy, page, perPage } = args;
      const { rows, total } = emails.select({
        q,
        where: {
          folderFilter: folders,
          labelName: labels?.map((label) => labelNames[label]),
          isRead: typeof isRead === 'boolean' ? [String(isRead)] : null,
          hasAttachments: typeof hasAttachments === 'boolean' ? [String(hasAttachments)] : null,
        },
        sort: sortBy === 'NEWEST' ? null : sortBy,
        page,
        perPage,
      });
      const offset = (page - 1) * perPage;
      const pageEmails = rows.map((email, index) =>
        toListedEmail(email, offset + index > 0, offset + index < total - 1),
      );
      return { emails: pageEmails, total };
    },

    selectIds({ q, in: folders, labels }: QueryEmailIdsArgs): number[] {
      const where = { folderFilter: folders, labelName: labels?.map((label) => labelNames[label]) };
      return emails.select({ q, where }).rows.map(({ id }) => id);
    },

    findBeside: mailbox.findBeside,
    findNeighbours: mailbox.findNeighbours,

    countByFolder(): EmailCounts {
      const [inbox, draft, spam] = ['inbox', 'draft', 'spam'].map(
        (folder) => emails.select({ where: { countingFolder: [folder] }, perPage: 1 }).total,
      ) as [number, number, number];
      return { inbox, draft, spam };
    },

    searchRecipients: (q: string) =>
      recipients.filter(({ name, email }) => contains(name, q) || contains(email, q)),

    update,
    updateAll,

    /** Adds a label to the emails that do not have it, and removes it from the others. */
    toggleLabel(ids: number[], labelName: string): EmailRow[] {
      const existing = removeDuplicates(ids).flatMap((id) => emails.get(id) ?? []);
      return existing.map((email) => {
        const { filedUnder } = email;
        const names = filedUnder.includes(labelName)
          ? filedUnder.filter((other) => other !== labelName)
          : [...filedUnder, labelName];
        return replace({ ...email, ...toLabelFields(names) });
      });
    },

    /** Adds a label to all emails, or removes it from all. */
    setLabel(ids: number[], labelName: string, isOn: boolean): EmailRow[] {
      const existing = removeDuplicates(ids).flatMap((id) => emails.get(id) ?? []);
      return existing.map((email) => {
        const others = email.filedUnder.filter((other) => other !== labelName);
        return replace({ ...email, ...toLabelFields(isOn ? [...others, labelName] : others) });
      });
    },

    restore(ids: number[]): EmailRow[] {
      const selected = removeDuplicates(ids).map(emails.find);
      const refused = selected.find((email) => !isRestorable(email));
      if (refused)
        throw conflict(`Email ${refused.id} is neither in the spam folder nor in the trash.`);

      return selected.map((email) => {
        const isOwn = email.from.email === mailboxOwner.email;
        const folder = email.thrownFrom ?? (isOwn ? 'SENT' : 'INBOX');
        return replace({ ...email, folder });
      });
    },

    purge(ids: number[]): number[] {
      const selected = removeDuplicates(ids).map(emails.find);
      const refused = selected.find(({ folder }) => folder !== 'TRASH');
      if (refused) throw conflict(`Email ${refused.id} is not in the trash. Move it there first.`);

      return selected.map(({ id }) => removeEmail(id));
    },

    emptyTrash: (): number[] =>
      emails.select({ where: { folderFilter: ['TRASH'] } }).rows.map(({ id }) => removeEmail(id)),

    /** Sends an email. A sent draft gets a new id, because ids are in chronological order. */
    send({ id, ...input }: WriteEmailInput): EmailRow {
      const draft = typeof id === 'number' ? findDraft(id) : undefined;
      checkAddresses(input);
      if (draft) emails.remove(draft.id);
      const idAndTime = { id: createId(), time: clock.now().toISOString() };
      return toSingleEmail(emails.add(createEmail(input, 'SENT', idAndTime, draft), 'first'));
    },

    /** Adds an unread email that the server itself writes. */
    receive({ to, subject, message, tokenName }: SystemEmail): EmailRow {
      const idAndTime = { id: createId(), time: clock.now().toISOString() };
      const input = { to: [to], subject, message, cc: [], bcc: [], attachments: [] };
      const email = createEmail(input, 'INBOX', idAndTime);
      return toSingleEmail(
        emails.add({ ...email, from: systemSender, isRead: false, tokenName }, 'first'),
      );
    },

    /** Creates a draft, or replaces one. A replaced draft keeps its id and its time. */
    saveDraft({ id, ...input }: WriteEmailInput): EmailRow {
      if (typeof id !== 'number') {
        const idAndTime = { id: createId(), time: clock.now().toISOString() };
        return toSingleEmail(emails.add(createEmail(input, 'DRAFT', idAndTime), 'first'));
      }
      const draft = findDraft(id);
      return replace(createEmail(input, 'DRAFT', draft, draft));
    },
  };
}

declare module '../../collections.ts' {
  interface Collections {
    email: ReturnType<typeof createCollection>;
  }
}
