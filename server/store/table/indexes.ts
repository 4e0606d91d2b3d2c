import { createPostings, type Postings } from './postings.ts';
import { createSearch, type Search } from './search.ts';

interface Parts {
  /** Returns the slots that hold a row. */
  filled: () => Iterable<number>;
  /** Returns the facet values of a slot's row, each as `facet:value`. */
  values: (slot: number) => string[];
  /** Returns the searchable texts of a slot's row. */
  texts: (slot: number) => string[];
}

/** Creates the indexes of a table: by facet, and by word for each choice of texts. Each is built by its first use. */
export function createIndexes({ filled, values, texts }: Parts) {
  const valuesIn = (slot: number) => new Set(values(slot));
  const searches = new Map<string, Search>();
  let byFacet: Postings | undefined;

  return {
    byFacet(): Postings {
      if (!byFacet) {
        byFacet = createPostings();
        for (const slot of filled()) byFacet.fill(slot, valuesIn(slot));
      }
      return byFacet;
    },

    /** Returns the search of the texts at these positions; of all texts if there are none. */
    search(positions: readonly number[] | undefined): Search {
      const key = positions ? positions.join() : 'all';
      const search = searches.get(key) ?? createSearch({ filled, texts }, positions);
      searches.set(key, search);
      return search;
    },

    fill(slot: number) {
      byFacet?.fill(slot, valuesIn(slot));
      for (const search of searches.values()) search.fill(slot);
    },

    empty(slot: number) {
      byFacet?.empty(valuesIn(slot));
      for (const search of searches.values()) search.empty(slot);
    },
  };
}

export type Indexes = ReturnType<typeof createIndexes>;
