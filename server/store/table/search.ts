import { createWords, splitWords, type Words } from './words.ts';

interface Parts {
  /** Returns the slots that hold a row. */
  filled: () => Iterable<number>;
  /** Returns the searchable texts of a slot's row. */
  texts: (slot: number) => string[];
}

/** Creates the search of some texts of the rows: those at `positions`, or all. */
export function createSearch({ filled, texts }: Parts, positions: readonly number[] | undefined) {
  /** By slot, once it was asked for. */
  const joinedTexts: (string | undefined)[] = [];
  let words: Words | undefined;

  /** Returns the searched texts of a slot's row, in lower case. */
  function searched(slot: number): string {
    const cachedText = joinedTexts[slot];
    if (cachedText !== undefined) return cachedText;
    const all = texts(slot);
    const some = positions ? positions.map((position) => all[position] ?? '') : all;
    const text = some.join('\n').toLowerCase();
    joinedTexts[slot] = text;
    return text;
  }

  const wordsIn = (slot: number) => new Set(splitWords(searched(slot)));

  return {
    searched,

    byWord(): Words {
      if (!words) {
        words = createWords();
        for (const slot of filled()) words.fill(slot, wordsIn(slot));
      }
      return words;
    },

    fill(slot: number) {
      words?.fill(slot, wordsIn(slot));
    },

    empty(slot: number) {
      words?.empty(wordsIn(slot));
      joinedTexts[slot] = undefined;
    },
  };
}

export type Search = ReturnType<typeof createSearch>;
