const chunkBits = 10;
/** The number of elements that a chunk can hold: 1,024. */
export const chunkLength = 1 << chunkBits;
const chunkMask = chunkLength - 1;

/** The content of a chunked array. Positions that hold nothing are null or absent. */
export type Chunks<T> = readonly (readonly (T | null)[] | null)[];

/**
 * Creates an array whose snapshots cost a copy of the list of chunks. A snapshot shares the chunks;
 * the first write to a shared chunk copies that chunk alone.
 */
export function createChunkedArray<T>() {
  let chunks: (readonly (T | null)[] | null)[] = [];
  /** By chunk: the same chunk, if no snapshot shares it. */
  let owned: ((T | null)[] | undefined)[] = [];

  /** Replaces a shared chunk by a copy that can be written. */
  function copyChunk(number: number): (T | null)[] {
    const chunk = chunks[number]?.slice() ?? [];
    chunks[number] = chunk;
    owned[number] = chunk;
    return chunk;
  }

  const writableChunk = (number: number) => owned[number] ?? copyChunk(number);

  return {
    get: (index: number): T | null => chunks[index >>> chunkBits]?.[index & chunkMask] ?? null,

    set(index: number, value: T) {
      writableChunk(index >>> chunkBits)[index & chunkMask] = value;
    },

    /** Removes an element. A chunk that holds nothing any more is given up. */
    delete(index: number) {
      const number = index >>> chunkBits;
      const chunk = writableChunk(number);
      chunk[index & chunkMask] = null;
      trimEnd(chunk);
      if (chunk.length > 0) return;
      chunks[number] = null;
      owned[number] = undefined;
      trimEnd(chunks);
    },

    /** Calls `visit` for every element, by ascending index. */
    forEach(visit: (value: T, index: number) => void) {
      for (const [number, chunk] of chunks.entries()) {
        for (const [position, value] of chunk?.entries() ?? []) {
          if (value !== null && value !== undefined) visit(value, (number << chunkBits) + position);
        }
      }
    },

    snapshot(): Chunks<T> {
      owned = [];
      return chunks.slice();
    },

    restore(snapshot: Chunks<T>) {
      chunks = snapshot.slice();
      owned = [];
    },
  };
}

function trimEnd(list: unknown[]) {
  while (list.length > 0 && (list.at(-1) ?? null) === null) list.pop();
}
