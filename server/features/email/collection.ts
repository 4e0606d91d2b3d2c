import { conflict, notFound } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
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
} from '../../gql/resolvers.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { contains } from '../../values/rows.ts';
import { toLabelFields, wordOf } from './labels.ts';
import {
  createEmailView,
  getAttachmentFacet,
  getCountingFolder,
  getReadFacet,
  isRestorable,
  listPlaces,
} from './places.ts';
import type { EmailNeighboursRow, EmailPageRow, EmailRow } from './row.ts';
import { house, lastReplyId, recipients, seedEmails, self } from './seed.ts';
import { listSearchedTexts } from './text.ts';
import { applyChanges, checkAddresses, createEmail } from './writing.ts';

/** A mail that the server writes. */
interface SystemEmail extends Pick<WriteEmailInput, 'subject' | 'message'> {
  to: EmailAddressInput;
  /** The name of the token that `message` links with; readers see the token itself. */
  tokenName: string;
}

export function createCollection(options: CollectionOptions) {
  const { store, clock, sign } = options;
  const emails = store.table('email.emails', {
    rowName: 'mail',
    // Newest first, like all lists.
    rows: () => seedEmails(options).reverse(),
    texts: listSearchedTexts,
    facets: {
      place: listPlaces,
      word: ({ filedUnder }) => filedUnder,
      reading: getReadFacet,
      files: getAttachmentFacet,
      badge: getCountingFolder,
    },
    sorts: {
      OLDEST: (a, b) => a.id - b.id,
      SENDER_ASC: (a, b) => compareAlphabetically(a.from.name, b.from.name),
      SENDER_DESC: (a, b) => compareAlphabetically(b.from.name, a.from.name),
      SUBJECT_ASC: (a, b) => compareAlphabetically(a.subject, b.subject),
      SUBJECT_DESC: (a, b) => compareAlphabetically(b.subject, a.subject),
    },
  });
  // Replies are not rows, but have ids as well.
  const lastId = store.value('email.lastId', () => Math.max(emails.nextId() - 1, lastReplyId));
  const standing = createEmailView(sign);

  function newId(): number {
    lastId.set(lastId.get() + 1);
    return lastId.get();
  }
  const endOf = (sort: 'OLDEST' | null) => emails.select({ sort, perPage: 1 }).rows[0]?.id;
  const unique = (ids: number[]) => [...new Set(ids)];

  /** Returns an email without neighbours. */
  function alone(email: EmailRow): EmailRow {
    return standing(email, email.id !== endOf(null), email.id !== endOf('OLDEST'));
  }

  function replace(email: EmailRow): EmailRow {
    const before = emails.find(email.id);
    const thrownFrom = isRestorable(before) ? before.thrownFrom : before.folder;
    return alone(
      emails.replace({ ...email, thrownFrom: isRestorable(email) ? thrownFrom : undefined }),
    );
  }

  function update(ids: number[], changes: EmailChangesInput): EmailRow[] {
    const found = unique(ids).flatMap((id) => emails.get(id) ?? []);
    return found.map((email) => applyChanges(email, changes)).map(replace);
  }

  /** The same, but every mail has to be there. */
  function updateAll(ids: number[], changes: EmailChangesInput): EmailRow[] {
    for (const id of ids) emails.find(id);
    return update(ids, changes);
  }

  const purge = (id: number): number => emails.remove(id).id;

  function findDraft(id: number): EmailRow {
    const email = emails.find(id);
    if (email.folder !== 'DRAFT') throw conflict(`Mail ${id} is not a draft any more.`);
    return email;
  }

  return {
    find: (id: number): EmailRow => alone(emails.find(id)),

    list({ subject, in: place, filedUnder }: QueryEmailsArgs): EmailRow[] {
      const word = filedUnder === '' ? null : [filedUnder];
      const and = subject ? (email: EmailRow) => contains(email.subject, subject) : undefined;
      const { rows } = emails.select({ q: subject, where: { place, word }, and });
      return rows.map((email, index) => standing(email, index > 0, index < rows.length - 1));
    },

    page(args: QueryEmailPageArgs): EmailPageRow {
      const { q, in: place, labels, isRead, hasAttachments, sortBy, page, perPage } = args;
      const { rows, total } = emails.select({
        q,
        where: {
          place,
          word: labels?.map((label) => wordOf[label]),
          reading: typeof isRead === 'boolean' ? [String(isRead)] : null,
          files: typeof hasAttachments === 'boolean' ? [String(hasAttachments)] : null,
        },
        sort: sortBy === 'NEWEST' ? null : sortBy,
        page,
        perPage,
      });
      const skipped = (page - 1) * perPage;
      const listed = rows.map((email, index) =>
        standing(email, skipped + index > 0, skipped + index < total - 1),
      );
      return { emails: listed, total };
    },

    ids({ q, in: place, labels }: QueryEmailIdsArgs): number[] {
      const where = { place, word: labels?.map((label) => wordOf[label]) };
      return emails.select({ q, where }).rows.map(({ id }) => id);
    },

    beside(id: number, direction: EmailDirection): EmailRow {
      emails.find(id);
      const step = direction === 'NEWER' ? 1 : -1;
      for (let near = id + step; near > 0 && near <= lastId.get(); near += step) {
        const email = emails.get(near);
        if (email) return alone(email);
      }
      throw notFound(`mail ${direction.toLowerCase()} than`, id);
    },

    neighbours({ id, q, in: place, labels }: QueryEmailNeighboursArgs): EmailNeighboursRow {
      // Replies are not part of a list.
      if (!emails.get(id)) return {};
      const where = { place, word: labels?.map((label) => wordOf[label]) };
      const nearest = (sort: 'OLDEST' | null, and: (email: EmailRow) => boolean) => {
        const [email] = emails.select({ q, where, and, sort, perPage: 1 }).rows;
        return email && alone(email);
      };
      return {
        newer: nearest('OLDEST', (email) => email.id > id),
        older: nearest(null, (email) => email.id < id),
      };
    },

    counts(): EmailCounts {
      const [inbox, draft, spam] = ['inbox', 'draft', 'spam'].map(
        (badge) => emails.select({ where: { badge: [badge] }, perPage: 1 }).total,
      ) as [number, number, number];
      return { inbox, draft, spam };
    },

    recipients: (q: string) =>
      recipients.filter(({ name, email }) => contains(name, q) || contains(email, q)),

    update,
    updateAll,

    /** Moves the emails to a folder. */
    toggle(ids: number[], word: string): EmailRow[] {
      const found = unique(ids).flatMap((id) => emails.get(id) ?? []);
      return found.map((email) => {
        const { filedUnder } = email;
        const words = filedUnder.includes(word)
          ? filedUnder.filter((other) => other !== word)
          : [...filedUnder, word];
        return replace({ ...email, ...toLabelFields(words) });
      });
    },

    /** Adds a label to the emails, or removes it. */
    label(ids: number[], word: string, isOn: boolean): EmailRow[] {
      const found = unique(ids).flatMap((id) => emails.get(id) ?? []);
      return found.map((email) => {
        const others = email.filedUnder.filter((other) => other !== word);
        return replace({ ...email, ...toLabelFields(isOn ? [...others, word] : others) });
      });
    },

    restore(ids: number[]): EmailRow[] {
      const thrown = unique(ids).map(emails.find);
      const refused = thrown.find((email) => !isRestorable(email));
      if (refused) throw conflict(`Mail ${refused.id} is neither in the spam nor in the trash.`);

      return thrown.map((email) => {
        const isOwn = email.from.email === self.email;
        const folder = email.thrownFrom ?? (isOwn ? 'SENT' : 'INBOX');
        return replace({ ...email, folder });
      });
    },

    purge(ids: number[]): number[] {
      const thrown = unique(ids).map(emails.find);
      const refused = thrown.find(({ folder }) => folder !== 'TRASH');
      if (refused) throw conflict(`Mail ${refused.id} is not in the trash. Move it there first.`);

      return thrown.map(({ id }) => purge(id));
    },

    emptyTrash: (): number[] =>
      emails.select({ where: { place: ['TRASH'] } }).rows.map(({ id }) => purge(id)),

    /** A sent email gets a new id, because ids are in chronological order. */
    send({ id, ...input }: WriteEmailInput): EmailRow {
      const draft = typeof id === 'number' ? findDraft(id) : undefined;
      checkAddresses(input);
      if (draft) emails.remove(draft.id);
      const stamp = { id: newId(), time: clock.now().toISOString() };
      return alone(emails.add(createEmail(input, 'SENT', stamp, draft), 'first'));
    },

    /** Adds an unread mail that the server itself writes. */
    receive({ to, subject, message, tokenName }: SystemEmail): EmailRow {
      const stamp = { id: newId(), time: clock.now().toISOString() };
      const input = { to: [to], subject, message, cc: [], bcc: [], attachments: [] };
      const email = createEmail(input, 'INBOX', stamp);
      return alone(emails.add({ ...email, from: house, isRead: false, tokenName }, 'first'));
    },

    /** A draft keeps its id and the time it was begun, however often it is saved. */
    saveDraft({ id, ...input }: WriteEmailInput): EmailRow {
      if (typeof id !== 'number') {
        const stamp = { id: newId(), time: clock.now().toISOString() };
        return alone(emails.add(createEmail(input, 'DRAFT', stamp), 'first'));
      }
      const draft = findDraft(id);
      return replace(createEmail(input, 'DRAFT', draft, draft));
    },
  };
}
