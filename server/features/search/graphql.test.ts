import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql } from '../../test/testApp.ts';

test('search returns titles that start with the text first', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ search(q: "US", limit: 30) { pages { title } } }');

  const isFirst = data.search.pages.map(({ title }: { title: string }) => /^us/i.test(title));
  expect(new Set(isFirst).size).toBe(2);
  expect(isFirst).toEqual(isFirst.toSorted().reverse());
});

test('search returns screens, files and contacts with their users', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ search(q: "ro") { pages { title } files { title } contacts { title user { email } } } }',
  );

  expect(data.search.pages.length).toBeGreaterThan(0);
  expect(data.search.files).toHaveLength(3);
  expect(data.search.contacts).toEqual([
    { title: 'Camille Rousseau', user: { email: 'camille.rousseau@marlowfinch.example' } },
  ]);
});

test('search returns nothing for blank text or a limit of 0', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ blank: search(q: " ") { pages { id } } none: search(q: "e", limit: 0) { pages { id } } }',
  );

  expect(data).toEqual({ blank: { pages: [] }, none: { pages: [] } });
});

test('toggleBookmark returns the updated screen', async () => {
  const app = await openTestBranch();

  const before = await sendGraphql(app, '{ bookmarks { id title } }');
  const { id, title } = before.data.bookmarks[0];

  const { data } = await sendGraphql(
    app,
    `mutation { toggleBookmark(id: ${id}) { title isBookmarked } }`,
  );

  expect(data.toggleBookmark).toEqual({ title, isBookmarked: false });
});

test('suggestions searches any part of the text', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ suggestions(q: "DESK", limit: 2) { title } }');

  expect(data.suggestions).toEqual([
    { title: 'Tidemark bench desk' },
    { title: 'Halyard desk lamp' },
  ]);
});

test('search then returns titles with a word that starts with the text', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ search(q: " LIST ", limit: 9) { pages { title } } }');

  const titles = data.search.pages.map(({ title }: { title: string }) => title);
  expect(titles[0]).toBe('List group');
  expect(titles).toContain('User list');
});

test('search for "0" returns nothing and does not fail', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ search(q: "0") { pages { id } files { address } } }');

  expect(data).toEqual({ search: { pages: [], files: [] } });
});
