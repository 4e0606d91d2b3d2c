import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { signOut } from '../../session/session.ts';
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

const fail = () => {
  throw new DOMException('The storage is not available.', 'SecurityError');
};

test.each([
  ['is blocked', new Proxy({}, { get: fail, ownKeys: fail })],
  ['is full', { getItem: () => null, setItem: fail, removeItem() {} }],
])('a viewer can sign in and out if the storage %s', async (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  try {
    const { router, user } = await renderRoute('/login', { account: null });

    await user.click(await screen.findByRole('button', { name: 'Fill in client@demo.com' }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Common' })).toBeVisible();

    act(() => signOut());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  } finally {
    // Other hooks use the storage before Vitest restores it.
    vi.unstubAllGlobals();
  }
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
