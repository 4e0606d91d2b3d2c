import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findPost = (name: string) => screen.findByRole('article', { name: `Post by ${name}` });

test('likes and comments of a post are stored', { tags: ['nightly'] }, async () => {
  const { collections, user } = await renderRoute('/pages/profile');
  const post = within(await findPost('Tobias Finch'));

  await user.click(post.getByRole('button', { name: 'Like the post by Tobias Finch, 38' }));
  expect(post.getByRole('button', { name: /^Like the post/, pressed: true })).toHaveTextContent(
    '39',
  );
  await user.type(post.getByRole('textbox'), 'Sturdy.');
  await user.click(post.getByRole('button', { name: 'Post comment' }));

  await post.findByText('Sturdy.');
  expect(post.getByRole('textbox')).toHaveValue('');
  const getStoredPost = () =>
    collections.profile.posts.list(collections.auth.getViewerOrFirst(null), 1, 1).posts[0];
  await waitFor(() => expect(getStoredPost()).toMatchObject({ youLiked: true, likes: 39 }));
  expect(getStoredPost()?.detailedComments.at(-1)?.comment).toBe('Sturdy.');
});

test('a vote can be changed', { tags: ['nightly'] }, async () => {
  const { user } = await renderRoute('/pages/profile');
  const soup = await screen.findByRole('radio', { name: 'Soup on Thursdays' });

  await user.click(soup);
  expect(await screen.findByText('82%')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Pancakes on Thursdays' }));

  expect(await screen.findByText('20%')).toBeVisible();
  expect(soup).not.toBeChecked();
});

test.each([
  ['a second click', 'radio', 'Soup on Thursdays'],
  ['the button', 'button', 'Remove my vote'],
])('a vote is removed by %s', { tags: ['nightly'] }, async (_, role, name) => {
  const { user } = await renderRoute('/pages/profile');
  const soup = await screen.findByRole('radio', { name: 'Soup on Thursdays' });
  await user.click(soup);
  await screen.findByRole('button', { name: 'Remove my vote' });
  await waitFor(() => expect(soup).toBeChecked());

  await user.click(screen.getByRole(role, { name }));

  await waitFor(() => expect(soup).not.toBeChecked());
  expect(screen.queryByRole('button', { name: 'Remove my vote' })).toBeNull();
});

test('the viewer can write, delete and restore a post', async () => {
  const { user } = await renderRoute('/pages/profile');
  await findPost('Tobias Finch');
  expect(screen.queryByRole('button', { name: 'Delete post' })).toBeNull();
  const form = within(screen.getByRole('form', { name: 'New post' }));
  expect(form.getByRole('button', { name: 'Post' })).toBeDisabled();

  await user.type(form.getByRole('textbox'), 'The bell rings.');
  await user.click(form.getByRole('button', { name: 'Post' }));
  const post = await findPost('Ines Okafor');
  expect(screen.getAllByRole('article')[0]).toBe(post);
  expect(within(post).getByText('The bell rings.')).toBeVisible();
  await waitFor(() => expect(form.getByRole('textbox')).toHaveValue(''));

  await user.click(within(post).getByRole('button', { name: 'Delete post' }));
  await waitFor(() => expect(screen.queryByText('The bell rings.')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The bell rings.')).toBeVisible();
});

test('refuses a file that is not a picture', async () => {
  await renderRoute('/pages/profile');
  await findPost('Tobias Finch');
  const form = screen.getByRole('form', { name: 'New post' });
  const files = [new File(['x'], 'notes.txt', { type: 'text/plain' })];

  fireEvent.change(form.querySelector('input[type=file]') as Element, { target: { files } });

  expect(await within(form).findByRole('alert')).toHaveTextContent(/^Choose a PNG/);
});

test('loads more posts, and removes the button after the last post', {
  tags: ['nightly'],
}, async () => {
  const { router, user } = await renderRoute('/pages/profile?posts=6');
  await findPost('Harriet Marlow');
  expect(screen.getAllByRole('article')).toHaveLength(6);

  await user.click(screen.getByRole('button', { name: 'Load more' }));

  await findPost('Priya Raman');
  expect(router.state.location.search).toBe('?posts=9');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('followed people are shown as friends', { tags: ['nightly'] }, async () => {
  const { user } = await renderRoute('/pages/profile');

  await user.click(await screen.findByRole('button', { name: 'Follow Zainab Yusuf' }));
  await screen.findByRole('button', { name: 'Unfollow Zainab Yusuf' });
  await user.click(screen.getByRole('tab', { name: 'Friends' }));

  const friends = within(await screen.findByRole('tabpanel', { name: 'Friends' }));
  await user.click(await friends.findByRole('button', { name: 'Unfollow Zainab Yusuf' }));
  expect(await friends.findByRole('button', { name: 'Follow Zainab Yusuf' })).toBeVisible();
});

test('a photo opens in full size, and a button shows the next photo', async () => {
  const { user } = await renderRoute('/pages/profile?tab=photos');

  await user.click(await screen.findByRole('button', { name: 'Open “Where the oak grows”' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('img', { name: 'Where the oak grows' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByRole('img', { name: 'The hills of Lisbon' })).toBeVisible();
});
