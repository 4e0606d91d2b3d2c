/** The slots that one value or one word occurs in, in the order they were filled. */
export interface Posting {
  slots: Uint32Array;
  /** How much of `slots` is in use. */
  length: number;
  /** How many of them hold a row still. */
  live: number;
}

/**
 * Says in which slots a key occurs. A slot is filled once; emptied, it stays in its lists but is
 * not counted.
 */
export function createPostings() {
  const postings = new Map<string, Posting>();

  return {
    get: (key: string): Posting | undefined => postings.get(key),

    fill(slot: number, keys: Iterable<string>) {
      for (const key of keys) {
        let posting = postings.get(key);
        if (!posting) {
          posting = { slots: new Uint32Array(4), length: 0, live: 0 };
          postings.set(key, posting);
        }
        if (posting.length === posting.slots.length) posting.slots = doubled(posting.slots);
        posting.slots[posting.length] = slot;
        posting.length += 1;
        posting.live += 1;
      }
    },

    empty(keys: Iterable<string>) {
      for (const key of keys) {
        const posting = postings.get(key);
        if (posting) posting.live -= 1;
      }
    },
  };
}

function doubled(slots: Uint32Array): Uint32Array {
  const larger = new Uint32Array(slots.length * 2);
  larger.set(slots);
  return larger;
}

export type Postings = ReturnType<typeof createPostings>;
