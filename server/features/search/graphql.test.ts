import { expect, test } from 'vitest';
import { ask, buildTestApp } from '../../testing.ts';

test('titles that start with the words come first', async () => {
  const app = await buildTestApp();

  const { data } = await ask(app, '{ search(q: "IN", limit: 6) { pages { title } } }');

  expect(data.search.pages.map(({ title }: { title: string }) => title)).toEqual([
    'Invoice list',
    'Invoice preview',
    'Input',
    'Input groups',
    'Input mask',
    'Edit invoice',
  ]);
});

test('a search finds screens, files and people, and knows who they are', async () => {
  const app = await buildTestApp();

  const { data } = await ask(
    app,
    '{ search(q: "ro") { pages { title } files { title } contacts { title user { email } } } }',
  );

  expect(data.search.pages).toHaveLength(4);
  expect(data.search.files).toHaveLength(3);
  expect(data.search.contacts).toEqual([
    { title: 'Camille Rousseau', user: { email: 'camille.rousseau@marlowfinch.example' } },
  ]);
});

test('a blank search and a limit of none find nothing', async () => {
  const app = await buildTestApp();

  const { data } = await ask(
    app,
    '{ blank: search(q: " ") { pages { id } } none: search(q: "e", limit: 0) { pages { id } } }',
  );

  expect(data).toEqual({ blank: { pages: [] }, none: { pages: [] } });
});

test('a toggle answers the screen as it is now', async () => {
  const app = await buildTestApp();

  const { data } = await ask(app, 'mutation { toggleBookmark(id: 3) { title isBookmarked } }');

  expect(data.toggleBookmark).toEqual({ title: 'Email', isBookmarked: false });
});

test('suggestions are found by any part of their words', async () => {
  const app = await buildTestApp();

  const { data } = await ask(app, '{ suggestions(q: "DESK", limit: 2) { title } }');

  expect(data.suggestions).toEqual([
    { title: 'Tidemark bench desk' },
    { title: 'Halyard desk lamp' },
  ]);
});

test('titles in which a word starts with the words come next', async () => {
  const app = await buildTestApp();

  const { data } = await ask(app, '{ search(q: " LIST ", limit: 9) { pages { title } } }');

  expect(data.search.pages.map(({ title }: { title: string }) => title)).toEqual([
    'List group',
    'Invoice list',
    'Wish list',
    'User list',
    'Blog list',
  ]);
});

test('nothing is found by 0, and nothing fails', async () => {
  const app = await buildTestApp();

  const { data } = await ask(app, '{ search(q: "0") { pages { id } files { address } } }');

  expect(data).toEqual({ search: { pages: [], files: [] } });
});
