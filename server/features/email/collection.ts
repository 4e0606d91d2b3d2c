import { conflict, notFound } from '../../errors.ts';
import type {
  EmailAddressInput,
  EmailChangesInput,
  EmailCounts,
  EmailDirection,
  EmailFolder,
  QueryEmailIdsArgs,
  QueryEmailNeighboursArgs,
  QueryEmailPageArgs,
  QueryEmailsArgs,
  WriteEmailInput,
} from '../../gql/resolvers.ts';
import { contains } from '../../rows.ts';
import { alphabetical } from '../../table/sorting.ts';
import { createTable } from '../../table/table.ts';
import type { World } from '../../world.ts';
import { filed, wordOf } from './labels.ts';
import { badgeOf, filesOf, isThrown, placesOf, readingOf, standing } from './places.ts';
import type { EmailNeighboursRow, EmailPageRow, EmailRow } from './row.ts';
import { house, recipients, seedEmails, self } from './seed.ts';
import { searchedIn } from './text.ts';
import { changed, checkAddresses, written } from './writing.ts';

export function createCollection(world: World) {
  const seeded = seedEmails(world);
  // Replies are no rows, but they have ids too.
  let lastId = seeded.reduce(
    (highest, { id, replies }) => Math.max(highest, id, ...replies.map((reply) => reply.id)),
    0,
  );

  const emails = createTable({
    world,
    name: 'mail',
    // Newest first, as every list shows them.
    rows: seeded.reverse(),
    texts: searchedIn,
    facets: {
      place: placesOf,
      word: ({ filedUnder }) => filedUnder,
      reading: readingOf,
      files: filesOf,
      badge: badgeOf,
    },
    sorts: {
      OLDEST: (a, b) => a.id - b.id,
      SENDER_ASC: (a, b) => alphabetical(a.from.name, b.from.name),
      SENDER_DESC: (a, b) => alphabetical(b.from.name, a.from.name),
      SUBJECT_ASC: (a, b) => alphabetical(a.subject, b.subject),
      SUBJECT_DESC: (a, b) => alphabetical(b.subject, a.subject),
    },
  });
  /** The folder that a mail in the spam or the trash came from. */
  const homes = new Map<number, EmailFolder>();

  const newId = () => {
    lastId += 1;
    return lastId;
  };
  const endOf = (sort: 'OLDEST' | null) => emails.select({ sort, perPage: 1 }).rows[0]?.id;
  const unique = (ids: number[]) => [...new Set(ids)];

  /** A mail by itself stands among all mails. */
  function alone(email: EmailRow): EmailRow {
    return standing(email, email.id !== endOf(null), email.id !== endOf('OLDEST'));
  }

  function replace(email: EmailRow): EmailRow {
    const before = emails.find(email.id);
    if (!isThrown(email)) homes.delete(email.id);
    else if (!isThrown(before)) homes.set(email.id, before.folder);
    return alone(emails.replace(email));
  }

  function update(ids: number[], changes: EmailChangesInput): EmailRow[] {
    const found = unique(ids).flatMap((id) => emails.get(id) ?? []);
    return found.map((email) => changed(email, changes)).map(replace);
  }

  /** The same, but every mail has to be there. */
  function updateAll(ids: number[], changes: EmailChangesInput): EmailRow[] {
    for (const id of ids) emails.find(id);
    return update(ids, changes);
  }

  function purge(id: number): number {
    homes.delete(id);
    return emails.remove(id).id;
  }

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
      for (let near = id + step; near > 0 && near <= lastId; near += step) {
        const email = emails.get(near);
        if (email) return alone(email);
      }
      throw notFound(`mail ${direction.toLowerCase()} than`, id);
    },

    neighbours({ id, q, in: place, labels }: QueryEmailNeighboursArgs): EmailNeighboursRow {
      // A reply stands in no list.
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

    /** Files the mails under a word, and takes it off those that were filed under it before. */
    toggle(ids: number[], word: string): EmailRow[] {
      const found = unique(ids).flatMap((id) => emails.get(id) ?? []);
      return found.map((email) => {
        const { filedUnder } = email;
        const words = filedUnder.includes(word)
          ? filedUnder.filter((other) => other !== word)
          : [...filedUnder, word];
        return replace({ ...email, ...filed(words) });
      });
    },

    /** Files the mails under a word, or takes it off all of them. */
    label(ids: number[], word: string, isOn: boolean): EmailRow[] {
      const found = unique(ids).flatMap((id) => emails.get(id) ?? []);
      return found.map((email) => {
        const others = email.filedUnder.filter((other) => other !== word);
        return replace({ ...email, ...filed(isOn ? [...others, word] : others) });
      });
    },

    restore(ids: number[]): EmailRow[] {
      const thrown = unique(ids).map(emails.find);
      const kept = thrown.find((email) => !isThrown(email));
      if (kept) throw conflict(`Mail ${kept.id} is neither in the spam nor in the trash.`);

      return thrown.map((email) => {
        const isOwn = email.from.email === self.email;
        const folder = homes.get(email.id) ?? (isOwn ? 'SENT' : 'INBOX');
        return replace({ ...email, folder });
      });
    },

    purge(ids: number[]): number[] {
      const thrown = unique(ids).map(emails.find);
      const kept = thrown.find(({ folder }) => folder !== 'TRASH');
      if (kept) throw conflict(`Mail ${kept.id} is not in the trash. Move it there first.`);

      return thrown.map(({ id }) => purge(id));
    },

    emptyTrash: (): number[] =>
      emails.select({ where: { place: ['TRASH'] } }).rows.map(({ id }) => purge(id)),

    /** A sent mail is a new one: its id says that it is the newest. */
    send({ id, ...input }: WriteEmailInput): EmailRow {
      const draft = typeof id === 'number' ? findDraft(id) : undefined;
      checkAddresses(input);
      if (draft) emails.remove(draft.id);
      const stamp = { id: newId(), time: world.now().toISOString() };
      return alone(emails.add(written(input, 'SENT', stamp, draft), 'first'));
    },

    /** A mail from the house itself, new and unread. */
    receive({
      to,
      subject,
      message,
    }: Pick<WriteEmailInput, 'subject' | 'message'> & { to: EmailAddressInput }): EmailRow {
      const stamp = { id: newId(), time: world.now().toISOString() };
      const input = { to: [to], subject, message, cc: [], bcc: [], attachments: [] };
      const email = written(input, 'INBOX', stamp);
      return alone(emails.add({ ...email, from: house, isRead: false }, 'first'));
    },

    /** A draft keeps its id and the time it was begun, however often it is saved. */
    saveDraft({ id, ...input }: WriteEmailInput): EmailRow {
      if (typeof id !== 'number') {
        const stamp = { id: newId(), time: world.now().toISOString() };
        return alone(emails.add(written(input, 'DRAFT', stamp), 'first'));
      }
      const draft = findDraft(id);
      return replace(written(input, 'DRAFT', draft, draft));
    },
  };
}
