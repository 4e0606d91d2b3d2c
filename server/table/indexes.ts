import { filledInSteps } from './filledInSteps.ts';
import { createPostings, type Postings } from './postings.ts';
import { createSearches } from './searches.ts';

interface Parts {
  /** The slots that hold a row. */
  filled: () => Iterable<number>;
  /** The facets' values of a slot's row, each as `facet:value`. */
  values: (slot: number) => string[];
  /** The texts of a slot's row that can be searched. */
  texts: (slot: number) => string[];
}

/** What a table knows of its rows: by facet from when it is first narrowed, by word from when it is first searched. */
export function createIndexes({ filled, values, texts }: Parts) {
  const valuesIn = (slot: number) => new Set(values(slot));
  const searches = createSearches({ filled, texts });
  let byFacet: Postings | undefined;

  return {
    byFacet(): Postings {
      if (!byFacet) {
        byFacet = createPostings();
        for (const slot of filled()) byFacet.fill(slot, valuesIn(slot));
      }
      return byFacet;
    },

    /** The search of the texts at these places; of all texts without. */
    search: searches.of,

    fill(slot: number) {
      byFacet?.fill(slot, valuesIn(slot));
      searches.fill(slot);
    },

    empty(slot: number) {
      byFacet?.empty(valuesIn(slot));
      searches.empty(slot);
    },

    /** Learns all there is to know, resting after every few rows. To be left when a row changes. */
    *prepare(): Generator<void, void> {
      byFacet ??= yield* filledInSteps(createPostings(), filled(), valuesIn);
      yield* searches.prepare();
    },

    forget() {
      byFacet = undefined;
      searches.forget();
    },
  };
}

export type Indexes = ReturnType<typeof createIndexes>;
