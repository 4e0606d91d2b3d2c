import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../testing/renderRoute.tsx';

test('says that the bookmarks could not be loaded, and loads them again', async () => {
  const { client, collections, user } = await renderRoute('/access-control');
  vi.spyOn(collections.search, 'listBookmarks').mockImplementationOnce(() => {
    throw new Error('The bookmarks cannot be read.');
  });
  await client.refetchQueries({ include: ['Navbar'] }).catch(() => undefined);

  const retryButton = await screen.findByRole('button', { name: /^Part of the navigation bar/ });
  await user.click(retryButton);

  await waitFor(() => expect(retryButton).not.toBeInTheDocument());
  expect(screen.getByRole('navigation', { name: 'Bookmarks' })).toBeInTheDocument();
});
