import type { ResponseBody } from './gatewayRequest.ts';

interface CollectedBytes {
  bytes: Uint8Array;
  /** The bytes after `bytes`. Undefined if `bytes` is the whole body. */
  rest?: AsyncIterable<Uint8Array>;
}

/** Reads a body until it ends or has more than `limit` bytes. */
export async function collectBytes(body: ResponseBody, limit: number): Promise<CollectedBytes> {
  if (typeof body === 'string') return { bytes: new TextEncoder().encode(body) };
  if (body instanceof Uint8Array) return { bytes: body };
  const iterator = body[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size <= limit) {
    const { value, done } = await iterator.next();
    if (done) return { bytes: concatBytes(chunks, size) };
    chunks.push(value);
    size += value.length;
  }
  return { bytes: concatBytes(chunks, size), rest: { [Symbol.asyncIterator]: () => iterator } };
}

function concatBytes(chunks: Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** Yields the bytes that were already read, and then the others. */
export async function* joinBytes(bytes: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  yield bytes;
  yield* rest;
}

/** Returns undefined for bytes that are not UTF-8. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
