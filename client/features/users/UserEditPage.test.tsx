import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findTab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) });

/** Returns the tab panel that is visible. All panels are in the document. */
function getPanel(): HTMLElement {
  const panels = [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
  const visiblePanel = panels.find(({ style }) => style.display !== 'none');
  if (!visiblePanel) throw new Error('No tab panel is visible');
  return visiblePanel;
}

const getField = (name: string) => within(getPanel()).getByLabelText(new RegExp(`^${name}`));
const getButton = (name: string) => within(getPanel()).getByRole('button', { name });

test.each([
  ['/apps/user/view', '/apps/user/view/1'],
  ['/apps/user/edit', '/apps/user/edit/1'],
])('%s redirects to %s', { tags: ['nightly'] }, async (path, redirectedPath) => {
  const { router } = await renderRoute(path);

  expect(await screen.findByRole('heading', { level: 1, name: 'Ines Okafor' })).toBeVisible();
  expect(router.state.location.pathname).toBe(redirectedPath);
});

test.each(['/apps/user/view/99', '/apps/user/edit/99'])(
  '%s shows a message for an unknown user',
  async (path) => {
    const { router, user } = await renderRoute(path);

    expect(await screen.findByText('User not found')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to all users' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/user/list'));
  },
);

test('a new role sets its default permissions, on the screen and on the server', {
  tags: ['nightly'],
}, async () => {
  const { collections, user } = await renderRoute('/apps/user/edit/2');
  const getCheckbox = (name: string) => within(getPanel()).getByLabelText(name);
  await findTab('Account');
  expect(getCheckbox('Admin: Write')).toBeChecked();

  await user.selectOptions(getField('Role'), 'Subscriber');
  expect(getCheckbox('Admin: Read')).not.toBeChecked();
  await user.click(getCheckbox('Staff: Delete'));
  expect(getCheckbox('Staff: Read')).toBeChecked();
  await user.click(getButton('Save changes'));

  expect(await screen.findByText('Changes saved')).toBeVisible();
  expect(collections.users.get(2)?.role).toBe('SUBSCRIBER');
  expect(collections.users.get(2)?.permissions?.[1]).toMatchObject({
    module: 'STAFF',
    canRead: true,
    canDelete: true,
    canWrite: false,
  });

  await user.click(getButton('Reset to the role Subscriber'));
  await user.click(getButton('Save changes'));
  await waitFor(() => expect(collections.users.get(2)?.permissions).toBeUndefined());
});

test('an incomplete address shows errors, and a reset restores the saved values', {
  tags: ['nightly'],
}, async () => {
  const { collections, user } = await renderRoute('/apps/user/edit/2?tab=information');
  await findTab('Information');

  await user.clear(getField('Address line 1'));
  await user.click(getField('Website'));
  await user.paste('javascript:alert(1)');
  await user.click(getButton('Save changes'));
  expect(await screen.findByText('Fill in this field.')).toBeVisible();
  expect(screen.getByText(/Enter a web address/)).toBeVisible();
  await waitFor(() => expect(getField('Website')).toHaveFocus());

  await user.click(getField('Address line 1'));
  await user.paste('12 Tram Lane');
  await user.clear(getField('Website'));
  await user.click(getField('Female'));
  await user.click(getField('Phone'));
  await user.click(getButton('Save changes'));
  await waitFor(() =>
    expect(collections.users.get(2)?.details).toMatchObject({
      address: { line1: '12 Tram Lane' },
      gender: 'FEMALE',
      contactOptions: ['EMAIL', 'PHONE'],
    }),
  );

  await waitFor(() => expect(getButton('Reset')).toBeDisabled());
  await user.click(getField('Mobile'));
  await user.paste('555');
  await user.click(getButton('Reset'));
  expect(getField('Mobile')).toHaveValue('');
  expect(getField('Address line 1')).toHaveValue('12 Tram Lane');
});

test('a tab keeps its unsaved changes, and leaving the screen requires confirmation', async () => {
  const { router, user } = await renderRoute('/apps/user/edit/2?tab=social');
  await findTab('Social');
  await user.click(getField('GitHub'));
  await user.paste('harriet');

  await user.click(await findTab('Account'));
  await screen.findByRole('tab', { name: /^Account/, selected: true });
  expect(router.state.location.search).toBe('');
  expect(await findTab('Social')).toHaveAccessibleName(/Unsaved changes/);
  await user.click(screen.getByText('View'));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));

  await user.click(await findTab('Social'));
  await screen.findByRole('tab', { name: /^Social/, selected: true });
  expect(getField('GitHub')).toHaveValue('harriet');
  await user.click(getButton('Save changes'));
  await screen.findByText('Changes saved');
  await user.click(screen.getByText('View'));
  expect(await screen.findByText('harriet')).toBeVisible();
});

test('changing the plan shows a message and can be undone', { tags: ['nightly'] }, async () => {
  const { collections, user } = await renderRoute('/apps/user/view/2');

  await user.click(await screen.findByRole('button', { name: 'Upgrade plan' }));
  const drawer = await screen.findByRole('dialog', { name: 'Choose a plan' });
  expect(within(drawer).getByRole('radio', { name: /^Company/ })).toBeChecked();
  await user.click(within(drawer).getByRole('button', { name: 'Save plan' }));

  const timeline = screen.getByRole('list', { name: 'Timeline' });
  expect(await within(timeline).findByText('From Team to Company')).toBeVisible();
  expect(collections.users.get(2)?.currentPlan).toBe('COMPANY');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(collections.users.get(2)?.currentPlan).toBe('TEAM'));
});

test('lists only the invoices of the user', async () => {
  const { collections } = await renderRoute('/apps/user/view/1');
  const userInvoices = collections.invoices
    .list()
    .filter(({ salespersonId }) => salespersonId === 1);

  const table = await screen.findByRole('table', { name: 'Invoices' });
  const shownIds = [...table.querySelectorAll('tbody th')].map(({ textContent }) =>
    Number(textContent?.replace(/\D/g, '')),
  );
  expect(shownIds.length).toBe(Math.min(10, userInvoices.length));
  expect(userInvoices.map(({ id }) => id)).toEqual(expect.arrayContaining(shownIds));
});
