import { expect, test } from 'vitest';
import { openTestBranch, type TestApp } from '../../test/testApp.ts';
import { seedPages } from './pages.seed.ts';

interface Page {
  id: number;
  target: string;
  link: string;
  icon: string;
  isBookmarked: boolean;
}

const read = async (app: TestApp, url: string) => (await app.inject(url)).json();
const screenCount = seedPages().length;
const getIds = (pages: Page[]) => pages.map(({ id }) => id);

function toggleBookmark(app: TestApp, payload: object) {
  return app.inject({ method: 'POST', url: '/api/bookmarks/update', payload });
}

test('GET /api/autocomplete/data returns a hundred different suggestions, sorted by rank', async () => {
  const app = await openTestBranch();

  const { autoComplete } = await read(app, '/api/autocomplete/data');

  expect(autoComplete.map(({ rank }: { rank: string }) => rank)).toEqual(
    Array.from({ length: 100 }, (_, index) => `${index + 1}`),
  );
  expect(new Set(autoComplete.map(({ id }: { id: string }) => id)).size).toBe(100);
  expect(new Set(autoComplete.map(({ title }: { title: string }) => title)).size).toBe(100);
});

test('GET /api/main-search/data returns all screens, 4 files and 4 contacts with only the keys of their kind', async () => {
  const app = await openTestBranch();

  const { searchArr } = await read(app, '/api/main-search/data');

  const [pages, files, contacts] = searchArr;
  expect(
    searchArr.map(({ groupTitle, searchLimit, data }: Record<string, string[]>) => [
      groupTitle,
      searchLimit,
      data?.length,
    ]),
  ).toEqual([
    ['Pages', 4, screenCount],
    ['Files', 4, 4],
    ['Contacts', 4, 4],
  ]);
  expect(pages.data).toContainEqual({
    id: expect.any(Number),
    target: 'apps-todo',
    isBookmarked: true,
    title: 'To-do',
    icon: 'CheckSquare',
    link: '/apps/todo',
  });
  expect(files.data[0]).toEqual({
    title: 'Leeds showroom, floor plan',
    by: 'Yuki Tanabe',
    size: '0.9kb',
    file: '/pictures/covers/morning-desks.svg',
  });
  expect(contacts.data[0]).toEqual({
    title: 'Rui Tavares',
    email: 'rui.tavares@marlowfinch.example',
    img: '/pictures/people/rui-tavares.svg',
    date: '08/03/2026',
  });
});

test('the pictures of files and contacts exist', async () => {
  const app = await openTestBranch();

  const { searchArr } = await read(app, '/api/main-search/data');

  for (const { file, img } of [...searchArr[1].data, ...searchArr[2].data]) {
    expect((await app.inject(file ?? img)).statusCode).toBe(200);
  }
});

test('the ids of screens have no gaps except 80 and 113', async () => {
  const app = await openTestBranch();

  const { suggestions } = await read(app, '/api/bookmarks/data');

  const ids = Array.from({ length: screenCount + 2 }, (_, index) => index + 1);
  const usedIds = ids.filter((id) => id !== 80 && id !== 113);
  expect(getIds(suggestions)).toEqual(usedIds.slice(0, screenCount));
});

test('only the profile collapses the menu', async () => {
  const app = await openTestBranch();

  const { suggestions } = await read(app, '/api/bookmarks/data');

  expect(suggestions.filter((page: object) => 'collapsed' in page)).toEqual([
    expect.objectContaining({ link: '/pages/profile', collapsed: true }),
  ]);
});

test('targets and links are unique, and icons have the form of Feather names', async () => {
  const app = await openTestBranch();

  const { suggestions } = await read(app, '/api/bookmarks/data');

  const pages = suggestions as Page[];
  expect(new Set(pages.map(({ target }) => target)).size).toBe(screenCount);
  expect(new Set(pages.map(({ link }) => link)).size).toBe(screenCount);
  for (const { target, link, icon } of pages) {
    expect(target).toMatch(/^[a-z0-9-]+$/);
    expect(link).toMatch(/^\/[a-z0-9/-]+$/);
    expect(icon).toMatch(/^[A-Z][A-Za-z0-9]+$/);
  }
});

test.each([['/apps/email'], ['/apps/chat'], ['/apps/todo'], ['/apps/calendar']])(
  '%s is bookmarked initially',
  async (link) => {
    const app = await openTestBranch();

    const { bookmarks } = await read(app, '/api/bookmarks/data');

    expect(bookmarks.map((page: Page) => page.link)).toContain(link);
  },
);

test('POST /api/bookmarks/update keeps the stored order of screens and changes the search results', async () => {
  const app = await openTestBranch();

  const before = getIds((await read(app, '/api/bookmarks/data')).bookmarks);
  const response = await toggleBookmark(app, { id: 1 });
  await toggleBookmark(app, { id: before[0] });

  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('');
  const { suggestions, bookmarks } = await read(app, '/api/bookmarks/data');
  expect(getIds(bookmarks)).toEqual([1, ...before.slice(1)]);
  expect(getIds(suggestions).slice(0, 4)).toEqual([1, 2, 3, 4]);
  const { searchArr } = await read(app, '/api/main-search/data');
  expect(searchArr[0].data[0].isBookmarked).toBe(true);
});

test.each([
  ['an unknown screen', { id: 80 }, 404, 'There is no page 80.'],
  ['a missing id', {}, 400, 'id is missing.'],
  ['an id as text', { id: '3' }, 404, 'There is no id "3".'],
  ['an id that is not a number', { id: true }, 400, 'id must be a whole number, not true.'],
])('POST /api/bookmarks/update refuses %s', async (_, payload, status, error) => {
  const app = await openTestBranch();

  const response = await toggleBookmark(app, payload);

  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ error });
});
