import { gramsIn, gramsOf } from './grams.ts';
import { createPostings, type Posting } from './postings.ts';

const separators = /[^\p{L}\p{N}]+/u;
const plainWord = /^[a-z0-9]+$/;

/** The words of a text, without blanks and signs. */
export function wordsOf(text: string): string[] {
  if (plainWord.test(text)) return [text];
  return text.split(separators).filter((word) => word !== '');
}

/**
 * Knows in which slots each word occurs, and by its pieces which words there are: far fewer than
 * rows, in names and letters alike.
 */
export function createWords() {
  const postings = createPostings();
  const wordsByGram = new Map<number, string[]>();

  function learn(word: string) {
    for (const gram of gramsOf(word)) {
      const words = wordsByGram.get(gram);
      if (words) words.push(word);
      else wordsByGram.set(gram, [word]);
    }
  }

  return {
    fill(slot: number, words: Set<string>) {
      for (const word of words) if (!postings.get(word)) learn(word);
      postings.fill(slot, words);
    },

    empty: postings.empty,

    /** Where words occur that contain `part`, which is a part of one word. */
    containing(part: string): Posting[] {
      const candidates = gramsIn(part).map((gram) => wordsByGram.get(gram) ?? []);
      const fewest = candidates.reduce((a, b) => (b.length < a.length ? b : a));
      return fewest
        .filter((word) => word.includes(part))
        .map((word) => postings.get(word))
        .filter((posting) => posting !== undefined);
    },
  };
}

export type Words = ReturnType<typeof createWords>;
