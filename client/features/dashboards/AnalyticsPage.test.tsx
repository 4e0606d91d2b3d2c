import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findCard = (name: string) => screen.findByRole('region', { name });

test('the range in the header drives the cards of support and sessions', async () => {
  const { router, user } = await renderRoute('/dashboard/analytics');
  expect(within(await findCard('Support tracker')).getByText('218')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Range: Last 28 days' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Last 52 weeks' }));

  expect(await within(await findCard('Support tracker')).findByText('2,918')).toBeVisible();
  expect(within(await findCard('Average sessions')).getByText('2,436')).toBeVisible();
  expect(router.state.location.search).toBe('?range=LAST_52_WEEKS');
});

test('the tables list the top pages and the sources of the visits', async () => {
  await renderRoute('/dashboard/analytics?range=LAST_7_DAYS');

  const pages = within(await screen.findByRole('table', { name: 'Top pages' }));
  expect(pages.getByRole('link', { name: '/apps/ecommerce/shop' })).toBeVisible();
  const sources = within(screen.getByRole('table', { name: 'Sources' }));
  expect(sources.getByRole('rowheader', { name: 'Search engines' })).toBeVisible();
  expect(await findCard('Sessions')).toHaveTextContent('18,055');
});

test('the sessions can be shown as a table', { tags: ['nightly'] }, async () => {
  const { user } = await renderRoute('/dashboard/analytics');
  const sessions = within(await findCard('Average sessions'));

  await user.click(sessions.getByRole('button', { name: /as a table/ }));

  expect(await sessions.findAllByRole('rowheader')).toHaveLength(7);
  expect(sessions.getByRole('columnheader', { name: 'Sessions' })).toBeVisible();
});

test('the task card shows the important task with the earliest due date', {
  tags: ['nightly'],
}, async () => {
  const { collections } = await renderRoute('/dashboard/analytics');
  const [earliestTask] = collections.todo
    .selectPage({
      ...{ q: '', filter: 'IMPORTANT', sortBy: 'DUE_DATE', page: 1, perPage: 50 },
    })
    .tasks.filter(({ isCompleted }) => !isCompleted);

  expect(
    within(await findCard('Next on the board')).getByRole('heading', { level: 3 }),
  ).toHaveTextContent(String(earliestTask?.title));
});

test('a new payment appears without a reload', async () => {
  const { collections, execute } = await renderRoute('/dashboard/analytics');
  const news = within(await findCard('Timeline'));
  const overdueInvoice = collections.invoices.list().find(({ status }) => status === 'PAST_DUE');

  const payment = { invoiceId: overdueInvoice?.id ?? 0, amount: 1, method: 'CASH', note: '' };
  await execute('addInvoicePayment', { payment });

  await waitFor(() => expect(news.getByText(`Invoice ${overdueInvoice?.id}`)).toBeVisible());
});

test('filtering the invoices keeps the range', { tags: ['nightly'] }, async () => {
  const { router, user } = await renderRoute('/dashboard/analytics?range=LAST_7_DAYS');
  const table = await screen.findByRole('table', { name: 'Invoices' });
  expect(within(table).getAllByRole('row')).toHaveLength(11);

  await user.type(screen.getByRole('searchbox', { name: /client/i }), 'zzz');

  await waitFor(() => expect(router.state.location.search).toBe('?range=LAST_7_DAYS&q=zzz'));
});
