const chunkBits = 10;
/** The number of elements that a chunk can hold: 1,024. */
export const chunkLength = 1 << chunkBits;
const chunkMask = chunkLength - 1;

/** The content of a chunked array. Empty positions are null or absent. */
export type Chunks<T> = readonly (readonly (T | null)[] | null)[];

/**
 * Creates an array that consists of chunks. A snapshot copies only the list of chunks and shares the chunks
 * themselves. The first write to a shared chunk copies this chunk.
 */
export function createChunkedArray<T>() {
  let chunks: (readonly (T | null)[] | null)[] = [];
  /** The chunks that no snapshot shares, by their index in `chunks`. */
  let owned: ((T | null)[] | undefined)[] = [];

  /** Replaces a shared chunk by a copy, which can be changed. */
  function copyChunk(chunkIndex: number): (T | null)[] {
    const chunk = chunks[chunkIndex]?.slice() ?? [];
    chunks[chunkIndex] = chunk;
    owned[chunkIndex] = chunk;
    return chunk;
  }

  const getWritableChunk = (chunkIndex: number) => owned[chunkIndex] ?? copyChunk(chunkIndex);

  return {
    get: (index: number): T | null => chunks[index >>> chunkBits]?.[index & chunkMask] ?? null,

    set(index: number, value: T) {
      getWritableChunk(index >>> chunkBits)[index & chunkMask] = value;
    },

    /** Removes an element. An empty chunk is removed as well. */
    delete(index: number) {
      const chunkIndex = index >>> chunkBits;
      const chunk = getWritableChunk(chunkIndex);
      chunk[index & chunkMask] = null;
      trimEnd(chunk);
      if (chunk.length > 0) return;
      chunks[chunkIndex] = null;
      owned[chunkIndex] = undefined;
      trimEnd(chunks);
    },

    /** Calls `visit` for every element, by ascending index. */
    forEach(visit: (value: T, index: number) => void) {
      for (const [chunkIndex, chunk] of chunks.entries()) {
        for (const [position, value] of chunk?.entries() ?? []) {
          if (value !== null && value !== undefined)
            visit(value, (chunkIndex << chunkBits) + position);
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
