import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findCard = (name: string) => screen.findByRole('region', { name });

test.each([
  ['basic', 'Basic cards', 'article', 45],
  ['advance', 'Advanced cards', 'heading', 14],
  ['statistics', 'Statistics cards', 'region', 20],
  ['analytics', 'Analytics cards', 'region', 11],
  ['action', 'Cards with actions', 'region', 4],
] as const)(
  '/cards/%s shows all its cards',
  { tags: ['nightly'] },
  async (screenName, title, role, count) => {
    await renderRoute(`/cards/${screenName}`);

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const main = within(screen.getByRole('main'));
    await waitFor(() => expect(main.getAllByRole(role).length).toBeGreaterThanOrEqual(count));
  },
);

test('the payment form shows errors of invalid and declined cards and accepts a valid card', {
  tags: ['nightly'],
}, async () => {
  const { user, collections } = await renderRoute('/cards/advance');
  const payment = within(await findCard('Pay an invoice'));
  const button = payment.getByRole('button', { name: /^Pay/ });
  const [id] = /\d+/.exec((payment.getByRole('combobox') as HTMLSelectElement).value) ?? [];

  await user.type(payment.getByLabelText('Card number'), '5105111122220006');
  await user.click(button);
  expect(await payment.findByText('A digit is wrong. Check the number.')).toBeVisible();
  expect(payment.getByLabelText('Card number')).toHaveValue('5105 1111 2222 0006');
  await waitFor(() => expect(payment.getByLabelText('Card number')).toHaveFocus());

  await user.click(payment.getByText('Test cards'));
  await user.click(payment.getByRole('button', { name: /over limit/ }));
  await user.click(button);
  expect(await payment.findByRole('alert')).toHaveTextContent('Card limit exceeded');

  await user.click(payment.getByRole('button', { name: /accepted/ }));
  await user.click(button);
  expect(await screen.findByText(`Invoice ${id} paid`)).toBeVisible();
  expect(collections.invoices.get(Number(id))?.status).toBe('PAID');
  await waitFor(() => expect(payment.getByRole('combobox')).not.toHaveValue(id));
});

test('an application sends an email that can be opened', { tags: ['nightly'] }, async () => {
  const { user } = await renderRoute('/cards/advance');
  const job = within(await findCard('We are looking for you'));

  await user.click(job.getByRole('button', { name: 'Apply' }));

  expect(await job.findByRole('link', { name: 'Open email' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/apps\/email\/sent\?mail=\d+$/),
  );
});

test('buying adds the product to the cart and opens the checkout', {
  tags: ['nightly'],
}, async () => {
  const { user, router, collections } = await renderRoute('/cards/advance');
  const offers = within(await findCard('Top rated'));
  const before = collections.ecommerce.countLines();

  await user.click(offers.getAllByRole('radio')[2] as HTMLElement);
  await user.click(offers.getByRole('button', { name: /^Buy for/ }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/ecommerce/checkout'));
  expect(collections.ecommerce.countLines()).toBe(before + 1);
});

test('the chat card sends messages', { tags: ['nightly'] }, async () => {
  const { user, collections } = await renderRoute('/cards/advance');
  const field = await screen.findByRole('textbox', { name: /^Message to/ });

  await user.type(field, 'On my way.{Enter}');

  expect(await screen.findByText('On my way.')).toBeVisible();
  await waitFor(() =>
    expect(
      collections.chat.listContacts().some(({ chat }) => chat?.lastMessage.text === 'On my way.'),
    ).toBe(true),
  );
});

test('each chart has its own period, which is in the URL', { tags: ['nightly'] }, async () => {
  const { user, router } = await renderRoute('/cards/analytics?customers=LAST_YEAR');
  const devices = within(await findCard('Sessions by device'));
  expect(
    within(await findCard('Customers')).getByRole('button', { name: /Last year/ }),
  ).toBeVisible();

  await user.click(devices.getByRole('button', { name: /Last 28 days/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Last month' }));
  await user.click(devices.getByRole('button', { name: /as a table/ }));

  expect(await devices.findByRole('row', { name: 'Desktop 59.4% -1%' })).toBeVisible();
  expect(router.state.location.search).toBe('?customers=LAST_YEAR&devices=LAST_MONTH');
});
