/** A match of a query in a text. The positions count letters, which can consist of several UTF-16 code units. */
export interface TextMatch {
  /** 0 for the start of the text, 1 for the start of a word, 2 elsewhere. */
  rank: number;
  start: number;
  end: number;
}

/** Returns the best match of `q` in a text. Ignores case and accents. Undefined for a blank query. */
export function findMatch(text: string, q: string): TextMatch | undefined {
  const letters = normalizeLetters(text);
  const query = normalizeLetters(q.trim());
  if (query.length === 0) return undefined;

  const matches = letters.flatMap((_, start): TextMatch[] =>
    query.every((letter, index) => letters[start + index] === letter)
      ? [{ rank: getRank(letters, start), start, end: start + query.length }]
      : [],
  );
  return matches.sort((a, b) => a.rank - b.rank)[0];
}

/** Returns the items whose text contains `q`, the best match first. Items of the same rank keep their order. */
export function rankItems<Item>(items: Item[], q: string, getText: (item: Item) => string): Item[] {
  return items
    .flatMap((item) => {
      const match = findMatch(getText(item), q);
      return match ? [{ item, rank: match.rank }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/**
 * Returns the letters in lower case and without accents. Each letter is converted separately, so that the positions are
 * the same as in the text.
 */
function normalizeLetters(text: string): string[] {
  return [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase());
}

function getRank(letters: string[], start: number): number {
  if (start === 0) return 0;
  return /[\p{L}\p{N}]/u.test(letters[start - 1] ?? '') ? 2 : 1;
}
