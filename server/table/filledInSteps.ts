interface Index {
  fill: (slot: number, keys: Set<string>) => void;
}

/** Rows looked at between two steps. */
const stepLength = 256;

/** Fills an index, and rests after every few rows. */
export function* filledInSteps<Filled extends Index>(
  index: Filled,
  slots: Iterable<number>,
  keysIn: (slot: number) => Set<string>,
): Generator<void, Filled> {
  let count = 0;
  for (const slot of slots) {
    index.fill(slot, keysIn(slot));
    count += 1;
    if (count % stepLength === 0) yield;
  }
  return index;
}
