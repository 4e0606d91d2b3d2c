import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const title = () => screen.findByRole('textbox', { name: /^Title/ });
const slug = () => screen.getByRole('textbox', { name: /^Slug/ });
const draft = 'frontdesk.blog.draft.new';

test('the slug follows the title until it is edited', async () => {
  const { user } = await renderRoute('/pages/blog/new');

  await user.type(await title(), 'How we test a chair');
  await waitFor(() => expect(slug()).toHaveValue('how-we-test-a-chair-2'));

  await user.clear(slug());
  await user.type(slug(), 'how-we-test-a-chair');
  expect(await screen.findByText('Another post has this slug.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Use “how-we-test-a-chair-2”' }));
  expect(slug()).toHaveValue('how-we-test-a-chair-2');
  await user.type(await title(), ' again');
  expect(await screen.findByText('This slug is available.')).toBeVisible();
  expect(slug()).toHaveValue('how-we-test-a-chair-2');
});

test('an empty post shows errors at its fields', async () => {
  const { user } = await renderRoute('/pages/blog/new');
  await title();

  await user.click(screen.getByRole('button', { name: 'Add post' }));

  expect(await screen.findByText(/^Enter a title/)).toBeVisible();
  expect(screen.getByText(/^Enter at most 150,000/)).toBeVisible();
});

test('only changed fields of a post are saved', async () => {
  const { collections, router, user } = await renderRoute('/pages/blog/edit/7');
  const before = collections.blog.find(7);

  await user.type(await title(), ' and September');
  await user.click(screen.getByRole('checkbox', { name: 'Video' }));
  await user.click(screen.getByRole('radio', { name: 'Pending' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/pages/blog/detail/7'));
  expect(collections.blog.find(7)).toMatchObject({
    title: 'Plants that survive August and September',
    slug: before.slug,
    content: before.content,
    tags: ['FASHION', 'VIDEO'],
    status: 'PENDING',
  });
});

test('leaving with changes requires confirmation and discards the stored text', async () => {
  const { router, user } = await renderRoute('/pages/blog/new');
  await user.type(await title(), 'Soup');
  await waitFor(() => expect(localStorage.getItem(draft)).toContain('Soup'));

  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/pages/blog/list'));
  await waitFor(() => expect(localStorage.getItem(draft)).toBeNull());
});

test('unsaved changes are restored', async () => {
  const values = {
    title: 'Soup',
    slug: 'soup',
    tags: ['FOOD'],
    content: '<p>Hot</p>',
    excerpt: '',
    status: 'DRAFT',
    image: '/pictures/covers/mill.svg',
  };
  localStorage.setItem(draft, JSON.stringify({ keptAt: new Date().toISOString(), values }));
  const { user } = await renderRoute('/pages/blog/new');

  await user.click(await screen.findByRole('button', { name: 'Restore draft' }));

  expect(await title()).toHaveValue('Soup');
  expect(screen.getByRole('checkbox', { name: 'Food' })).toBeChecked();
  expect(slug()).toHaveValue('soup');
});

test('a cover image can be chosen from the library', async () => {
  const { collections, user } = await renderRoute('/pages/blog/edit/7');
  await title();

  await user.click(screen.getByRole('button', { name: 'Choose from the library' }));
  await user.click(await screen.findByRole('button', { name: 'Picture 2' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(collections.blog.find(7).image).toBe(collections.blog.covers()[1]));
});
