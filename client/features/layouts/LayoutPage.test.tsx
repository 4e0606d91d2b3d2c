import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const menu = () => screen.queryByRole('navigation', { name: 'Main menu' });

test.each([
  ['/page-layout/collapse-menu', 'Collapsed menu', "handle: { menu: 'collapsed' }"],
  ['/page-layout/layout-boxed', 'Boxed content', "handle: { content: 'boxed' }"],
])('%s keeps the menu, names its setting and shows a dashboard', async (path, title, setting) => {
  await renderRoute(path);

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(menu()).toBeInTheDocument();
  expect(screen.getByText(setting)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Statistics' })).toBeVisible();
});

test('the layout without a menu hides it, and the next screen shows it again', async () => {
  const { router } = await renderRoute('/page-layout/without-menu');

  expect(menu()).toBeNull();

  await router.navigate('/page-layout/layout-empty');
  expect(await screen.findByRole('heading', { level: 1, name: 'Empty page' })).toBeVisible();
  expect(menu()).toBeInTheDocument();
  expect(within(screen.getByRole('main')).queryByRole('heading', { level: 2 })).toBeNull();
});

test('the blank layout shows only the screen, with a link back', async () => {
  const { router, user } = await renderRoute('/page-layout/layout-blank');

  expect(menu()).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back to home page' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/ecommerce'));
});
