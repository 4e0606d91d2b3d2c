/** Returns the grams of a text: its parts of one to three characters, each encoded as a number. */
export function listGrams(text: string): Set<number> {
  const grams = new Set<number>();
  for (let end = 0; end < text.length; end += 1) {
    const last = text.charCodeAt(end);
    grams.add(last);
    if (end > 0) grams.add(encodeGram(0, text.charCodeAt(end - 1), last));
    if (end > 1) grams.add(encodeGram(text.charCodeAt(end - 2), text.charCodeAt(end - 1), last));
  }
  return grams;
}

/** Returns the longest grams of `q`. A text that contains `q` has all of them. */
export function listLongestGrams(q: string): number[] {
  if (q.length === 1) return [q.charCodeAt(0)];
  if (q.length === 2) return [encodeGram(0, q.charCodeAt(0), q.charCodeAt(1))];

  const grams: number[] = [];
  for (let start = 0; start + 2 < q.length; start += 1) {
    grams.push(encodeGram(q.charCodeAt(start), q.charCodeAt(start + 1), q.charCodeAt(start + 2)));
  }
  return grams;
}

/** Encodes three code units of 16 bits as one number without loss. */
function encodeGram(first: number, second: number, third: number): number {
  return first * 2 ** 32 + (second + 1) * 2 ** 16 + third;
}
