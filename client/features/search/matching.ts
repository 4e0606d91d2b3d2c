/** Where a text holds what was typed, counted in letters. */
export interface Hit {
  /** 0 where the text starts with it, 1 where a word does, 2 elsewhere. */
  rank: number;
  start: number;
  end: number;
}

/** The best place of `q` in a text, whatever the case and the accents. */
export function hitOf(text: string, q: string): Hit | undefined {
  const letters = fold(text);
  const wanted = fold(q.trim());
  if (wanted.length === 0) return undefined;

  const hits = letters.flatMap((_, start): Hit[] =>
    wanted.every((letter, index) => letters[start + index] === letter)
      ? [{ rank: rankAt(letters, start), start, end: start + wanted.length }]
      : [],
  );
  return hits.sort((a, b) => a.rank - b.rank)[0];
}

/** What holds `q`, the best first; equals stay in their order. */
export function ranked<Item>(items: Item[], q: string, textOf: (item: Item) => string): Item[] {
  return items
    .flatMap((item) => {
      const hit = hitOf(textOf(item), q);
      return hit ? [{ item, rank: hit.rank }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** Letter by letter, so that a hit can be shown in the text as it is written. */
function fold(text: string): string[] {
  return [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase());
}

function rankAt(letters: string[], start: number): number {
  if (start === 0) return 0;
  return /[\p{L}\p{N}]/u.test(letters[start - 1] ?? '') ? 2 : 1;
}
