import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

async function card(title: string) {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('li') as HTMLElement);
}

test('shows monthly prices and the current plan', async () => {
  await renderRoute('/pages/pricing');

  expect((await card('Basic')).getByText('$0')).toBeVisible();
  expect((await card('Basic')).getByText('Your plan')).toBeVisible();
  expect((await card('Standard')).getByText('$49')).toBeVisible();
  expect((await card('Enterprise')).getByText('$99')).toBeVisible();
});

test('yearly billing is in the URL and shows the total of the year', async () => {
  const { router, user } = await renderRoute('/pages/pricing');

  await user.click(await screen.findByRole('radio', { name: 'Yearly' }));

  expect(await (await card('Standard')).findByText('$40')).toBeVisible();
  expect((await card('Standard')).getByText('$480 a year')).toBeVisible();
  expect((await card('Enterprise')).getByText('$960 a year')).toBeVisible();
  expect(router.state.location.search).toBe('?cycle=YEARLY');
});

test('a larger plan is selected immediately and can be undone', async () => {
  const { collections, user } = await renderRoute('/pages/pricing?cycle=YEARLY');

  await user.click((await card('Standard')).getByRole('button', { name: 'Upgrade to Standard' }));

  expect(await (await card('Standard')).findByText('Your plan')).toBeVisible();
  expect(collections.pricing.find('STANDARD').cycle).toBe('YEARLY');

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(collections.pricing.find('BASIC').isCurrent).toBe(true));
});

test('a smaller plan requires confirmation', async () => {
  const { collections, user } = await renderRoute('/pages/pricing');
  await user.click((await card('Enterprise')).getByRole('button'));
  await (await card('Enterprise')).findByText('Your plan');
  const downgrade = { name: 'Downgrade to Standard' };

  await user.click((await card('Standard')).getByRole('button', downgrade));
  await user.click(await screen.findByRole('button', { name: 'Keep Enterprise' }));
  expect(collections.pricing.find('ENTERPRISE').isCurrent).toBe(true);

  await user.click((await card('Standard')).getByRole('button', downgrade));
  await user.click(await screen.findByRole('button', { name: 'Downgrade' }));
  await waitFor(() => expect(collections.pricing.find('STANDARD').isCurrent).toBe(true));
});

test('the billing cycle of the current plan can be changed', async () => {
  const { collections, user } = await renderRoute('/pages/pricing');
  await user.click((await card('Standard')).getByRole('button', { name: 'Upgrade to Standard' }));
  await (await card('Standard')).findByText('Your plan');

  await user.click(screen.getByRole('radio', { name: 'Yearly' }));
  await user.click(await (await card('Standard')).findByRole('button', { name: 'Pay yearly' }));

  await waitFor(() => expect(collections.pricing.find('STANDARD').cycle).toBe('YEARLY'));
});
