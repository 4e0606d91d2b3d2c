import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findField = () => screen.findByRole('combobox', { name: /^Search records/ });
const findActiveOption = async () => {
  const id = (await findField()).getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id);
};

async function openPalette() {
  const rendered = await renderRoute('/apps/todo');
  await screen.findByRole('heading', { level: 1 });
  await rendered.user.keyboard('{Control>}k{/Control}');
  await findField();
  return rendered;
}

test('a page is found by its menu label, marked, and opened with Enter', async () => {
  const { router, user } = await openPalette();

  await user.keyboard('do');

  const option = await screen.findByRole('option', { name: /To-do/ });
  expect(within(option).getByText('do').tagName).toBe('MARK');
  expect(option).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/apps/todo');
});

test('text that is typed before the field has the focus is kept', async () => {
  await renderRoute('/apps/todo');
  await screen.findByRole('heading', { level: 1 });

  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: '5' });
  fireEvent.keyDown(document.body, { key: '0' });

  expect(await findField()).toHaveValue('50');
});

test('a search without results shows a message', { tags: ['nightly'] }, async () => {
  const { user } = await openPalette();

  await user.keyboard('xyzzy');

  expect(await screen.findByText('No results for “xyzzy”')).toBeVisible();
  expect(screen.queryByRole('option')).toBeNull();
});

test('files and people are loaded from the server', { tags: ['nightly'] }, async () => {
  const { user } = await openPalette();

  await user.keyboard('ro');

  const users = await screen.findByRole('group', { name: 'Users' });
  expect(within(users).getByRole('option', { name: /^Camille Rousseau/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /Autumn delivery routes/ })).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Files' })).getAllByRole('option')).toHaveLength(
    3,
  );
});

test.each(['~', '('])(
  'the query %j followed by Enter does not fail',
  { tags: ['nightly'] },
  async (q) => {
    const { router, user } = await openPalette();

    await user.type(await findField(), q);
    expect(await screen.findByText(`No results for “${q}”`)).toBeVisible();
    await user.keyboard('{Enter}');

    expect(router.state.location.pathname).toBe('/apps/todo');
  },
);

test('a query of spaces shows the same options as an empty query', {
  tags: ['nightly'],
}, async () => {
  const { router, user } = await openPalette();
  const findNames = async () =>
    (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  const before = await findNames();

  await user.type(await findField(), '  ');
  expect(await findNames()).toEqual(before);
  await user.keyboard('{Enter}');

  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/email'));
});

test('arrow keys continue at the other end of the list', { tags: ['nightly'] }, async () => {
  const { user } = await openPalette();
  const options = await screen.findAllByRole('option');

  await user.keyboard('{ArrowUp}');
  expect(await findActiveOption()).toBe(options.at(-1));
  await user.keyboard('{ArrowDown}');
  expect(await findActiveOption()).toBe(options[0]);
});

test('a search is stored after a result was selected, and can be removed', {
  tags: ['nightly'],
}, async () => {
  const { user } = await openPalette();
  await user.keyboard('dark');
  await screen.findByRole('option', { name: 'Switch to dark mode' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.keyboard('/');
  const recent = await screen.findByRole('group', { name: 'Recent searches' });
  await user.click(within(recent).getByRole('option', { name: 'dark' }));
  expect(await findField()).toHaveValue('dark');

  await user.clear(await findField());
  await user.click(await screen.findByRole('option', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
  expect(localStorage.getItem('frontdesk.recentSearches')).toBe('[]');
});

test('Ctrl+D removes the bookmark of the active page on the server', {
  tags: ['nightly'],
}, async () => {
  const { collections, user } = await openPalette();
  const getLinks = () => collections.search.listBookmarks().map(({ link }) => link);
  await user.keyboard('to-do');
  await screen.findByRole('option', { name: /To-do.*bookmarked/ });

  await user.keyboard('{Control>}d{/Control}');

  await waitFor(() => expect(getLinks()).not.toContain('/apps/todo'));
  expect(screen.getByRole('option', { name: 'To-do' })).toBeVisible();
});

test('a slash in a text field does not open the palette', { tags: ['nightly'] }, async () => {
  const { user } = await renderRoute('/apps/todo');

  await user.type(await screen.findByRole('searchbox', { name: 'Search tasks' }), 'a/b');

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a viewer sees only pages with the required ability, and no cart', async () => {
  const { user } = await renderRoute('/access-control', { account: 'client' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /^Cart/ })).toBeNull();

  await user.keyboard('{Control>}k{/Control}');
  await findField();
  expect(await screen.findByRole('option', { name: 'Switch reading direction' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Add a task' })).toBeNull();

  await user.keyboard('access');
  const pages = await screen.findByRole('group', { name: 'Pages' });
  expect(within(pages).getByRole('option', { name: /Access control/ })).toBeVisible();

  await user.keyboard('{Control>}a{/Control}invoice');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Pages' })).toBeNull());
});

test('signing out is a command of the palette', { tags: ['nightly'] }, async () => {
  const { router, user } = await openPalette();

  await user.keyboard('sign out{Enter}');

  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('records are found by their number, and show their amount and status', async () => {
  const { router, user } = await openPalette();

  await user.keyboard('5036');

  const invoices = await screen.findByRole('group', { name: 'Invoices' });
  const option = within(invoices).getByRole('option', {
    name: '#5036, Stefan Wolter · Wolter Optik, $2,076.00, Draft',
  });
  expect(within(option).getByText('5036').tagName).toBe('MARK');
  await user.click(option);
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/preview/5036'));
});

// remove-feature email invoices
test('records are grouped by kind, and actions come before them', async () => {
  const { user } = await openPalette();

  await user.keyboard('invoice');

  await screen.findByRole('group', { name: 'Emails' });
  const names = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(names.slice(0, 2)).toEqual(['Pages', 'Commands']);
  expect(screen.getByRole('option', { name: 'New invoice' })).toBeVisible();
});
// end email invoices
