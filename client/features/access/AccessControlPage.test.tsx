import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const getRow = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

test('shows the permissions of each role, and the parts of the screen that the role may see', async () => {
  const { router, user } = await renderRoute('/access-control');

  expect(screen.getByText('You are signed in as an administrator.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Analytics' })).toBeVisible();
  expect(getRow('Everything').getAllByRole('img', { name: 'Allowed' })).toHaveLength(2);

  await user.click(screen.getByRole('radio', { name: 'Client' }));

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Analytics' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Common' })).toBeVisible();
  expect(getRow('Everything').getAllByRole('img', { name: 'Not allowed' })).toHaveLength(2);
  expect(getRow('Sign-in').getByRole('img', { name: 'Allowed' })).toBeVisible();
  expect(router.state.location.search).toBe('?role=CLIENT');
});

test('a client sees the permissions of clients first and can select the other role', async () => {
  const { user } = await renderRoute('/access-control', { account: 'client' });

  expect(screen.getByText('You are signed in as a client.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Analytics' })).toBeNull();

  await user.click(screen.getByRole('radio', { name: 'Administrator' }));
  expect(await screen.findByRole('heading', { name: 'Analytics' })).toBeVisible();
});
