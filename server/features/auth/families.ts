import type { World } from '../../world.ts';

/** Milliseconds after which the last token of a sign-in has died anyway. */
const life = 600_000;
/** Milliseconds in which an answer may have been lost on its way, and is asked for again. */
const grace = 10_000;

interface Family {
  /** Who signed in. */
  owner: number;
  /** Number of the one token that can still be exchanged. */
  current: number;
  /** When the one before it was exchanged. */
  since: number;
}

/**
 * Refresh tokens that came of one sign-in. Each is exchanged once; one that comes again later was
 * copied, and nobody can tell by whom, so the whole family ends. Within the grace, it is answered
 * with the same successor: a retry, or a second tab.
 */
export function createFamilies({ now }: World) {
  const families = new Map<number, Family>();
  let last = 0;

  function found(owner: number): string {
    const time = now().getTime();
    for (const [id, { since }] of families) if (since + life < time) families.delete(id);
    last += 1;
    families.set(last, { owner, current: 1, since: time });
    return `${last}.1`;
  }

  const parsed = (name: string) => name.split('.').map(Number) as [id: number, token: number];

  return {
    /** The name of the first token of a new family. */
    found,

    /** The name of the token that follows; undefined, and the family's end, when it was exchanged. */
    follow(name: string): string | undefined {
      const [id, token] = parsed(name);
      const family = families.get(id);
      const time = now().getTime();
      const isRetry = family?.current === token + 1 && time - family.since <= grace;
      if (!family || (family.current !== token && !isRetry)) {
        families.delete(id);
        return undefined;
      }
      if (!isRetry) families.set(id, { ...family, current: token + 1, since: time });
      return `${id}.${isRetry ? family.current : token + 1}`;
    },

    end: (name: string): boolean => families.delete(parsed(name)[0]),

    /** Wherever somebody has signed in. */
    endAllOf(owner: number) {
      for (const [id, family] of families) if (family.owner === owner) families.delete(id);
    },
  };
}
