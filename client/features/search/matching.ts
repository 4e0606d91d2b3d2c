/** The position of a search term in a text, in letters. */
export interface Hit {
  /** 0 for the start of the text, 1 for the start of a word, 2 elsewhere. */
  rank: number;
  start: number;
  end: number;
}

/** Returns the best match of `q` in a text. Ignores case and accents. */
export function findHit(text: string, q: string): Hit | undefined {
  const letters = normalizeLetters(text);
  const query = normalizeLetters(q.trim());
  if (query.length === 0) return undefined;

  const hits = letters.flatMap((_, start): Hit[] =>
    query.every((letter, index) => letters[start + index] === letter)
      ? [{ rank: rankAt(letters, start), start, end: start + query.length }]
      : [],
  );
  return hits.sort((a, b) => a.rank - b.rank)[0];
}

/** Returns the items that contain `q`, best match first. The sort is stable. */
export function rankItems<Item>(items: Item[], q: string, textOf: (item: Item) => string): Item[] {
  return items
    .flatMap((item) => {
      const hit = findHit(textOf(item), q);
      return hit ? [{ item, rank: hit.rank }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** Folds each letter by itself, so that the positions are those of the original text. */
function normalizeLetters(text: string): string[] {
  return [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase());
}

function rankAt(letters: string[], start: number): number {
  if (start === 0) return 0;
  return /[\p{L}\p{N}]/u.test(letters[start - 1] ?? '') ? 2 : 1;
}
