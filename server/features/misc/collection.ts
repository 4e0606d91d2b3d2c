import { badInput } from '../../errors.ts';
import type { NewsletterReader } from '../../gql/resolvers.ts';
import type { World } from '../../world.ts';

export function createCollection(world: World) {
  const readers = new Map<string, NewsletterReader>();

  return {
    /** Who asks again is on the list already, since the first time. */
    subscribe(text: string): NewsletterReader {
      const email = text.trim().toLowerCase();
      if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) {
        throw badInput('email', 'must be an address, such as name@firm.example.');
      }

      const reader = readers.get(email) ?? { email, since: world.now().toISOString() };
      readers.set(email, reader);
      return reader;
    },
  };
}
