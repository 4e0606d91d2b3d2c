/** Pieces of a text of one to three letters, as numbers: what a search for a part of it starts from. */
export function gramsOf(text: string): Set<number> {
  const grams = new Set<number>();
  for (let end = 0; end < text.length; end += 1) {
    const last = text.charCodeAt(end);
    grams.add(last);
    if (end > 0) grams.add(gram(0, text.charCodeAt(end - 1), last));
    if (end > 1) grams.add(gram(text.charCodeAt(end - 2), text.charCodeAt(end - 1), last));
  }
  return grams;
}

/** The grams a text must have to contain `q`: its longest ones. */
export function gramsIn(q: string): number[] {
  if (q.length === 1) return [q.charCodeAt(0)];
  if (q.length === 2) return [gram(0, q.charCodeAt(0), q.charCodeAt(1))];

  const grams: number[] = [];
  for (let start = 0; start + 2 < q.length; start += 1) {
    grams.push(gram(q.charCodeAt(start), q.charCodeAt(start + 1), q.charCodeAt(start + 2)));
  }
  return grams;
}

/** Three sixteen-bit units in one exact number. */
function gram(first: number, second: number, third: number): number {
  return first * 2 ** 32 + (second + 1) * 2 ** 16 + third;
}
