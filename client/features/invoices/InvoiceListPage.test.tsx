import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findRows = async () => {
  await screen.findAllByRole('link', { name: /^#\d+$/ });
  return screen.getAllByRole('row').slice(1);
};
const findIds = async () =>
  (await findRows()).map((row) =>
    Number(
      within(row)
        .getByText(/^#\d+$/)
        .textContent?.slice(1),
    ),
  );

test.each([
  ['PAID', 'Paid', 12],
  ['PARTIAL_PAYMENT', 'Partial payment', 11],
  ['DRAFT', 'Draft', 10],
  ['DOWNLOADED', 'Downloaded', 8],
  ['SENT', 'Sent', 6],
  ['PAST_DUE', 'Past due', 3],
])('filters the list by the status %s', { tags: ['nightly'] }, async (status, label, count) => {
  await renderRoute(`/apps/invoice/list?status=${status}&perPage=25`);

  await waitFor(async () => expect(await findRows()).toHaveLength(count));
  for (const row of await findRows())
    expect(within(row).getAllByText(label).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: `Filter: Status: ${label}` })).toBeVisible();
});

test.each([
  ['Status', 'STATUS', false],
  ['Client', 'CLIENT', false],
  ['Balance', 'DUE', true],
] as const)(
  'the header %s sorts the list on the server',
  { tags: ['nightly'] },
  async (name, sortBy, isDescending) => {
    const { user, collections } = await renderRoute('/apps/invoice/list');
    await findRows();
    const expected = collections.invoices
      .selectPage({ q: '', sortBy, isDescending, page: 1, perPage: 10 })
      .invoices.map(({ id }) => id);

    await user.click(screen.getByRole('button', { name }));

    await waitFor(async () => expect(await findIds()).toEqual(expected));
  },
);

test('deleting removes an invoice immediately, and undo restores it', async () => {
  const { user, collections } = await renderRoute('/apps/invoice/list');
  const idsBefore = await findIds();

  await user.click(screen.getByRole('button', { name: 'More for invoice 5035' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(collections.invoices.get(5035)).toBeUndefined());
  await waitFor(async () => expect(await findIds()).not.toContain(5035));

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await findIds()).toEqual(idsBefore));
});

test('a duplicated invoice appears at the top of the list', { tags: ['nightly'] }, async () => {
  const { user } = await renderRoute('/apps/invoice/list');
  await findRows();

  await user.click(screen.getByRole('button', { name: 'More for invoice 5035' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));

  await waitFor(async () => expect((await findIds())[0]).toBe(5037));
});

test('sends an email for each selected invoice after confirmation', {
  tags: ['nightly'],
}, async () => {
  const { user, collections } = await renderRoute('/apps/invoice/list?status=DRAFT');
  await findRows();
  const findSentEmails = () =>
    collections.email.selectPage({ q: '', in: ['SENT'], sortBy: 'NEWEST', page: 1, perPage: 2 });
  const { total } = findSentEmails();

  await user.click(screen.getByRole('checkbox', { name: 'Select Invoice 5036' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Invoice 5035' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send 2 invoices?' });
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));

  await waitFor(() => expect(collections.invoices.get(5035)?.status).toBe('SENT'));
  await waitFor(() => expect(findSentEmails().total).toBe(total + 2));
  expect(findSentEmails().emails[0]?.subject).toMatch(/^Invoice 503[56] from Marlow & Finch$/);
});

test('the tiles show what is to be received, and filter the list', async () => {
  const { user, collections } = await renderRoute('/apps/invoice/list');
  const { pastDue } = collections.invoices.getOverview();
  await findRows();

  const tile = screen.getByRole('button', { name: /^Past due/ });
  expect(tile).toHaveTextContent(`${pastDue.count} invoices`);
  await user.click(tile);

  await waitFor(async () => expect(await findRows()).toHaveLength(pastDue.count));
  expect(tile).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: /^Outstanding/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );

  await user.click(tile);
  await waitFor(async () => expect(await findRows()).toHaveLength(10));
});

test('the bar of the selection shows the sum of the selected invoices', async () => {
  const { user, collections } = await renderRoute('/apps/invoice/list');
  await findRows();
  const sum = [5036, 5035].reduce(
    (total, id) => total + (collections.invoices.get(id)?.total ?? 0),
    0,
  );

  await user.click(screen.getByRole('checkbox', { name: 'Select Invoice 5036' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Invoice 5035' }));

  const amount = (sum / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  expect(await screen.findByText(`$${amount} in total`)).toBeVisible();
});
