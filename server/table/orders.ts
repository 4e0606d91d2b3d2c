type Compare = (a: number, b: number) => number;

/** Slots, sorted, kept in order by a comparison that finds no two of them equal. */
export function createOrder(sorted: number[], compare: Compare) {
  /** By slot: its place in `sorted`. Worked out when asked for, and lost with the next change. */
  let places: Uint32Array | undefined;

  /** Where the slot stands, or would stand. */
  function place(slot: number): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(sorted[middle] as number, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function placesOf(count: number): Uint32Array {
    const worked = new Uint32Array(count);
    for (let index = 0; index < sorted.length; index += 1) worked[sorted[index] as number] = index;
    return worked;
  }

  return {
    slots: sorted as readonly number[],
    place,

    insert(slot: number) {
      sorted.splice(place(slot), 0, slot);
      places = undefined;
    },

    remove(slot: number) {
      sorted.splice(place(slot), 1);
      places = undefined;
    },

    /** Those of the slots that stand from `start` to before `end` in this order; each is below `count`. */
    arrange(some: Uint32Array, count: number, start: number, end: number): number[] {
      const known = places ?? placesOf(count);
      places = known;
      const standing = new Uint32Array(some.length);
      for (let index = 0; index < some.length; index += 1)
        standing[index] = known[some[index] as number] as number;
      standing.sort();

      const arranged: number[] = [];
      for (let index = start; index < Math.min(end, standing.length); index += 1)
        arranged.push(sorted[standing[index] as number] as number);
      return arranged;
    },
  };
}

export type Order = ReturnType<typeof createOrder>;
