import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startPath } from '../../config.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const queryMenu = () => screen.queryByRole('navigation', { name: 'Main menu' });

test.each([
  ['/page-layout/collapse-menu', 'Collapsed menu', "handle: { menu: 'collapsed' }"],
  ['/page-layout/layout-boxed', 'Boxed content', "handle: { content: 'boxed' }"],
])('%s shows the menu and its setting', async (path, title, setting) => {
  await renderRoute(path);

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(queryMenu()).toBeInTheDocument();
  expect(screen.getByText(setting)).toBeVisible();
  // remove-feature dashboards
  expect(await screen.findByRole('region', { name: 'Statistics' })).toBeVisible();
  // end dashboards
});

test('the layout without a menu hides the menu, and the next screen shows the menu again', async () => {
  const { router } = await renderRoute('/page-layout/without-menu');

  expect(queryMenu()).toBeNull();

  await router.navigate('/page-layout/layout-empty');
  expect(await screen.findByRole('heading', { level: 1, name: 'Empty page' })).toBeVisible();
  expect(queryMenu()).toBeInTheDocument();
  expect(within(screen.getByRole('main')).queryByRole('heading', { level: 2 })).toBeNull();
});

test('the blank layout shows only the screen, with a link to the home page', async () => {
  const { router, user } = await renderRoute('/page-layout/layout-blank');

  expect(queryMenu()).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back to home page' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(startPath));
});
