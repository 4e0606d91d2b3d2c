import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findTitle = () => screen.findByRole('textbox', { name: /^Title/ });
const getSlug = () => screen.getByRole('textbox', { name: /^Slug/ });
const storageKey = 'frontdesk.form.post.new';

test('the slug is generated from the title until the user edits the slug', {
  tags: ['nightly'],
}, async () => {
  const { user } = await renderRoute('/pages/blog/new');

  await user.type(await findTitle(), 'How we test a chair');
  await waitFor(() => expect(getSlug()).toHaveValue('how-we-test-a-chair-2'));

  await user.clear(getSlug());
  await user.type(getSlug(), 'how-we-test-a-chair');
  expect(await screen.findByText('Another post has this slug.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Use “how-we-test-a-chair-2”' }));
  expect(getSlug()).toHaveValue('how-we-test-a-chair-2');
  await user.type(await findTitle(), ' again');
  expect(await screen.findByText('This slug is available.')).toBeVisible();
  expect(getSlug()).toHaveValue('how-we-test-a-chair-2');
});

test('an empty post shows errors at its fields', async () => {
  const { user } = await renderRoute('/pages/blog/new');
  await findTitle();

  await user.click(screen.getByRole('button', { name: 'Add post' }));

  expect(await screen.findByText(/^Enter a title/)).toBeVisible();
  expect(screen.getByText(/^Enter a text of at most 150,000/)).toBeVisible();
});

test('only changed fields of a post are saved', async () => {
  const { collections, router, user } = await renderRoute('/pages/blog/edit/7');
  const postBefore = collections.blog.find(7);

  await user.type(await findTitle(), ' and September');
  await user.click(screen.getByRole('checkbox', { name: 'Video' }));
  await user.click(screen.getByRole('radio', { name: 'Pending' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/pages/blog/detail/7'));
  expect(collections.blog.find(7)).toMatchObject({
    title: 'Plants that survive August and September',
    slug: postBefore.slug,
    content: postBefore.content,
    tags: ['FASHION', 'VIDEO'],
    status: 'PENDING',
  });
});

test('leaving with unsaved changes requires confirmation and deletes the draft', {
  tags: ['nightly'],
}, async () => {
  const { router, user } = await renderRoute('/pages/blog/new');
  await user.type(await findTitle(), 'Soup');
  await waitFor(() => expect(sessionStorage.getItem(storageKey)).toContain('Soup'));

  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/pages/blog/list'));
  await waitFor(() => expect(sessionStorage.getItem(storageKey)).toBeNull());
});

test('restores unsaved changes after a reload', { tags: ['nightly'] }, async () => {
  const values = {
    title: 'Soup',
    slug: 'soup',
    tags: ['FOOD'],
    content: '<p>Hot</p>',
    excerpt: '',
    status: 'DRAFT',
    image: '/pictures/covers/mill.svg',
  };
  const base = {
    title: '',
    slug: '',
    tags: [],
    content: '',
    excerpt: '',
    status: 'DRAFT',
    image: '',
  };
  sessionStorage.setItem(storageKey, JSON.stringify({ owner: 1, base, values }));
  await renderRoute('/pages/blog/new');

  expect(await findTitle()).toHaveValue('Soup');
  expect(screen.getByRole('checkbox', { name: 'Food' })).toBeChecked();
  expect(getSlug()).toHaveValue('soup');
});

test('a cover image can be chosen from the library', { tags: ['nightly'] }, async () => {
  const { collections, user } = await renderRoute('/pages/blog/edit/7');
  await findTitle();

  await user.click(screen.getByRole('button', { name: 'Choose from the library' }));
  await user.click(await screen.findByRole('button', { name: 'Picture 2' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() =>
    expect(collections.blog.find(7).image).toBe(collections.blog.listCovers()[1]),
  );
});
