import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findHeadings = async () =>
  within(await screen.findByRole('region', { name: 'Posts' })).findAllByRole('heading', {
    level: 2,
  });
const findTitles = async () => (await findHeadings()).map(({ textContent }) => textContent);

test('shows the posts in pages, newest first', async () => {
  const { collections, router, user } = await renderRoute('/pages/blog/list');
  const titles = collections.blog.list({ sortBy: 'NEWEST', limit: 10 }).map(({ title }) => title);
  expect(await findTitles()).toEqual(titles.slice(0, 6));

  await user.click(screen.getByRole('button', { name: 'Next page' }));

  await waitFor(async () => expect(await findTitles()).toEqual(titles.slice(6)));
  expect(router.state.location.search).toBe('?page=2');
});

test('the search, the category and the sort order are in the URL', async () => {
  await renderRoute('/pages/blog/list?q=mug&tag=FOOD&sortBy=TITLE');

  expect(await findTitles()).toEqual([
    'Moving sixty people in one weekend',
    'Sharing desks without losing your mug',
  ]);
  expect(screen.getByRole('searchbox')).toHaveValue('mug');
});

test('a category in the sidebar shows its count and opens its posts', async () => {
  const { router, user } = await renderRoute('/pages/blog/list');
  const categories = within(await screen.findByRole('navigation', { name: 'Categories' }));

  await user.click(categories.getByRole('link', { name: /^Food\s*2 posts/ }));

  await waitFor(async () => expect(await findHeadings()).toHaveLength(2));
  expect(router.state.location.search).toBe('?tag=FOOD');
});

test('drafts are shown after the filter is changed', { tags: ['nightly'] }, async () => {
  const { execute, user } = await renderRoute('/pages/blog/list');
  await execute('updatePost', { post: { id: 7, status: 'DRAFT' } });

  await user.click(await screen.findByRole('button', { name: 'Show: Published' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Drafts' }));

  await waitFor(async () => expect(await findTitles()).toEqual(['Plants that survive August']));
  expect(screen.getByText('Draft')).toBeVisible();
});

test('a search without results shows a message and can be cleared', async () => {
  const { user } = await renderRoute('/pages/blog/list?q=zebra');

  await user.click(await screen.findByRole('button', { name: 'Clear search and category' }));

  await waitFor(async () => expect(await findHeadings()).toHaveLength(6));
});
