import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findCard = (name: string) => screen.findByRole('region', { name });
const findSales = async () => within(await findCard('Statistics')).getByText('Sales').parentElement;

test('the e-commerce dashboard is the start page of an admin', async () => {
  const { router } = await renderRoute('/');

  expect(
    await screen.findByRole('heading', { level: 1, name: 'E-commerce dashboard' }),
  ).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard/ecommerce');
  expect(document.title).toBe('E-commerce dashboard · Frontdesk');
});

test('the range in the header drives the figures, and is stored in the URL', async () => {
  const { router, user } = await renderRoute('/dashboard/ecommerce');
  const orders = await findCard('Orders');
  const browsers = within(await findCard('Browsers'));
  expect(browsers.getByRole('img', { name: 'Chrome: 54.4%' })).toBeVisible();
  const getFigure = () => within(orders).getByText(/^[\d,]+$/).textContent;
  const before = getFigure();
  expect(within(orders).getByText(/^vs\. /)).toBeVisible();
  expect(within(orders).getByRole('link', { name: 'Orders' })).toHaveAttribute(
    'href',
    '/apps/ecommerce/orders',
  );

  await user.click(screen.getByRole('button', { name: 'Range: Last 28 days' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Last 52 weeks' }));

  await waitFor(() => expect(getFigure()).not.toBe(before));
  expect(router.state.location.search).toBe('?range=LAST_52_WEEKS');
  expect(await browsers.findByRole('img', { name: 'Chrome: 52.1%' })).toBeVisible();
  expect(
    within(await findCard('Revenue over time')).getAllByText('Last 52 weeks')[0],
  ).toBeVisible();
});

test('the earnings show the share of each channel', { tags: ['nightly'] }, async () => {
  await renderRoute('/dashboard/ecommerce');

  const channels = within(await findCard('Earnings')).getAllByRole('listitem');

  expect(channels[0]).toHaveTextContent(/^Lisbon\d+%$/);
  const shares = channels.map(({ textContent }) => Number(/\d+/.exec(textContent ?? '')?.[0]));
  expect(Math.min(...shares)).toBeGreaterThan(0);
  // Each share is rounded, so that the sum can differ from 100.
  expect(Math.abs(100 - shares.reduce((sum, share) => sum + share, 0))).toBeLessThan(4);
});

test('the report shows the selected year and can be shown as a table', {
  tags: ['nightly'],
}, async () => {
  const { router, user } = await renderRoute('/dashboard/ecommerce');
  const report = await findCard('Revenue report');
  const years = within(report).getByRole('button', { name: /^Year: / });
  const before = Number(years.textContent) - 1;

  await user.click(years);
  await user.click(await screen.findByRole('menuitemradio', { name: String(before) }));
  await waitFor(() => expect(router.state.location.search).toBe(`?year=${before}`));
  await user.click(within(report).getByRole('button', { name: /as a table/ }));

  expect(await within(report).findByRole('rowheader', { name: 'Dec' })).toBeVisible();
});

test.each(['?year=1999&range=EVER', '?year=x'])(
  'shows the defaults for the unknown values %s',
  async (search) => {
    await renderRoute(`/dashboard/ecommerce${search}`);

    expect(await screen.findByRole('button', { name: 'Range: Last 28 days' })).toBeVisible();
  },
);

test('a new order appears without a reload', async () => {
  const { collections, execute } = await renderRoute('/dashboard/ecommerce');
  const before = Number((await findSales())?.textContent?.replace(/\D/g, ''));

  await execute('addToCart', { productId: 5 });
  const order = { key: 'a', payment: 'BANK_TRANSFER', addressId: 1 };
  await execute('placeOrder', { order });

  await waitFor(async () => expect((await findSales())?.textContent).toContain(String(before + 1)));
  const { number } = collections.ecommerce.findOrder(5);
  expect(
    within(await findCard('Transactions')).getByRole('link', { name: `Order ${number}` }),
  ).toBeVisible();
});
