import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const settings = '/pages/account-settings';
// The modules of a screen are compiled with its first test.
const panel = () => screen.findByRole('tabpanel', {}, { timeout: 15_000 });
const first = { id: 1, username: '', fullName: '', email: '' };

test('saving the name updates the navbar, and a reset restores the saved values', async () => {
  const { user } = await renderRoute(settings);
  const form = within(await panel());
  const name = form.getByRole('textbox', { name: 'Name' });

  await user.clear(name);
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(name).toHaveAccessibleDescription('Fill in this field.');
  expect(name).toHaveFocus();

  await user.type(name, 'Joan Doe ');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(
    await screen.findByRole('button', { name: 'Account of Joan Doe, Administrator' }),
  ).toBeVisible();
  await waitFor(() => expect(form.getByRole('button', { name: 'Reset' })).toBeDisabled());

  await user.type(name, 'Smith');
  await user.click(form.getByRole('button', { name: 'Reset' }));
  expect(name).toHaveValue('Joan Doe');
});

test('a taken username shows an error at its field', async () => {
  const { user } = await renderRoute(settings);
  const form = within(await panel());
  const name = form.getByRole('textbox', { name: 'Username' });

  await user.clear(name);
  await user.type(name, 'janedoe{enter}');

  await waitFor(() => expect(name).toHaveAccessibleDescription(/already in use/));
  expect(
    screen.getByRole('button', { name: 'Account of Ines Okafor, Administrator' }),
  ).toBeVisible();
});

test('the password can be changed with the old password', async () => {
  const { execute, user } = await renderRoute(`${settings}?tab=password`);
  const form = within(await panel());
  const old = form.getByLabelText(/^Current password/);

  await user.type(old, 'wrong');
  await user.type(form.getByLabelText(/^New password/), 'Six cups of tea');
  await user.type(form.getByLabelText(/^Confirm new password/), 'Six cups of te');
  await user.click(form.getByRole('button', { name: 'Change password' }));
  expect(await form.findByText('The passwords do not match.')).toBeVisible();

  await user.type(form.getByLabelText(/^Confirm new password/), 'a{enter}');
  expect(await form.findByText('This is not your current password.')).toBeVisible();
  expect(old).toHaveFocus();

  await user.clear(old);
  await user.type(old, 'admin{enter}');
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(old).toHaveValue('');
  const again = { email: 'admin@demo.com', password: 'Six cups of tea' };
  expect(await execute('login', again)).toMatchObject({ userData: { fullName: 'Ines Okafor' } });
});

test('personal information is validated and saved', async () => {
  const { collections, user } = await renderRoute(`${settings}?tab=information`);
  const form = within(await panel());
  const phone = form.getByRole('textbox', { name: 'Phone' });

  await user.type(form.getByRole('textbox', { name: 'Website' }), 'javascript:alert(1)');
  await user.clear(phone);
  await user.type(phone, 'call me');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(form.getByText(/^Enter a web address/)).toBeVisible();
  expect(phone).toHaveAccessibleDescription(/country code/);

  await user.clear(phone);
  await user.type(phone, '+351 213 555 010');
  await user.clear(form.getByRole('textbox', { name: 'Website' }));
  await user.type(form.getByRole('textbox', { name: 'About you' }), 'Keeps the keys.');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(collections.account.read(first).info).toMatchObject({
      phone: 351_213_555_010,
      bio: 'Keeps the keys.',
      website: '',
    }),
  );
});

test('a social network account can be connected, disconnected and restored', async () => {
  const { collections, user } = await renderRoute(`${settings}?tab=social`);
  const form = within(await panel());
  const github = () => collections.account.read(first).social.connections.github.id;

  await user.click(form.getByRole('button', { name: 'Connect GitHub' }));
  await user.type(form.getByRole('textbox', { name: 'Username on GitHub' }), 'two words{enter}');
  expect(form.getByText(/without spaces/)).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: 'Username on GitHub' }));
  await user.type(form.getByRole('textbox', { name: 'Username on GitHub' }), '@jdoe{enter}');

  const disconnect = await form.findByRole('button', { name: 'Disconnect GitHub' });
  expect(form.getByText('@jdoe')).toBeVisible();
  expect(github()).toBe('jdoe');
  await user.click(disconnect);
  await waitFor(() => expect(github()).toBeUndefined());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(github()).toBe('jdoe'));
});

test('a switch is saved immediately', async () => {
  const { collections, user } = await renderRoute(`${settings}?tab=notifications`);

  const form = within(await panel());
  await user.click(form.getByRole('switch', { name: 'Someone follows me' }));

  expect(screen.getByRole('switch', { name: 'Someone follows me' })).toBeChecked();
  await waitFor(() => expect(collections.account.read(first).notification.followMe).toBe(true));
});

test('entered text is kept in its tab, and leaving requires confirmation', async () => {
  const { router, user } = await renderRoute(`${settings}?tab=social`);
  await user.type(within(await panel()).getByRole('textbox', { name: 'Quora' }), 'https://');

  await user.click(screen.getByRole('tab', { name: 'General' }));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('tab', { name: /^Social/ })).toHaveAccessibleName(/Unsaved changes/);
  void router.navigate('/apps/todo');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe(settings);
});
