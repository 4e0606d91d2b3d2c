import { setImmediate } from 'node:timers/promises';
import type { ObjectResult, ObjectStore } from '@nats-io/obj';
import type { SavedState } from '../journal.ts';
import type { Place } from './logPlaces.ts';

/** Creates the saved states of a journal in an object store. `log` is a part of names. */
export function createNatsStates(objects: ObjectStore) {
  const getName = (log: string) => `state-${log}`;

  return {
    async put(log: string, place: Place, lines: Iterable<string>) {
      await objects.put(
        { name: getName(log), metadata: { mark: JSON.stringify(place) } },
        createStream(lines),
      );
    },

    /** Returns the saved state of a log, and its place in the stream. */
    async load(log: string): Promise<(Place & SavedState) | undefined> {
      const found = await objects.get(getName(log));
      if (!found) return undefined;
      const place = JSON.parse(found.info.metadata?.mark ?? '{}') as Place;
      return { ...place, lines: readLines(found) };
    },

    delete: (log: string) => objects.delete(getName(log)),
  };
}

function createStream(lines: Iterable<string>): ReadableStream<Uint8Array> {
  const iterator = lines[Symbol.iterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      // Other requests are handled between two lines.
      await setImmediate();
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${value}\n`));
    },
  });
}

/** Yields the lines of a saved state. Throws if they differ from those that were stored. */
async function* readLines({ data, error }: ObjectResult): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let unfinishedLine = '';
  for await (const chunk of data as unknown as AsyncIterable<Uint8Array>) {
    const lines = (unfinishedLine + decoder.decode(chunk, { stream: true })).split('\n');
    unfinishedLine = lines.pop() ?? '';
    yield* lines;
  }
  const problem = await error;
  if (problem) throw problem;
}
