import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import german from './locales/de.json';
import english from './locales/en.json';

async function findCard(title: string) {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('li') as HTMLElement);
}

test('shows monthly prices and the current plan', async () => {
  await renderRoute('/pages/pricing');

  expect((await findCard('Basic')).getByText('$0')).toBeVisible();
  expect((await findCard('Basic')).getByText('Your plan')).toBeVisible();
  expect((await findCard('Standard')).getByText('$49')).toBeVisible();
  expect((await findCard('Enterprise')).getByText('$99')).toBeVisible();
});

test('compares the features of the plans', async () => {
  await renderRoute('/pages/pricing');
  const table = within(screen.getByRole('table', { name: 'Compare the plans' }));
  const getCells = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');

  expect(getCells('Users').map(({ textContent }) => textContent)).toEqual(['1', '12', 'Unlimited']);
  const [basic, standard] = getCells('Chat and shared mailboxes').map((cell) => within(cell));
  expect(basic?.getByRole('img', { name: 'Not included' })).toBeVisible();
  expect(standard?.getByRole('img', { name: 'Included' })).toBeVisible();
});

test('yearly billing is in the URL and shows the total of the year', async () => {
  const { router, user } = await renderRoute('/pages/pricing');

  await user.click(await screen.findByRole('radio', { name: 'Yearly' }));

  expect(await (await findCard('Standard')).findByText('$40')).toBeVisible();
  expect((await findCard('Standard')).getByText('$480 a year')).toBeVisible();
  expect((await findCard('Enterprise')).getByText('$960 a year')).toBeVisible();
  expect(router.state.location.search).toBe('?cycle=YEARLY');
});

test('an upgrade needs no confirmation and can be undone', async () => {
  const { collections, user } = await renderRoute('/pages/pricing?cycle=YEARLY');

  await user.click(
    (await findCard('Standard')).getByRole('button', { name: 'Upgrade to Standard' }),
  );

  expect(await (await findCard('Standard')).findByText('Your plan')).toBeVisible();
  expect(collections.pricing.find('STANDARD').cycle).toBe('YEARLY');

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(collections.pricing.find('BASIC').isCurrent).toBe(true));
});

test('a downgrade requires confirmation', { tags: ['nightly'] }, async () => {
  const { collections, user } = await renderRoute('/pages/pricing');
  await user.click((await findCard('Enterprise')).getByRole('button'));
  await (await findCard('Enterprise')).findByText('Your plan');
  const downgradeButton = { name: 'Downgrade to Standard' };

  await user.click((await findCard('Standard')).getByRole('button', downgradeButton));
  await user.click(await screen.findByRole('button', { name: 'Keep Enterprise' }));
  expect(collections.pricing.find('ENTERPRISE').isCurrent).toBe(true);

  await user.click((await findCard('Standard')).getByRole('button', downgradeButton));
  await user.click(await screen.findByRole('button', { name: 'Downgrade' }));
  await waitFor(() => expect(collections.pricing.find('STANDARD').isCurrent).toBe(true));
});

test('the billing cycle of the current plan can be changed', async () => {
  const { collections, user } = await renderRoute('/pages/pricing');
  await user.click(
    (await findCard('Standard')).getByRole('button', { name: 'Upgrade to Standard' }),
  );
  await (await findCard('Standard')).findByText('Your plan');

  await user.click(screen.getByRole('radio', { name: 'Yearly' }));
  await user.click(await (await findCard('Standard')).findByRole('button', { name: 'Pay yearly' }));

  await waitFor(() => expect(collections.pricing.find('STANDARD').cycle).toBe('YEARLY'));
});

test('all texts of the sample plans and questions can be translated', async () => {
  const { collections } = await renderRoute('/pages/pricing');
  const planTexts = collections.pricing.list().flatMap((plan) => [plan.subtitle, ...plan.benefits]);
  const featureTexts = collections.pricing
    .listFeatures()
    .flatMap(({ title, offers }) => [title, ...offers.map(({ quantity }) => quantity ?? title)])
    .filter((text) => !/^\d+$/.test(text));
  const answers = collections.pricing.listQuestions();

  expect(new Set(Object.values(english.text))).toEqual(new Set([...planTexts, ...featureTexts]));
  expect(english.answers).toEqual(
    Object.fromEntries(answers.map(({ slug, ...texts }) => [slug, texts])),
  );
  expect(Object.keys(german.text)).toEqual(Object.keys(english.text));
  expect(german.text['one-user']).toBe('Ein Benutzer');
});
