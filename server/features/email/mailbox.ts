import type { CollectionOptions } from '../../collections.ts';
import { conflict, notFound } from '../../errors.ts';
import type {
  EmailChangesInput,
  EmailDirection,
  QueryEmailNeighboursArgs,
} from '../../gql/types.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import {
  createEmailConverter,
  getAttachmentFacet,
  getCountingFolder,
  getReadFacet,
  isRestorable,
  listFolderFilters,
} from './emailProperties.ts';
import { labelNames } from './labels.ts';
import type { EmailNeighboursRow, EmailRow } from './row.ts';
import { lastReplyId, seedEmails } from './seed.ts';
import { listSearchedTexts } from './text.ts';
import { applyChanges } from './writing.ts';

export const removeDuplicates = (ids: number[]) => [...new Set(ids)];

/** Creates the stored emails, and the functions that find and change single emails. */
export function createMailbox(options: CollectionOptions) {
  const { store, sign } = options;
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
    emails,
    createId,
    toListedEmail,
    toSingleEmail,
    replace,
    update,
    updateAll,
    removeEmail,
    findDraft,

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
  };
}
