import { createPostings, type Posting, type Postings } from './postings.ts';

const noSlots: Posting = { slots: new Uint32Array(0), length: 0, liveCount: 0 };

interface FacetsOptions {
  /** Returns the slots that contain a row. */
  listFilledSlots: () => Iterable<number>;
  /** Returns the facet values of the row in a slot, each as `facet:value`. */
  getFacetValues: (slot: number) => string[];
}

/** Creates the index of the facet values of a table. It is built when it is first used. */
export function createFacets({ listFilledSlots, getFacetValues }: FacetsOptions) {
  const getUniqueValues = (slot: number) => new Set(getFacetValues(slot));
  let postings: Postings | undefined;

  function getPostings(): Postings {
    if (!postings) {
      postings = createPostings();
      for (const slot of listFilledSlots()) postings.fill(slot, getUniqueValues(slot));
    }
    return postings;
  }

  return {
    /** Returns the slots of the rows with a facet value. */
    find: (facet: string, value: string): Posting =>
      getPostings().get(`${facet}:${value}`) ?? noSlots,

    fill(slot: number) {
      postings?.fill(slot, getUniqueValues(slot));
    },

    empty(slot: number) {
      postings?.empty(getUniqueValues(slot));
    },
  };
}

export type Facets = ReturnType<typeof createFacets>;
