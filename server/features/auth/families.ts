import type { CollectionOptions } from '../../collections.ts';

/** The lifetime of a refresh token in milliseconds. */
const tokenLifetime = 600_000;
/** The time in milliseconds in which a client may repeat a request whose response was lost. */
const gracePeriod = 10_000;

interface TokenFamily {
  id: number;
  /** The account that signed in. */
  owner: number;
  /** The number of the only token that can be exchanged. */
  current: number;
  /** The time when the previous token was exchanged. */
  since: string;
}

/**
 * Creates the part of the collection for families of refresh tokens. Each sign-in begins a family. A token can be
 * exchanged once for the next token of its family. If it is exchanged again, somebody may have copied it, and the
 * family ends. Within the grace period, it is exchanged for the same next token instead: the client may have repeated
 * the request, or may have a second tab.
 *
 * The name of a token consists of owner, family and number, such as `1:4.2`.
 */
export function createTokenFamilies({ store, clock }: Pick<CollectionOptions, 'store' | 'clock'>) {
  const families = store.table<TokenFamily>('auth.families', { rowName: 'family' });
  const formatNow = () => clock.now().toISOString();
  const getAge = ({ since }: TokenFamily) => clock.now().getTime() - Date.parse(since);
  const getTokenName = ({ owner, id, current }: TokenFamily) => `${owner}:${id}.${current}`;

  /** Returns the family of a token, and the number of the token in the family. */
  function parseTokenName(name: string) {
    const [owner, id, token] = name.split(/[:.]/).map(Number);
    const family = families.get(id ?? 0);
    return { family: family?.owner === owner ? family : undefined, token };
  }

  return {
    /** Starts a family and returns the name of its first token. Removes families whose tokens have all expired. */
    start(owner: number): string {
      for (const family of families.all()) {
        if (getAge(family) > tokenLifetime) families.remove(family.id);
      }
      return getTokenName(
        families.add({ id: families.nextId(), owner, current: 1, since: formatNow() }),
      );
    },

    /**
     * Exchanges a token, and returns the owner and the name of the next token. Returns undefined if the token is no
     * longer valid, and ends its family.
     */
    exchange(name: string): { owner: number; name: string } | undefined {
      const { family, token } = parseTokenName(name);
      if (!family) return undefined;
      const { owner } = family;
      if (token === family.current) {
        const next = families.replace({ ...family, current: token + 1, since: formatNow() });
        return { owner, name: getTokenName(next) };
      }
      const isRetry = token === family.current - 1 && getAge(family) <= gracePeriod;
      if (isRetry) return { owner, name: getTokenName(family) };
      families.remove(family.id);
      return undefined;
    },

    /** Ends the family of a token. Returns whether there was one. */
    end(name: string): boolean {
      const { family } = parseTokenName(name);
      if (family) families.remove(family.id);
      return family !== undefined;
    },

    /** Ends all families of an account, except for the family of a token. */
    endAll(owner: number, exceptToken = '') {
      const keptFamilyId = parseTokenName(exceptToken).family?.id;
      for (const { id, owner: familyOwner } of families.all()) {
        if (familyOwner === owner && id !== keptFamilyId) families.remove(id);
      }
    },
  };
}
