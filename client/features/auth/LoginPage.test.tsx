import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { createTestServices, renderRoute } from '../../testing/renderRoute.tsx';

test('shows an error at the field of a wrong password', async () => {
  const { router, user } = await renderRoute('/login', { account: null });

  await user.type(await screen.findByLabelText('Email'), 'admin@demo.com');
  await user.type(screen.getByLabelText('Password'), 'wrong{enter}');

  expect(await screen.findByText('Email or Password is Invalid')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Email or Password is Invalid',
  );
  expect(router.state.location.pathname).toBe('/login');
});

test('a client can open the home page of clients, and no page that requires a permission', async () => {
  const { router, user } = await renderRoute('/login', { account: null });

  await user.click(await screen.findByRole('button', { name: 'Fill in client@demo.com' }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const heading = await screen.findByRole('heading', { name: 'Common' });
  expect(router.state.location.pathname).toBe('/access-control');
  expect(heading).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Analytics' })).toBeNull();

  await router.navigate('/apps/todo');
  expect(router.state.location.pathname).toBe('/misc/not-authorized');
  await user.click(await screen.findByRole('link', { name: 'Back to home' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/access-control'));
});

test('shows only an alert after too many attempts', async () => {
  let attempts = 0;
  const limitRate = async () => {
    attempts += 1;
    if (attempts === 1) return;
    throw new GraphQLError('Too many attempts.', { extensions: { code: 'RATE_LIMITED' } });
  };
  const { user } = await renderRoute('/login', {
    account: null,
    services: { ...createTestServices(), limitRate },
  });
  await user.type(await screen.findByLabelText('Email'), 'admin@demo.com');
  await user.type(screen.getByLabelText('Password'), 'wrong{enter}');
  expect(await screen.findByText('Email or Password is Invalid')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many attempts. Wait a minute, then try again.',
  );
  expect(screen.queryByText('Email or Password is Invalid')).toBeNull();
});
