import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

test.each([
  ['/pages/blog/detail', 'Planning a floor around daylight'],
  ['/pages/blog/detail/6', 'Sharing desks without losing your mug'],
])('%s shows a post', async (path, title) => {
  await renderRoute(path);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

test.each(['/pages/blog/detail/99', '/pages/blog/detail/soup', '/pages/blog/edit/99'])(
  '%s shows the not-found page',
  { tags: ['nightly'] },
  async (path) => {
    await renderRoute(path);

    expect(await screen.findByText('Page not found')).toBeVisible();
  },
);

test('likes and bookmarks are counted and stored', async () => {
  const { collections, user } = await renderRoute('/pages/blog/detail/6');
  const like = await screen.findByRole('button', { name: /^Like/ });
  const { likeCount } = collections.blog.find(6);

  await user.click(like);
  expect(like).toHaveTextContent(String(likeCount + 1));
  await user.click(screen.getByRole('button', { name: /^Save for later/ }));

  await waitFor(() => expect(collections.blog.isBookmarked(6, 1)).toBe(true));
  expect(collections.blog.isLiked(6, 1)).toBe(true);
});

test('an invalid comment shows errors at its fields', async () => {
  const { user } = await renderRoute('/pages/blog/detail/5');
  const email = await screen.findByRole('textbox', { name: /^Email/ });
  await user.clear(screen.getByRole('textbox', { name: /^Name/ }));
  await user.clear(email);
  await user.type(email, 'ines');

  await user.click(screen.getByRole('button', { name: 'Post comment' }));

  expect(await screen.findByText('Enter your name.')).toBeVisible();
  expect(email).toHaveAccessibleDescription(/Enter an email address/);
  expect(screen.getByText('Write a comment of at most 2,000 characters.')).toBeVisible();
});

test('posts a comment and stores the name if the viewer selects this option', async () => {
  const { collections, user } = await renderRoute('/pages/blog/detail/5');
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Ines Okafor');
  await user.type(screen.getByRole('textbox', { name: /^Comment/ }), 'On a dry day, then.');
  await user.click(screen.getByRole('checkbox', { name: /Remember me/ }));

  await user.click(screen.getByRole('button', { name: 'Post comment' }));

  expect(await screen.findByText('On a dry day, then.', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '2 comments' })).toBeVisible();
  expect(collections.blog.listComments(5).at(-1)?.fullName).toBe('Ines Okafor');
  expect(localStorage.getItem('frontdesk.blog.commenter')).toContain('Ines Okafor');
});

test('a reply is shown below its comment', { tags: ['nightly'] }, async () => {
  const { collections, user } = await renderRoute('/pages/blog/detail/2');

  await user.click(await screen.findByRole('button', { name: 'Reply to Alfie Braithwaite' }));
  await user.type(await screen.findByRole('textbox', { name: /^Reply/ }), 'Until Monday.');
  await user.click(screen.getByRole('button', { name: 'Post reply' }));

  expect(await screen.findByText('Until Monday.', { selector: 'p' })).toBeVisible();
  expect(collections.blog.listComments(2).at(-1)?.replyTo).toBe(2);
});

test('a deleted comment can be restored', { tags: ['nightly'] }, async () => {
  const { collections, user } = await renderRoute('/pages/blog/detail/5');
  const queryComment = () => screen.queryByRole('article', { name: 'Comment by Tobias Finch' });
  await screen.findByRole('article', { name: 'Comment by Tobias Finch' });

  await user.click(screen.getByRole('button', { name: 'Delete the comment by Tobias Finch' }));
  await waitFor(() => expect(queryComment()).toBeNull());

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(queryComment()).toBeVisible());
  expect(collections.blog.find(5).commentCount).toBe(1);
});

test('deleting a post opens the list, and undo restores the post', async () => {
  const { collections, router, user } = await renderRoute('/pages/blog/detail/7');

  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/pages/blog/list'));
  expect(() => collections.blog.find(7)).toThrow();

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(collections.blog.find(7).title).toBe('Plants that survive August'));
});
