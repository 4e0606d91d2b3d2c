import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

test.each(['v1', 'v2'])('links the forms of layout %s to each other', async (layout) => {
  const { router, user } = await renderRoute(`/pages/login-${layout}`);
  const clickLink = async (name: string) => user.click(await screen.findByRole('link', { name }));

  await clickLink('Create an account');
  await clickLink('Sign in instead');
  await clickLink('Forgot password?');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/pages/forgot-password-${layout}`),
  );
  await clickLink('Back to sign in');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/pages/login-${layout}`));
});

test('signing in as a client opens the home page of clients', async () => {
  const { router, user } = await renderRoute('/pages/login-v1');

  await user.click(await screen.findByRole('button', { name: 'Fill in client@demo.com' }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByRole('heading', { name: 'Common' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/access-control');
});

test('signing in again opens the home page', async () => {
  const { router, user } = await renderRoute('/pages/login-v2');

  await user.click(await screen.findByRole('button', { name: 'Fill in admin@demo.com' }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(router.state.location.pathname).not.toBe('/pages/login-v2'));
});

test('a valid reset link sets a new password, and an invalid one does not', async () => {
  const { collections, execute, router, user } = await renderRoute('/pages/reset-password-v1');
  await execute('requestPasswordReset', { email: 'client@demo.com' });
  const [email] = collections.email.list({ in: ['INBOX'], filedUnder: '', subject: '' });
  const [link = ''] = /\/reset-password\?token=\w+/.exec(email?.message ?? '') ?? [];
  const linkField = await screen.findByLabelText('Link from the email');

  await user.type(linkField, 'made-up');
  await user.type(screen.getByLabelText('New password'), 'Six cups of tea');
  await user.type(screen.getByLabelText('Confirm new password'), 'Six cups of tea{enter}');
  await waitFor(() =>
    expect(linkField).toHaveAccessibleDescription(/has expired or was already used/),
  );

  await user.clear(linkField);
  await user.click(linkField);
  await user.paste(link);
  await user.keyboard('{enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  const credentials = { email: 'client@demo.com', password: 'Six cups of tea' };
  expect(await execute('login', credentials)).toMatchObject({ userData: { username: 'janedoe' } });
});
