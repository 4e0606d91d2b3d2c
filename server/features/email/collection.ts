import type { CollectionOptions } from '../../collections.ts';
import { conflict, notFound } from '../../errors.ts';
import type {
  EmailAddressInput,
  EmailChangesInput,
  EmailCounts,
  EmailDirection,
  QueryEmailIdsArgs,
  QueryEmailNeighboursArgs,
  QueryEmailPageArgs,
  QueryEmailsArgs,
  WriteEmailInput,
} from '../../gql/types.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { contains } from '../../values/rows.ts';
import {
  createEmailConverter,
  getAttachmentFacet,
  getCountingFolder,
  getReadFacet,
  isRestorable,
  listFolderFilters,
} from './emailProperties.ts';
import { labelNames, toLabelFields } from './labels.ts';
import type { EmailNeighboursRow, EmailPageRow, EmailRow } from './row.ts';
import { lastReplyId, mailboxOwner, recipients, seedEmails, systemSender } from './seed.ts';
import { listSearchedTexts } from './text.ts';
import { applyChanges, checkAddresses, createEmail } from './writing.ts';

/** An email that the server itself writes. */
interface SystemEmail extends Pick<WriteEmailInput, 'subject' | 'message'> {
  to: EmailAddressInput;
  /** The name of the token in the link of `message`. Readers get the token itself. */
  tokenName: string;
}

export function createCollection(options: CollectionOptions) {
  const { store, clock, sign } = options;
  const emails = store.table('email.emails', {
    rowName: 'email',
    type: 'Email',
    // Newest first, like all lists of emails.
    rows: () => seedEmails(options).reverse(),
    texts: listSearchedTexts,
    facets: {
      folderFilter: listFolderFilters,
      labelName: ({ filedUnder }) => filedUnder,
      isRead: getReadFacet,
      hasAttachments: getAttachmentFacet,
      countingFolder: getCountingFolder,
    },
    sorts: {
      OLDEST: (a, b) => a.id - b.id,
      SENDER_ASC: (a, b) => compareAlphabetically(a.from.name, b.from.name),
      SENDER_DESC: (a, b) => compareAlphabetically(b.from.name, a.from.name),
      SUBJECT_ASC: (a, b) => compareAlphabetically(a.subject, b.subject),
      SUBJECT_DESC: (a, b) => compareAlphabetically(b.subject, a.subject),
    },
  });
  // Replies also have ids, but are not rows of the table.
  const lastId = store.value('email.lastId', () => Math.max(emails.nextId() - 1, lastReplyId));
  const toListedEmail = createEmailConverter(sign);

  function createId(): number {
    lastId.set(lastId.get() + 1);
    return lastId.get();
  }
  const findEndId = (sort: 'OLDEST' | null) => emails.select({ sort, perPage: 1 }).rows[0]?.id;
  const removeDuplicates = (ids: number[]) => [...new Set(ids)];

  /** Converts an email that is returned alone. Its neighbours are the previous and next email of the whole mailbox. */
  function toSingleEmail(email: EmailRow): EmailRow {
    return toListedEmail(email, email.id !== findEndId(null), email.id !== findEndId('OLDEST'));
  }

  function replace(email: EmailRow): EmailRow {
    const previous = emails.find(email.id);
    const thrownFrom = isRestorable(previous) ? previous.thrownFrom : previous.folder;
    return toSingleEmail(
      emails.replace({ ...email, thrownFrom: isRestorable(email) ? thrownFrom : undefined }),
    );
  }

  /** Updates the emails, and ignores unknown ids. */
  function update(ids: number[], changes: EmailChangesInput): EmailRow[] {
    const existing = removeDuplicates(ids).flatMap((id) => emails.get(id) ?? []);
    return existing.map((email) => applyChanges(email, changes)).map(replace);
  }

  /** Updates the emails. Throws `NOT_FOUND` if one of them does not exist. */
  function updateAll(ids: number[], changes: EmailChangesInput): EmailRow[] {
    for (const id of ids) emails.find(id);
    return update(ids, changes);
  }

  const removeEmail = (id: number): number => emails.remove(id).id;

  function findDraft(id: number): EmailRow {
    const email = emails.find(id);
    if (email.folder !== 'DRAFT') throw conflict(`Email ${id} is no longer a draft.`);
    return email;
  }

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

    /** Returns the next email in the direction that exists. Throws `NOT_FOUND` if there is none. */
    findBeside(id: number, direction: EmailDirection): EmailRow {
      emails.find(id);
      const step = direction === 'NEWER' ? 1 : -1;
      for (
        let neighbourId = id + step;
        neighbourId > 0 && neighbourId <= lastId.get();
        neighbourId += step
      ) {
        const email = emails.get(neighbourId);
        if (email) return toSingleEmail(email);
      }
      throw notFound(`email ${direction.toLowerCase()} than`, id);
    },

    findNeighbours({ id, q, in: folders, labels }: QueryEmailNeighboursArgs): EmailNeighboursRow {
      // Replies are not part of a list.
      if (!emails.get(id)) return {};
      const where = { folderFilter: folders, labelName: labels?.map((label) => labelNames[label]) };
      const selectNearest = (sort: 'OLDEST' | null, isIncluded: (email: EmailRow) => boolean) => {
        const [email] = emails.select({ q, where, and: isIncluded, sort, perPage: 1 }).rows;
        return email && toSingleEmail(email);
      };
      return {
        newer: selectNearest('OLDEST', (email) => email.id > id),
        older: selectNearest(null, (email) => email.id < id),
      };
    },

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
