import { expect, test, vi } from 'vitest';
import { mapAsync } from './mapAsync.ts';

async function* count(error?: Error) {
  yield 1;
  yield 2;
  yield 3;
  if (error) throw error;
}

test('converts items, omits undefined results, and reports the end', async () => {
  const onEnd = vi.fn();
  const results: number[] = [];

  for await (const result of mapAsync(
    count(),
    (item) => (item === 2 ? undefined : item * 10),
    onEnd,
  )) {
    results.push(result);
  }

  expect(results).toEqual([10, 30]);
  expect(onEnd).toHaveBeenCalled();
});

test('reports the end if the items fail', async () => {
  const onEnd = vi.fn();
  const results = mapAsync(count(new Error('too slow')), (item) => item, onEnd);
  for (let index = 0; index < 3; index += 1) await results.next();

  await expect(results.next()).rejects.toThrow('too slow');
  expect(onEnd).toHaveBeenCalled();
});

test('returns at once, also while it waits for an item', async () => {
  const onEnd = vi.fn();
  const next = () => new Promise<IteratorResult<number>>(() => undefined);
  const results = mapAsync({ [Symbol.asyncIterator]: () => ({ next }) }, (item) => item, onEnd);
  void results.next();

  expect(await results.return?.()).toEqual({ value: undefined, done: true });
  expect(onEnd).toHaveBeenCalledOnce();
});
