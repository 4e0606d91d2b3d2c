/** The slots in which a key occurs, in the order in which they were filled. */
export interface Posting {
  slots: Uint32Array;
  /** The number of elements of `slots` that are in use. */
  length: number;
  /** The number of these slots that still contain a row. */
  liveCount: number;
}

/**
 * Creates an index of keys, with the list of slots in which each key occurs. A slot is filled only once. After it is
 * emptied, it stays in its lists, but is not counted.
 */
export function createPostings() {
  const postings = new Map<string, Posting>();

  return {
    get: (key: string): Posting | undefined => postings.get(key),

    fill(slot: number, keys: Iterable<string>) {
      for (const key of keys) {
        let posting = postings.get(key);
        if (!posting) {
          posting = { slots: new Uint32Array(4), length: 0, liveCount: 0 };
          postings.set(key, posting);
        }
        if (posting.length === posting.slots.length) posting.slots = doubleCapacity(posting.slots);
        posting.slots[posting.length] = slot;
        posting.length += 1;
        posting.liveCount += 1;
      }
    },

    empty(keys: Iterable<string>) {
      for (const key of keys) {
        const posting = postings.get(key);
        if (posting) posting.liveCount -= 1;
      }
    },
  };
}

function doubleCapacity(slots: Uint32Array): Uint32Array {
  const larger = new Uint32Array(slots.length * 2);
  larger.set(slots);
  return larger;
}

export type Postings = ReturnType<typeof createPostings>;
