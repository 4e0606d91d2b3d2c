import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventFormat, pingInterval } from '../stream/formats.ts';
import { createEventStream } from './eventStream.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

/** Creates an iterable of results of about a kilobyte, and counts how many were taken. */
function createResults() {
  const counts = { taken: 0, returned: 0 };
  const results = {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        counts.taken += 1;
        return {
          done: false as const,
          value: { data: { text: 'x'.repeat(1_000) } },
        };
      },
      return: async () => {
        counts.returned += 1;
        return { done: true as const, value: undefined };
      },
    }),
  };
  return { counts, results };
}

const waitForEventLoop = () => new Promise((resolve) => setImmediate(resolve));

async function readAll(stream: AsyncIterable<Buffer>) {
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
}

test('writes results as events, and completes', async () => {
  async function* results() {
    yield { data: { a: 1 } };
    yield { data: { a: 2 } };
  }

  expect(await readAll(createEventStream(results(), eventFormat))).toBe(
    ':\n\nevent: next\ndata: {"data":{"a":1}}\n\nevent: next\ndata: {"data":{"a":2}}\n\nevent: complete\ndata:\n\n',
  );
});

test('requests no more results than the client reads', async () => {
  const { counts, results } = createResults();
  const stream = createEventStream(results, eventFormat);

  stream.read(0);
  for (let count = 0; count < 500; count += 1) await waitForEventLoop();

  // The stream buffers at most 64 KiB.
  expect(counts.taken).toBeLessThan(80);
  stream.destroy();
});

test('destroys the stream if the client reads nothing between two pings', async () => {
  const { counts, results } = createResults();
  const stream = createEventStream(results, eventFormat);
  const errors: Error[] = [];
  stream.on('error', (error) => errors.push(error));
  stream.read(0);
  for (let count = 0; count < 500; count += 1) await waitForEventLoop();

  vi.advanceTimersByTime(pingInterval);
  expect(stream.destroyed).toBe(false);
  vi.advanceTimersByTime(pingInterval);
  await waitForEventLoop();

  expect(stream.destroyed).toBe(true);
  expect(errors.map(({ message }) => message)).toEqual(['The subscriber does not read.']);
  expect(counts.returned).toBe(1);
});

test('ends without a completion event, so that the client reconnects', async () => {
  let resolveNext = (_: IteratorResult<never>) => {};
  const next = () =>
    new Promise<IteratorResult<never>>((resolve) => {
      resolveNext = resolve;
    });
  const stream = createEventStream({ [Symbol.asyncIterator]: () => ({ next }) }, eventFormat);
  const text = readAll(stream);
  await waitForEventLoop();

  stream.endForReconnect();
  stream.endForReconnect();
  resolveNext({ done: true, value: undefined });

  expect(await text).toBe(':\n\nretry: 1000\n\n');
});

test('sends pings while there is no result', async () => {
  const results = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }) };
  const stream = createEventStream(results, eventFormat);
  let text = '';
  stream.on('data', (chunk) => {
    text += chunk;
  });
  await waitForEventLoop();

  vi.advanceTimersByTime(5 * pingInterval);
  await waitForEventLoop();

  expect(text).toBe(':\n\n'.repeat(6));
  expect(stream.destroyed).toBe(false);
  stream.destroy();
});

test('an error of the results destroys the stream', async () => {
  async function* results() {
    yield {};
    throw new Error('More than 1000 items waited for their consumer.');
  }

  await expect(readAll(createEventStream(results(), eventFormat))).rejects.toThrow(
    'More than 1000 items',
  );
});
