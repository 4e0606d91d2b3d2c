import type { CollectionOptions } from '../../feature.ts';

/** Milliseconds after which the last token of a sign-in has expired anyway. */
const lifetime = 600_000;
/** The time in milliseconds in which a client may repeat a request whose response was lost. */
const grace = 10_000;

interface Family {
  id: number;
  /** The account that signed in. */
  owner: number;
  /** The number of the one token that can be exchanged. */
  current: number;
  /** The time when the previous token was exchanged. */
  since: string;
}

/**
 * Creates the families of refresh tokens: each sign-in begins one. A token is exchanged once. If it
 * comes again later, somebody has copied it, and the whole family ends. Within the grace period it is
 * exchanged for the same successor: the client retries, or has a second tab.
 *
 * A token is named by owner, family and number, such as `1:4.2`.
 */
export function createFamilies({ store, clock }: Pick<CollectionOptions, 'store' | 'clock'>) {
  const families = store.table<Family>('auth.families', { rowName: 'family' });
  const time = () => clock.now().toISOString();
  const age = ({ since }: Family) => clock.now().getTime() - Date.parse(since);
  const nameOf = ({ owner, id, current }: Family) => `${owner}:${id}.${current}`;

  /** Returns the family that a token belongs to, and its number there. */
  function parse(name: string) {
    const [owner, id, token] = name.split(/[:.]/).map(Number);
    const family = families.get(id ?? 0);
    return { family: family?.owner === owner ? family : undefined, token };
  }

  return {
    /** Starts a family and returns the name of its first token. */
    start(owner: number): string {
      for (const family of families.all()) if (age(family) > lifetime) families.remove(family.id);
      return nameOf(families.add({ id: families.nextId(), owner, current: 1, since: time() }));
    },

    /**
     * Returns the owner and the name of the next token. Undefined if the token is not valid any more,
     * which ends its family.
     */
    exchange(name: string): { owner: number; name: string } | undefined {
      const { family, token } = parse(name);
      if (!family) return undefined;
      const { owner } = family;
      if (token === family.current) {
        const next = families.replace({ ...family, current: token + 1, since: time() });
        return { owner, name: nameOf(next) };
      }
      const isRetry = token === family.current - 1 && age(family) <= grace;
      if (isRetry) return { owner, name: nameOf(family) };
      families.remove(family.id);
      return undefined;
    },

    /** Ends the family of a token. Returns whether there was one. */
    end(name: string): boolean {
      const { family } = parse(name);
      if (family) families.remove(family.id);
      return family !== undefined;
    },

    /** Ends every sign-in of an account, except for the family of a token. */
    endAll(owner: number, exceptToken = '') {
      const keptFamilyId = parse(exceptToken).family?.id;
      for (const { id, owner: other } of families.all()) {
        if (other === owner && id !== keptFamilyId) families.remove(id);
      }
    },
  };
}
