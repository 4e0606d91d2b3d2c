import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const topics = () => screen.findByRole('navigation', { name: 'Topics' });
const tab = async (name: RegExp) => within(await topics()).findByRole('link', { name });
const opened = () =>
  screen.getAllByRole('button', { expanded: true }).map((one) => one.textContent);

test('shows the first topic with its first question open', async () => {
  const { collections } = await renderRoute('/pages/faq');
  const [first] = collections.faq.categories('');

  expect(await tab(/^Payment/)).toHaveAttribute('aria-current');
  expect(opened()).toContain(first?.questions[0]?.question);
  expect(document.title).toBe('Payment · FAQ · Frontdesk');
});

test('the tab is in the URL', async () => {
  const { router, user } = await renderRoute('/pages/faq');

  await user.click(await tab(/^Delivery/));

  expect(await screen.findByRole('heading', { name: 'Delivery' })).toBeVisible();
  expect(router.state.location.search).toBe('?topic=DELIVERY');
});

test('a search shows the number of matches in each tab, marks them, and opens the first tab with a match', async () => {
  const { user } = await renderRoute('/pages/faq?topic=PRODUCT_SERVICES');

  await user.type(await screen.findByRole('searchbox'), 'lorry');

  expect(await screen.findByText('2 results for “lorry”')).toBeVisible();
  expect(await tab(/^Payment\s*1/)).toHaveAttribute('aria-current');
  expect(within(await topics()).queryByRole('link', { name: /^Delivery/ })).toBeNull();
  expect(screen.getAllByText('lorry', { selector: 'mark' }).length).toBeGreaterThan(0);
});

test('a search without results shows a message and can be cleared', async () => {
  const { user } = await renderRoute('/pages/faq?q=zebra');

  expect(await screen.findByText('No results for “zebra”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));

  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(await tab(/^Payment/)).toBeVisible();
});

test('a link to a question opens it', async () => {
  await renderRoute('/pages/faq?question=what-does-delivery-cost');

  expect(await tab(/^Delivery/)).toHaveAttribute('aria-current');
  expect(opened()).toContain('What does delivery cost?');
});

test('the phone number and the email address of the support are links', async () => {
  await renderRoute('/pages/faq');

  expect(await screen.findByRole('link', { name: /support@/ })).toHaveAttribute(
    'href',
    'mailto:support@marlowfinch.example',
  );
  expect(screen.getByRole('link', { name: /555/ })).toHaveAttribute('href', 'tel:4785550100');
});
