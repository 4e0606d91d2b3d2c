import { expect, onTestFinished, test } from 'vitest';
import { createListWriter, remembered } from './listWriter.ts';

/** Returns a writer, and how many rows it has written. Rows that it remembers are not written again. */
function countingWriter() {
  let written = 0;
  const read = (row: Record<string, unknown>) => {
    written += 1;
    return row.id;
  };
  const write = createListWriter([{ key: 'id', isOptional: false, read }]);
  return { write, written: () => written };
}

test('a writer clears its cache if the caches of all writers are too large', () => {
  const { maxCharacters } = remembered;
  onTestFinished(() => {
    Object.assign(remembered, { maxCharacters, characters: 0 });
  });
  Object.assign(remembered, { maxCharacters: 1_000, characters: 0 });
  const rows = [{ id: 1 }, { id: 2 }];
  const { write, written } = countingWriter();
  write(rows);
  write([...rows].reverse());
  expect(written()).toBe(2);

  const other = countingWriter();
  other.write(Array.from({ length: 100 }, (_, id) => ({ id })));

  expect(write(rows)).toBe('[{"id":1},{"id":2}]');
  expect(written()).toBe(4);
});
