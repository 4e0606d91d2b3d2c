import { filledInSteps } from './filledInSteps.ts';
import { createWords, type Words, wordsOf } from './words.ts';

interface Parts {
  /** The slots that hold a row. */
  filled: () => Iterable<number>;
  /** The texts of a slot's row that can be searched. */
  texts: (slot: number) => string[];
}

/** What is known of some of the rows' texts, those at `places`: by word from when it is first searched. */
function createSearch({ filled, texts }: Parts, places: readonly number[] | undefined) {
  /** By slot, as far as it was asked for. */
  const texted: (string | undefined)[] = [];
  let words: Words | undefined;

  /** The searched texts of a slot's row, in lower case. */
  function searched(slot: number): string {
    const known = texted[slot];
    if (known !== undefined) return known;
    const all = texts(slot);
    const some = places ? places.map((place) => all[place] ?? '') : all;
    const text = some.join('\n').toLowerCase();
    texted[slot] = text;
    return text;
  }

  const wordsIn = (slot: number) => new Set(wordsOf(searched(slot)));

  return {
    searched,

    byWord(): Words {
      if (!words) {
        words = createWords();
        for (const slot of filled()) words.fill(slot, wordsIn(slot));
      }
      return words;
    },

    /** Learns all words, resting after every few rows. To be left when a row changes. */
    *prepare(): Generator<void, void> {
      words ??= yield* filledInSteps(createWords(), filled(), wordsIn);
    },

    fill(slot: number) {
      words?.fill(slot, wordsIn(slot));
    },

    empty(slot: number) {
      words?.empty(wordsIn(slot));
      texted[slot] = undefined;
    },
  };
}

export type Search = ReturnType<typeof createSearch>;

/** A search for every choice of texts that was asked for. */
export function createSearches(parts: Parts) {
  const searches = new Map<string, Search>();

  function of(places: readonly number[] | undefined): Search {
    const key = places ? places.join() : 'all';
    const search = searches.get(key) ?? createSearch(parts, places);
    searches.set(key, search);
    return search;
  }

  return {
    of,

    /** Makes ready for a search of all texts. */
    prepare: () => of(undefined).prepare(),

    fill(slot: number) {
      for (const search of searches.values()) search.fill(slot);
    },

    empty(slot: number) {
      for (const search of searches.values()) search.empty(slot);
    },

    forget: () => searches.clear(),
  };
}
