import { badInput } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type { NewsletterReader } from '../../gql/resolvers.ts';

interface ReaderRow extends NewsletterReader {
  id: number;
}

export function createCollection({ store, clock }: CollectionOptions) {
  const readers = store.table('misc.newsletterReaders', {
    rowName: 'reader',
    facets: { email: ({ email }: ReaderRow) => email },
  });

  return {
    /** An address that is on the list keeps its first date. */
    subscribe(text: string): NewsletterReader {
      const email = text.trim().toLowerCase();
      if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) {
        throw badInput('email', 'must be an address, such as name@firm.example.');
      }

      const [reader] = readers.select({ where: { email: [email] } }).rows;
      const since = clock.now().toISOString();
      return reader ?? readers.add({ id: readers.nextId(), email, since });
    },
  };
}
