import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const slow = { timeout: 15_000 };
const postOf = (name: string) => screen.findByRole('article', { name: `Post by ${name}` }, slow);

test('a post is liked once, commented on, and both are kept', async () => {
  const { collections, user } = await renderRoute('/pages/profile');
  const post = within(await postOf('Tobias Finch'));

  await user.click(post.getByRole('button', { name: 'Like the post by Tobias Finch' }));
  expect(post.getByRole('button', { name: /^Like the post/, pressed: true })).toHaveTextContent(
    '39',
  );
  await user.type(post.getByRole('textbox'), 'Sturdy.');
  await user.click(post.getByRole('button', { name: 'Post comment' }));

  await post.findByText('Sturdy.');
  expect(post.getByRole('textbox')).toHaveValue('');
  await waitFor(() =>
    expect(collections.profile.posts(1, 1).posts[0]).toMatchObject({ youLiked: true, likes: 39 }),
  );
  expect(collections.profile.posts(1, 1).posts[0]?.detailedComments.at(-1)?.comment).toBe(
    'Sturdy.',
  );
});

test('a vote can be changed', async () => {
  const { user } = await renderRoute('/pages/profile');
  const soup = await screen.findByRole('radio', { name: 'Soup on Thursdays' }, slow);

  await user.click(soup);
  expect(await screen.findByText('82%')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Pancakes on Thursdays' }));

  expect(await screen.findByText('20%')).toBeVisible();
  expect(soup).not.toBeChecked();
});

test('more posts are loaded until there are none', async () => {
  const { router, user } = await renderRoute('/pages/profile?posts=6');
  await postOf('Harriet Marlow');
  expect(screen.getAllByRole('article')).toHaveLength(6);

  await user.click(screen.getByRole('button', { name: 'Load more' }));

  await postOf('Priya Raman');
  expect(router.state.location.search).toBe('?posts=9');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('who is followed stands among the friends', async () => {
  const { user } = await renderRoute('/pages/profile');

  await user.click(await screen.findByRole('button', { name: 'Follow Zainab Yusuf' }, slow));
  await screen.findByRole('button', { name: 'Stop following Zainab Yusuf' });
  await user.click(screen.getByRole('tab', { name: 'Friends' }));

  const friend = await screen.findByRole('button', { name: 'Stop following Zainab Yusuf' });
  await user.click(friend);
  expect(await screen.findByRole('button', { name: 'Follow Zainab Yusuf' })).toBeVisible();
});

test('photos open large, one after the other', async () => {
  const { user } = await renderRoute('/pages/profile?tab=photos');

  await user.click(await screen.findByRole('button', { name: 'Open “Where the oak grows”' }, slow));
  const box = within(await screen.findByRole('dialog', {}, slow));
  expect(box.getByRole('img', { name: 'Where the oak grows' })).toBeVisible();
  await user.click(box.getByRole('button', { name: 'Next' }));
  expect(box.getByRole('img', { name: 'The hills of Lisbon' })).toBeVisible();
});
