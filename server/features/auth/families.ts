import type { CollectionOptions } from '../../collections.ts';
import { notFound } from '../../errors.ts';
import type { AccountSession } from '../../gql/types.ts';
import { compareAscending } from '../../values/rows.ts';

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
  /** The time of the sign-in. Absent in states of earlier versions, as is the device. */
  startedAt?: string;
  /** The header `User-Agent` of the sign-in. */
  device?: string;
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
    start(owner: number, device = ''): string {
      for (const family of families.all()) {
        if (getAge(family) > tokenLifetime) families.remove(family.id);
      }
      return getTokenName(
        families.add({
          id: families.nextId(),
          owner,
          current: 1,
          since: formatNow(),
          startedAt: formatNow(),
          device,
        }),
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

    /** Returns the families of an account that can be continued, the last used one first. */
    list: (owner: number, currentToken = ''): AccountSession[] =>
      families
        .all()
        .filter((family) => family.owner === owner && getAge(family) <= tokenLifetime)
        .sort((a, b) => compareAscending(b.since, a.since) || b.id - a.id)
        .map(({ id, since, startedAt = since, device = '' }) => ({
          id,
          device,
          startedAt,
          lastUsedAt: since,
          isCurrent: parseTokenName(currentToken).family?.id === id,
        })),

    /** Ends a family of an account. Throws `NOT_FOUND` if the account has no such family. */
    endOne(owner: number, id: number) {
      if (families.get(id)?.owner !== owner) throw notFound('session', id);
      families.remove(id);
    },

    /** Ends the family of a token. Returns whether there was one. */
    end(name: string): boolean {
      const { family } = parseTokenName(name);
      if (family) families.remove(family.id);
      return family !== undefined;
    },

    /** Ends all families of an account, except for the family of a token. Returns the number of ended families. */
    endAll(owner: number, exceptToken = ''): number {
      const keptFamilyId = parseTokenName(exceptToken).family?.id;
      const ended = families
        .all()
        .filter((family) => family.owner === owner && family.id !== keptFamilyId);
      for (const { id } of ended) families.remove(id);
      return ended.length;
    },
  };
}
