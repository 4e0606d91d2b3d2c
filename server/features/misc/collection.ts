import type { CollectionOptions } from '../../collections.ts';
import type { NewsletterReader } from '../../gql/types.ts';
import { checkEmailAddress } from '../../values/emailAddresses.ts';
import { foldText } from '../../values/foldText.ts';

interface SubscriberRow extends NewsletterReader {
  id: number;
}

export function createCollection({ store, clock }: CollectionOptions) {
  const subscribers = store.table('misc.newsletterReaders', {
    rowName: 'reader',
    type: 'NewsletterReader',
    facets: { email: ({ email }: SubscriberRow) => email },
  });

  return {
    /** Subscribes an email address. A repeated subscription keeps the first date. */
    subscribe(address: string): NewsletterReader {
      const email = foldText(address.trim());
      checkEmailAddress('email', email);
      const [subscriber] = subscribers.select({ where: { email: [email] } }).rows;
      const since = clock.now().toISOString();
      return subscriber ?? subscribers.add({ id: subscribers.nextId(), email, since });
    },
  };
}

declare module '../../collections.ts' {
  interface Collections {
    misc: ReturnType<typeof createCollection>;
  }
}
