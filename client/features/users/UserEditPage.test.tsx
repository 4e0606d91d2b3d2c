import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) });
/** The visible tab panel. The others are hidden. */
function panel(): HTMLElement {
  const panels = [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
  const shown = panels.find(({ style }) => style.display !== 'none');
  if (!shown) throw new Error('There is no panel');
  return shown;
}

const field = (name: string) => within(panel()).getByLabelText(new RegExp(`^${name}`));
const act = (name: string) => within(panel()).getByRole('button', { name });

test.each([
  ['/apps/user/view', '/apps/user/view/1'],
  ['/apps/user/edit', '/apps/user/edit/1'],
])('%s redirects to %s', async (bare, full) => {
  const { router } = await renderRoute(bare);

  expect(await screen.findByRole('heading', { level: 1, name: 'Ines Okafor' })).toBeVisible();
  expect(router.state.location.pathname).toBe(full);
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

test('a new role sets its default permissions on the screen and the server', async () => {
  const { collections, user } = await renderRoute('/apps/user/edit/2');
  const box = (name: string) => within(panel()).getByLabelText(name);
  await tab('Account');
  expect(box('Admin: Write')).toBeChecked();

  await user.selectOptions(field('Role'), 'Subscriber');
  expect(box('Admin: Read')).not.toBeChecked();
  await user.click(box('Staff: Delete'));
  expect(box('Staff: Read')).toBeChecked();
  await user.click(act('Save changes'));

  expect(await screen.findByText('Changes saved')).toBeVisible();
  expect(collections.users.get(2)?.role).toBe('SUBSCRIBER');
  expect(collections.users.get(2)?.permissions?.[1]).toMatchObject({
    module: 'STAFF',
    canRead: true,
    canDelete: true,
    canWrite: false,
  });

  await user.click(act('Reset to the role Subscriber'));
  await user.click(act('Save changes'));
  await waitFor(() => expect(collections.users.get(2)?.permissions).toBeUndefined());
});

test('an incomplete address shows errors, and a reset restores the saved values', async () => {
  const { collections, user } = await renderRoute('/apps/user/edit/2?tab=information');
  await tab('Information');

  await user.clear(field('Address line 1'));
  await user.click(field('Website'));
  await user.paste('javascript:alert(1)');
  await user.click(act('Save changes'));
  expect(await screen.findByText('Fill in this field.')).toBeVisible();
  expect(screen.getByText(/Enter a web address/)).toBeVisible();
  await waitFor(() => expect(field('Website')).toHaveFocus());

  await user.click(field('Address line 1'));
  await user.paste('12 Tram Lane');
  await user.clear(field('Website'));
  await user.click(field('Female'));
  await user.click(field('Phone'));
  await user.click(act('Save changes'));
  await waitFor(() =>
    expect(collections.users.get(2)?.details).toMatchObject({
      address: { line1: '12 Tram Lane' },
      gender: 'FEMALE',
      contactOptions: ['EMAIL', 'PHONE'],
    }),
  );

  await waitFor(() => expect(act('Reset')).toBeDisabled());
  await user.click(field('Mobile'));
  await user.paste('555');
  await user.click(act('Reset'));
  expect(field('Mobile')).toHaveValue('');
  expect(field('Address line 1')).toHaveValue('12 Tram Lane');
});

test('entered text is kept in its tab, and leaving requires confirmation', async () => {
  const { router, user } = await renderRoute('/apps/user/edit/2?tab=social');
  await tab('Social');
  await user.click(field('GitHub'));
  await user.paste('harriet');

  await user.click(await tab('Account'));
  await screen.findByRole('tab', { name: /^Account/, selected: true });
  expect(router.state.location.search).toBe('');
  expect(await tab('Social')).toHaveAccessibleName(/Unsaved changes/);
  await user.click(screen.getByText('View'));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));

  await user.click(await tab('Social'));
  await screen.findByRole('tab', { name: /^Social/, selected: true });
  expect(field('GitHub')).toHaveValue('harriet');
  await user.click(act('Save changes'));
  await screen.findByText('Changes saved');
  await user.click(screen.getByText('View'));
  expect(await screen.findByText('harriet')).toBeVisible();
});

test('changing the plan shows a message and can be undone', async () => {
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
  const own = collections.invoices.all().filter(({ salespersonId }) => salespersonId === 1);

  const table = await screen.findByRole('table', { name: 'Invoices' });
  const shown = [...table.querySelectorAll('tbody th')].map(({ textContent }) =>
    Number(textContent?.replace(/\D/g, '')),
  );
  expect(shown.length).toBe(Math.min(10, own.length));
  expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
});
