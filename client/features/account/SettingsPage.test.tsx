import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const settingsPath = '/pages/account-settings';
const findPanel = () => screen.findByRole('tabpanel');
const viewer = { id: 1, username: '', fullName: '', email: '' };

test('saving the name updates the navbar, and a reset restores the saved values', async () => {
  const { user } = await renderRoute(settingsPath);
  const form = within(await findPanel());
  const name = form.getByRole('textbox', { name: 'Name' });

  await user.clear(name);
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(name).toHaveAccessibleDescription(/Fill in this field/);
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

test('a taken username shows an error at its field', { tags: ['nightly'] }, async () => {
  const { user } = await renderRoute(settingsPath);
  const form = within(await findPanel());
  const name = form.getByRole('textbox', { name: 'Username' });

  await user.clear(name);
  await user.type(name, 'janedoe{enter}');

  await waitFor(() => expect(name).toHaveAccessibleDescription(/already in use/));
  expect(
    screen.getByRole('button', { name: 'Account of Ines Okafor, Administrator' }),
  ).toBeVisible();
});

test('the address of the former tab opens the tab "Security"', async () => {
  await renderRoute(`${settingsPath}?tab=password`);

  expect(await screen.findByRole('tab', { name: 'Security', selected: true })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Password' })).toBeVisible();
});

test('the fields explain what they are for', async () => {
  await renderRoute(`${settingsPath}?tab=information`);

  const form = within(await findPanel());
  expect(form.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
    /^With country code, for example/,
  );
  expect(form.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription(
    'Where you live and work',
  );
});

test('the password can be changed with the old password', async () => {
  const { execute, user } = await renderRoute(`${settingsPath}?tab=security`);
  const form = within(await findPanel());
  const oldPassword = form.getByLabelText(/^Current password/);

  await user.type(oldPassword, 'wrong');
  await user.type(form.getByLabelText(/^New password/), 'Six cups of tea');
  await user.type(form.getByLabelText(/^Confirm new password/), 'Six cups of te');
  await user.click(form.getByRole('button', { name: 'Change password' }));
  expect(await form.findByText('The passwords do not match.')).toBeVisible();

  await user.type(form.getByLabelText(/^Confirm new password/), 'a{enter}');
  expect(await form.findByText('This is not your current password.')).toBeVisible();
  expect(oldPassword).toHaveFocus();

  await user.clear(oldPassword);
  await user.type(oldPassword, 'admin{enter}');
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(oldPassword).toHaveValue('');
  const credentials = { email: 'admin@demo.com', password: 'Six cups of tea' };
  expect(await execute('login', credentials)).toMatchObject({
    userData: { fullName: 'Ines Okafor' },
  });
});

test('personal information is validated and saved', { tags: ['nightly'] }, async () => {
  const { collections, user } = await renderRoute(`${settingsPath}?tab=information`);
  const form = within(await findPanel());
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
    expect(collections.account.getSettings(viewer).info).toMatchObject({
      phone: 351_213_555_010,
      bio: 'Keeps the keys.',
      website: '',
    }),
  );
});

test('a social network account can be connected, disconnected and restored', async () => {
  const { collections, user } = await renderRoute(`${settingsPath}?tab=social`);
  const form = within(await findPanel());
  const getGitHubId = () => collections.account.getSettings(viewer).social.connections.github.id;

  await user.click(form.getByRole('button', { name: 'Connect GitHub' }));
  await user.type(form.getByRole('textbox', { name: 'Username on GitHub' }), 'two words{enter}');
  expect(form.getByText(/without spaces/)).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: 'Username on GitHub' }));
  await user.type(form.getByRole('textbox', { name: 'Username on GitHub' }), '@jdoe{enter}');

  const disconnect = await form.findByRole('button', { name: 'Disconnect GitHub' });
  expect(form.getByText('@jdoe')).toBeVisible();
  expect(getGitHubId()).toBe('jdoe');
  await user.click(disconnect);
  await waitFor(() => expect(getGitHubId()).toBeUndefined());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(getGitHubId()).toBe('jdoe'));
});

test('a switch is saved immediately', async () => {
  const { collections, user } = await renderRoute(`${settingsPath}?tab=notifications`);

  const form = within(await findPanel());
  await user.click(form.getByRole('switch', { name: 'Someone follows me Email' }));
  await user.click(form.getByRole('switch', { name: 'Someone follows me In app' }));

  expect(screen.getByRole('switch', { name: 'Someone follows me Email' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Someone follows me In app' })).not.toBeChecked();
  await waitFor(() =>
    expect(collections.account.getSettings(viewer)).toMatchObject({
      notification: { followMe: true, blogDigest: false },
      inAppNotification: { followMe: false },
    }),
  );
});

test('unsaved text is kept while another tab is open, and leaving requires confirmation', {
  tags: ['nightly'],
}, async () => {
  const { router, user } = await renderRoute(`${settingsPath}?tab=social`);
  await user.type(within(await findPanel()).getByRole('textbox', { name: 'Quora' }), 'https://');

  await user.click(screen.getByRole('tab', { name: 'General' }));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('tab', { name: /^Social/ })).toHaveAccessibleName(/Unsaved changes/);
  void router.navigate('/apps/todo');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe(settingsPath);
});

test('lists the devices of the account, and signs out one or all others', async () => {
  const { collections, execute, router, user } = await renderRoute('/apps/todo/deleted');
  for (const password of ['admin', 'admin', 'admin']) {
    await execute('login', { email: 'admin@demo.com', password });
  }
  await router.navigate(`${settingsPath}?tab=security`);
  const devices = within(await screen.findByRole('region', { name: 'Devices' }));
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(4));
  expect(devices.getAllByText('This device')).toHaveLength(1);

  const [first] = devices.getAllByRole('button', { name: 'Sign out: Unknown device' });
  await user.click(first as HTMLElement);
  expect(await screen.findByText('1 device signed out')).toBeVisible();
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(3));

  await user.click(devices.getByRole('button', { name: 'Sign out all other devices' }));
  expect(await screen.findByText('2 devices signed out')).toBeVisible();
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
  expect(collections.auth.listSessions({ id: 1, address: '' })).toHaveLength(1);
});

test('a token is created, shown once and revoked', async () => {
  const { collections, router, user } = await renderRoute(`${settingsPath}?tab=security`);
  const tokens = within(await screen.findByRole('region', { name: 'Personal access tokens' }));
  expect(await tokens.findByText('No tokens yet. Create your first token.')).toBeVisible();

  await user.click(tokens.getByRole('button', { name: 'Create token' }));
  const form = within(await screen.findByRole('dialog', { name: 'New token' }));
  await user.type(await form.findByRole('textbox', { name: 'Name' }), 'Nightly export');
  await user.click(form.getByRole('combobox', { name: 'Expiration' }));
  await user.click(await screen.findByRole('option', { name: 'Never' }));
  await user.click(form.getByRole('button', { name: 'Create token' }));

  const field = await tokens.findByRole<HTMLInputElement>('textbox', { name: 'Token' });
  const { value } = field;
  const row = within(await tokens.findByRole('listitem'));
  expect(row.getByText('Never expires')).toBeVisible();
  expect(row.getByText(`…${value.slice(-4)}`)).toBeVisible();
  const { personalTokens } = collections.auth;
  expect(personalTokens.find(value, new Date())).toMatchObject({
    owner: 1,
    name: 'Nightly export',
  });

  await user.click(tokens.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(value);
  await router.navigate('/apps/todo');
  await waitFor(() => expect(screen.queryByRole('tabpanel')).toBeNull());
  await router.navigate(`${settingsPath}?tab=security`);
  const listed = within(await screen.findByRole('region', { name: 'Personal access tokens' }));
  await user.click(await listed.findByRole('button', { name: 'Revoke: Nightly export' }));
  expect(listed.queryByRole('textbox')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Revoke token' }));

  expect(await screen.findByText('Token “Nightly export” revoked')).toBeVisible();
  await waitFor(() => expect(listed.queryByRole('listitem')).toBeNull());
  expect(personalTokens.find(value, new Date())).toBeUndefined();
});

test('the data of the account are saved as a file', async () => {
  const createObjectURL = vi.fn((_: Blob) => 'blob:1');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }));
  const { execute, user } = await renderRoute(settingsPath);
  const assignee = { fullName: 'Ines Okafor', avatar: '' };
  await execute('updateTask', { task: { id: 3, assignee } });

  await user.click(await screen.findByRole('button', { name: 'Export data' }));
  expect(await screen.findByText('johndoe.json downloaded')).toBeVisible();

  const [[blob]] = createObjectURL.mock.calls as [[Blob]];
  const content = JSON.parse(await blob.text());
  expect(content).toMatchObject({
    account: { username: 'johndoe', email: 'admin@demo.com' },
    settings: { general: { company: 'Marlow & Finch Lisbon' } },
  });
  expect(content.tasks).toMatchObject([{ id: 3, assignee: { fullName: 'Ines Okafor' } }]);
  // remove-feature email
  expect(content.emails.length).toBeGreaterThan(30);
  // end email
  // remove-feature ecommerce
  expect(content.orders.length).toBeGreaterThan(0);
  // end ecommerce
  expect(JSON.stringify(content)).not.toContain('__typename');
});

test('the account is deleted after a confirmation, except for the last administrator', async () => {
  const { collections, execute, router, user } = await renderRoute(settingsPath);
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const form = within(await screen.findByRole('dialog', { name: 'Delete account' }));
  const name = await form.findByRole('textbox', { name: /^Enter “johndoe” to confirm/ });
  const submit = form.getByRole('button', { name: 'Delete account' });

  await user.type(name, 'johndo');
  await user.type(form.getByLabelText(/^Current password/), 'admin');
  await user.click(submit);
  expect(name).toHaveAccessibleDescription('Enter your username exactly as shown.');
  await user.type(name, 'e');
  await user.click(submit);
  expect(await form.findByText(/^You are the last administrator/)).toBeVisible();

  await execute('registerUser', { username: 'rui', email: 'rui@firm.example', password: 'tea' });
  await user.type(name, ' ');
  await user.click(submit);

  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(await screen.findByText('Account deleted')).toBeVisible();
  expect(collections.auth.getAccount(1)).toBeUndefined();
});
