import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findTopics = () => screen.findByRole('navigation', { name: 'Topics' });
const findTab = async (name: RegExp) => within(await findTopics()).findByRole('link', { name });
const getOpenQuestions = () =>
  screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);

test('shows the first topic with its first question open', async () => {
  const { collections } = await renderRoute('/pages/faq');
  const [first] = collections.faq.searchCategories('');

  expect(await findTab(/^Payment/)).toHaveAttribute('aria-current');
  expect(getOpenQuestions()).toContain(first?.questions[0]?.question);
  expect(document.title).toBe('Payment · FAQ · Frontdesk');
});

test('the selected tab is in the URL', async () => {
  const { router, user } = await renderRoute('/pages/faq');

  await user.click(await findTab(/^Delivery/));

  expect(await screen.findByRole('heading', { name: 'Delivery' })).toBeVisible();
  expect(router.state.location.search).toBe('?topic=DELIVERY');
});

test('a search counts the matches of each tab, marks matches, and opens the first tab with a match', async () => {
  const { user } = await renderRoute('/pages/faq?topic=PRODUCT_SERVICES');

  await user.type(await screen.findByRole('searchbox'), 'lorry');

  expect(await screen.findByText('2 results for “lorry”')).toBeVisible();
  expect(await findTab(/^Payment\s*1/)).toHaveAttribute('aria-current');
  expect(within(await findTopics()).queryByRole('link', { name: /^Delivery/ })).toBeNull();
  expect(screen.getAllByText('lorry', { selector: 'mark' }).length).toBeGreaterThan(0);
});

test('a search without results shows a message and can be cleared', async () => {
  const { user } = await renderRoute('/pages/faq?q=zebra');

  expect(await screen.findByText('No results for “zebra”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));

  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(await findTab(/^Payment/)).toBeVisible();
});

test('a link to a question opens it', async () => {
  await renderRoute('/pages/faq?question=what-does-delivery-cost');

  expect(await findTab(/^Delivery/)).toHaveAttribute('aria-current');
  expect(getOpenQuestions()).toContain('What does delivery cost?');
});

test('the phone number and the email address of the support are links', {
  tags: ['nightly'],
}, async () => {
  await renderRoute('/pages/faq');

  expect(await screen.findByRole('link', { name: /support@/ })).toHaveAttribute(
    'href',
    'mailto:support@marlowfinch.example',
  );
  expect(screen.getByRole('link', { name: /555/ })).toHaveAttribute('href', 'tel:4785550100');
});
