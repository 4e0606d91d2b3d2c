import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql } from '../../test/testApp.ts';

test('search returns titles that start with the text first', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ search(q: "IN", limit: 6) { pages { title } } }');

  expect(data.search.pages.map(({ title }: { title: string }) => title)).toEqual([
    'Invoice list',
    'Invoice preview',
    'Input',
    'Input groups',
    'Input mask',
    'Edit invoice',
  ]);
});

test('search returns screens, files and contacts with their users', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ search(q: "ro") { pages { title } files { title } contacts { title user { email } } } }',
  );

  expect(data.search.pages).toHaveLength(4);
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

  const { data } = await sendGraphql(
    app,
    'mutation { toggleBookmark(id: 3) { title isBookmarked } }',
  );

  expect(data.toggleBookmark).toEqual({ title: 'Email', isBookmarked: false });
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

  expect(data.search.pages.map(({ title }: { title: string }) => title)).toEqual([
    'List group',
    'Invoice list',
    'Wish list',
    'User list',
    'Blog list',
  ]);
});

test('search for "0" returns nothing and does not fail', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ search(q: "0") { pages { id } files { address } } }');

  expect(data).toEqual({ search: { pages: [], files: [] } });
});
