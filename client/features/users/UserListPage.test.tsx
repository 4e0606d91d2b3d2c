import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findNames = async () => {
  const table = await screen.findByRole('table', { name: 'Users' });
  return [...table.querySelectorAll('tbody th a')].map((link) => link.textContent);
};

test('filters and the search are combined, change the URL, and show the first page', {
  tags: ['nightly'],
}, async () => {
  const { router, user } = await renderRoute('/apps/user/list?page=5');
  expect(await screen.findByText('41–50 of 50')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Filter: Role' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: /^Admin/ }));
  expect(await screen.findByText('11 users')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Filter: Status' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: /^Active/ }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByLabelText('Search users'));
  await user.paste('OKAFOR@marlow');

  await waitFor(async () => expect(await findNames()).toEqual(['Ines Okafor']));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?role=ADMIN&status=ACTIVE&q=OKAFOR%40marlow'),
  );
});

test('a filter lists the number of users of each value, and allows several values', async () => {
  const { router, user } = await renderRoute('/apps/user/list');
  await user.click(await screen.findByRole('button', { name: 'Filter: Role' }));

  const admin = await screen.findByRole('menuitemcheckbox', { name: 'Admin 11' });
  await user.click(admin);
  await user.click(screen.getByRole('menuitemcheckbox', { name: /^Author/ }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: /^Editor/ }));

  const chip = await screen.findByRole('button', {
    name: 'Filter: Role: Admin, Author +1',
    hidden: true,
  });
  expect(chip).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?role=ADMIN%2CAUTHOR%2CEDITOR'));

  await user.click(screen.getByRole('menuitem', { name: 'Clear filter' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('each column can be sorted, including hidden columns', { tags: ['nightly'] }, async () => {
  const { user } = await renderRoute('/apps/user/list');

  await user.click(await screen.findByRole('button', { name: 'Columns and density' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Country' }));
  const table = await screen.findByRole('table', { name: 'Users' });
  const headers = [...table.querySelectorAll('thead th')].slice(1, -1);
  expect(headers.map(({ textContent }) => textContent)).toContain('Country');
  expect(headers.filter((header) => !header.querySelector('button'))).toEqual([]);

  await user.click(within(table).getByText('User'));
  await waitFor(async () => expect((await findNames())[0]).toMatch(/^A/));
});

test('several users can be suspended, and undo restores their previous statuses', {
  tags: ['nightly'],
}, async () => {
  const { collections, user } = await renderRoute('/apps/user/list');
  const getStatuses = () => [1, 3, 5].map((id) => collections.users.get(id)?.status);

  for (const name of ['Ines Okafor', 'Tobias Finch', 'Camille Rousseau']) {
    await user.click(await screen.findByLabelText(`Select ${name}`));
  }
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(getStatuses()).toEqual(['INACTIVE', 'INACTIVE', 'INACTIVE']));
  expect(await screen.findByText('2 users suspended')).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(getStatuses()).toEqual(['ACTIVE', 'PENDING', 'INACTIVE']));
});

test('undo restores a deleted user at the same position', { tags: ['nightly'] }, async () => {
  const { collections, user } = await renderRoute('/apps/user/list');
  const namesBefore = await findNames();

  await user.click(screen.getByLabelText(`Actions for ${namesBefore[1]}`));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(async () => expect(await findNames()).not.toContain(namesBefore[1]));
  await waitFor(() => expect(collections.users.get(2)).toBeUndefined());

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await findNames()).toEqual(namesBefore));
});

test('the form of a new user shows errors at its fields and adds a valid user', async () => {
  const { collections, user } = await renderRoute('/apps/user/list');
  await user.click(await screen.findByRole('button', { name: 'Add user' }));
  const drawer = await screen.findByRole('dialog', { name: 'New user' });
  const getField = (name: string) => within(drawer).getByLabelText(new RegExp(`^${name}`));
  async function fill(name: string, text: string) {
    await user.clear(getField(name));
    await user.click(getField(name));
    await user.paste(text);
  }
  const submit = () => user.click(within(drawer).getByRole('button', { name: 'Add user' }));

  await submit();
  expect(await within(drawer).findAllByText('Fill in this field.')).toHaveLength(6);
  await waitFor(() => expect(getField('Full name')).toHaveFocus());

  await fill('Full name', 'Ada Quist');
  await fill('Username', 'Ines.Okafor');
  await user.tab();
  expect(await within(drawer).findByText(/username is already in use/)).toBeVisible();
  await fill('Email', 'ada');
  await fill('Company', 'Quist Press');
  await fill('Contact', '(213) 555-0190');
  await user.click(within(drawer).getByRole('combobox', { name: /^Country/ }));
  await user.keyboard('Denm');
  await user.click(await screen.findByRole('option', { name: 'Denmark' }));
  await submit();
  expect(await within(drawer).findByText(/Enter an email address/)).toBeVisible();

  await fill('Email', 'ada@quist.example');
  await submit();
  expect(await within(drawer).findByText(/username is already in use/)).toBeVisible();
  expect(collections.users.list()).toHaveLength(50);

  await fill('Username', 'ada.quist');
  await submit();
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  await waitFor(async () => expect((await findNames())[0]).toBe('Ada Quist'));
  expect(collections.users.list()[0]).toMatchObject({
    email: 'ada@quist.example',
    country: 'Denmark',
    role: 'SUBSCRIBER',
    currentPlan: 'BASIC',
    status: 'ACTIVE',
  });
});
