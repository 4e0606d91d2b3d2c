type Compare = (a: number, b: number) => number;

/** Rows looked at between two steps: about a millisecond of comparing texts. */
const stepLength = 512;

/** Sorts as `toSorted` does, by merging, and rests after every few rows. */
export function* sortedInSteps(slots: number[], compare: Compare): Generator<void, number[]> {
  let runs: number[][] = [];
  for (let start = 0; start < slots.length; start += stepLength) {
    runs.push(slots.slice(start, start + stepLength).sort(compare));
    yield;
  }

  while (runs.length > 1) {
    const longer: number[][] = [];
    for (let index = 0; index < runs.length; index += 2) {
      const [a = [], b] = [runs[index], runs[index + 1]];
      longer.push(b ? yield* merged(a, b, compare) : a);
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merged(a: number[], b: number[], compare: Compare): Generator<void, number[]> {
  // What was nearly sorted before is put together at once.
  if (compare(a.at(-1) as number, b[0] as number) <= 0) return a.concat(b);
  const all = new Array<number>(a.length + b.length);
  let [left, right] = [0, 0];
  for (let index = 0; index < all.length; index += 1) {
    if (index % stepLength === 0) yield;
    const isLeft =
      right === b.length ||
      (left < a.length && compare(a[left] as number, b[right] as number) <= 0);
    all[index] = (isLeft ? a[left++] : b[right++]) as number;
  }
  return all;
}
