import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const slow = { timeout: 15_000 };

test.each(['v1', 'v2'])('links the forms of layout %s to each other', async (layout) => {
  const { router, user } = await renderRoute(`/pages/login-${layout}`);
  const follow = async (name: string) =>
    user.click(await screen.findByRole('link', { name }, slow));

  await follow('Create an account');
  await follow('Sign in instead');
  await follow('Forgot password?');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/pages/forgot-password-${layout}`),
  );
  await follow('Back to sign in');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/pages/login-${layout}`));
});

test('signing in as a client opens a page that a client may see', async () => {
  const { router, user } = await renderRoute('/pages/login-v1');

  await user.click(await screen.findByRole('button', { name: 'Fill in client@demo.com' }, slow));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByRole('heading', { name: 'Common' }, slow)).toBeVisible();
  expect(router.state.location.pathname).toBe('/access-control');
});

test('signing in again opens the home page', async () => {
  const { router, user } = await renderRoute('/pages/login-v2');

  await user.click(await screen.findByRole('button', { name: 'Fill in admin@demo.com' }, slow));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(router.state.location.pathname).not.toBe('/pages/login-v2'));
});

test('a valid reset link sets a new password, and an invalid one does not', async () => {
  const { collections, execute, router, user } = await renderRoute('/pages/reset-password-v1');
  await execute('requestPasswordReset', { email: 'client@demo.com' });
  const [mail] = collections.email.list({ in: ['INBOX'], filedUnder: '', subject: '' });
  const [link = ''] = /\/reset-password\?token=\w+/.exec(mail?.message ?? '') ?? [];
  const field = await screen.findByLabelText('Link from the email', {}, slow);

  await user.type(field, 'made-up');
  await user.type(screen.getByLabelText('New password'), 'Six cups of tea');
  await user.type(screen.getByLabelText('Confirm new password'), 'Six cups of tea{enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/has expired or was already used/));

  await user.clear(field);
  await user.click(field);
  await user.paste(link);
  await user.keyboard('{enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  const again = { email: 'client@demo.com', password: 'Six cups of tea' };
  expect(await execute('login', again)).toMatchObject({ userData: { username: 'janedoe' } });
});
