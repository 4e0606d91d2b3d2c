import { createPostings, type Postings } from './postings.ts';
import { createSearch, type Search } from './search.ts';

interface IndexesOptions {
  /** Returns the slots that contain a row. */
  listFilledSlots: () => Iterable<number>;
  /** Returns the facet values of the row in a slot, each as `facet:value`. */
  getFacetValues: (slot: number) => string[];
  /** Returns the searchable texts of the row in a slot. */
  getTexts: (slot: number) => string[];
}

/**
 * Creates the indexes of a table: one of facet values, and one of words for each selection of texts. An index is built
 * when it is first used.
 */
export function createIndexes({ listFilledSlots, getFacetValues, getTexts }: IndexesOptions) {
  const getUniqueValues = (slot: number) => new Set(getFacetValues(slot));
  const searches = new Map<string, Search>();
  let facetPostings: Postings | undefined;

  return {
    getFacetPostings(): Postings {
      if (!facetPostings) {
        facetPostings = createPostings();
        for (const slot of listFilledSlots()) facetPostings.fill(slot, getUniqueValues(slot));
      }
      return facetPostings;
    },

    /** Returns the search of the texts at these positions. Without positions, all texts are searched. */
    getSearch(positions: readonly number[] | undefined): Search {
      const key = positions ? positions.join() : 'all';
      const search = searches.get(key) ?? createSearch({ listFilledSlots, getTexts }, positions);
      searches.set(key, search);
      return search;
    },

    fill(slot: number) {
      facetPostings?.fill(slot, getUniqueValues(slot));
      for (const search of searches.values()) search.fill(slot);
    },

    empty(slot: number) {
      facetPostings?.empty(getUniqueValues(slot));
      for (const search of searches.values()) search.empty(slot);
    },
  };
}

export type Indexes = ReturnType<typeof createIndexes>;
