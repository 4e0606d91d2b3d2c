import { expect, test } from 'vitest';
import { createPerson } from './names.ts';
import { people } from './people.ts';

test('ten thousand generated people have unique usernames, and none has the name of a sample person', () => {
  const sampleNames = new Set(people.map(({ fullName }) => fullName));
  const all = Array.from({ length: 10_000 }, (_, index) => createPerson(index));

  expect(new Set(all.map(({ username }) => username)).size).toBe(all.length);
  expect(all.filter(({ fullName }) => sampleNames.has(fullName))).toEqual([]);
});
