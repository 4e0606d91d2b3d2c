import { createWords, splitWords, type Words } from './words.ts';

interface SearchOptions {
  /** Returns the slots that contain a row. */
  listFilledSlots: () => Iterable<number>;
  /** Returns the searchable texts of the row in a slot. */
  getTexts: (slot: number) => string[];
}

/** Creates the search of the texts of rows: those at `positions`, or all texts. */
export function createSearch(
  { listFilledSlots, getTexts }: SearchOptions,
  positions: readonly number[] | undefined,
) {
  /** The searched texts of each slot, once they were read. */
  const joinedTexts: (string | undefined)[] = [];
  let words: Words | undefined;

  /** Returns the searched texts of the row in a slot, in lower case. */
  function getSearchedText(slot: number): string {
    const cachedText = joinedTexts[slot];
    if (cachedText !== undefined) return cachedText;
    const allTexts = getTexts(slot);
    const searchedTexts = positions
      ? positions.map((position) => allTexts[position] ?? '')
      : allTexts;
    const text = searchedTexts.join('\n').toLowerCase();
    joinedTexts[slot] = text;
    return text;
  }

  const listWords = (slot: number) => new Set(splitWords(getSearchedText(slot)));

  return {
    getSearchedText,

    getWords(): Words {
      if (!words) {
        words = createWords();
        for (const slot of listFilledSlots()) words.fill(slot, listWords(slot));
      }
      return words;
    },

    fill(slot: number) {
      words?.fill(slot, listWords(slot));
    },

    empty(slot: number) {
      words?.empty(listWords(slot));
      joinedTexts[slot] = undefined;
    },
  };
}

export type Search = ReturnType<typeof createSearch>;
