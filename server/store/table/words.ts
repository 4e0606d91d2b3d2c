import { listGrams, listLongestGrams } from './grams.ts';
import { createPostings, type Posting } from './postings.ts';

const separators = /[^\p{L}\p{N}]+/u;
const plainWord = /^[a-z0-9]+$/;

/** Splits a text into words, without spaces and punctuation. */
export function splitWords(text: string): string[] {
  if (plainWord.test(text)) return [text];
  return text.split(separators).filter((word) => word !== '');
}

/**
 * Creates an index of the slots in which each word occurs, and of the words in which each gram occurs. Most rows
 * consist of words that other rows contain as well, so that there are far fewer words than rows.
 */
export function createWords() {
  const postings = createPostings();
  const wordsByGram = new Map<number, string[]>();

  function addWord(word: string) {
    for (const gram of listGrams(word)) {
      const words = wordsByGram.get(gram);
      if (words) words.push(word);
      else wordsByGram.set(gram, [word]);
    }
  }

  return {
    fill(slot: number, words: Set<string>) {
      for (const word of words) if (!postings.get(word)) addWord(word);
      postings.fill(slot, words);
    },

    empty: postings.empty,

    /** Returns the slots of every word that contains `part`, which has no spaces. */
    findContaining(part: string): Posting[] {
      const candidates = listLongestGrams(part).map((gram) => wordsByGram.get(gram) ?? []);
      const fewest = candidates.reduce((a, b) => (b.length < a.length ? b : a));
      return fewest
        .filter((word) => word.includes(part))
        .map((word) => postings.get(word))
        .filter((posting) => posting !== undefined);
    },
  };
}

export type Words = ReturnType<typeof createWords>;
