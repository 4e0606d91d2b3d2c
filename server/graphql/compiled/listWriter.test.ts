import { expect, onTestFinished, test } from 'vitest';
import { cacheUsage, createListWriter } from './listWriter.ts';

/** Creates a writer, and a function that returns how many rows it has written. Cached rows are not written again. */
function createCountingWriter() {
  let written = 0;
  const read = (row: Record<string, unknown>) => {
    written += 1;
    return row.id;
  };
  const write = createListWriter([{ key: 'id', isOptional: false, read }]);
  return { write, written: () => written };
}

test('a writer clears its cache if the caches of all writers are too large', () => {
  const { maxCharacters } = cacheUsage;
  onTestFinished(() => {
    Object.assign(cacheUsage, { maxCharacters, characters: 0 });
  });
  Object.assign(cacheUsage, { maxCharacters: 1_000, characters: 0 });
  const rows = [{ id: 1 }, { id: 2 }];
  const { write, written } = createCountingWriter();
  write(rows);
  write([...rows].reverse());
  expect(written()).toBe(2);

  const other = createCountingWriter();
  other.write(Array.from({ length: 100 }, (_, id) => ({ id })));

  expect(write(rows)).toBe('[{"id":1},{"id":2}]');
  expect(written()).toBe(4);
});
