type Compare = (a: number, b: number) => number;

/** Creates a sorted list of slots. The comparison must find no two of them equal. */
export function createOrder(sorted: number[], compare: Compare) {
  /** By slot: its position in `sorted`. Computed on demand, and dropped by the next change. */
  let places: Uint32Array | undefined;

  /** Returns the position of a slot, or the position where it belongs. */
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

    /** Sorts some slots, all below `count`, and returns those from `start` to before `end`. */
    arrange(some: Uint32Array, count: number, start: number, end: number): number[] {
      const allPlaces = places ?? placesOf(count);
      places = allPlaces;
      const standing = new Uint32Array(some.length);
      for (let index = 0; index < some.length; index += 1)
        standing[index] = allPlaces[some[index] as number] as number;
      standing.sort();

      const arranged: number[] = [];
      for (let index = start; index < Math.min(end, standing.length); index += 1)
        arranged.push(sorted[standing[index] as number] as number);
      return arranged;
    },
  };
}

export type Order = ReturnType<typeof createOrder>;
