type Compare = (a: number, b: number) => number;

/** Creates a sorted list of slots. `compare` must never return 0 for two different slots. */
export function createOrder(sorted: number[], compare: Compare) {
  /** The positions in `sorted`, by slot. They are computed when they are needed, and dropped by the next change. */
  let positions: Uint32Array | undefined;

  /** Returns the position of a slot, or the position at which it must be inserted. */
  function findPosition(slot: number): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(sorted[middle] as number, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function computePositions(slotCount: number): Uint32Array {
    const computed = new Uint32Array(slotCount);
    for (let index = 0; index < sorted.length; index += 1) {
      computed[sorted[index] as number] = index;
    }
    return computed;
  }

  return {
    slots: sorted as readonly number[],
    findPosition,

    insert(slot: number) {
      sorted.splice(findPosition(slot), 0, slot);
      positions = undefined;
    },

    remove(slot: number) {
      sorted.splice(findPosition(slot), 1);
      positions = undefined;
    },

    /** Sorts some of the slots, and returns the part from `start` to before `end`. All slots are below `slotCount`. */
    sortAndSlice(slots: Uint32Array, slotCount: number, start: number, end: number): number[] {
      const allPositions = positions ?? computePositions(slotCount);
      positions = allPositions;
      const sortedPositions = new Uint32Array(slots.length);
      for (let index = 0; index < slots.length; index += 1)
        sortedPositions[index] = allPositions[slots[index] as number] as number;
      sortedPositions.sort();

      const slice: number[] = [];
      for (let index = start; index < Math.min(end, sortedPositions.length); index += 1)
        slice.push(sorted[sortedPositions[index] as number] as number);
      return slice;
    },
  };
}

export type Order = ReturnType<typeof createOrder>;
