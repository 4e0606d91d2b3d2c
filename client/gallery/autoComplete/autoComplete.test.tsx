import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findOptionTexts = async () =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

test('filters, limits, groups and renders suggestions', async () => {
  const { user } = await renderRoute('/components/auto-complete');

  await user.type(getDemo('Basic').getByRole('combobox', { name: 'Product' }), 'desk');
  expect(await findOptionTexts()).toEqual([
    'Tidemark bench desk',
    'Tern standing desk',
    'Halyard desk lamp',
  ]);
  await user.click(screen.getByRole('option', { name: 'Halyard desk lamp' }));
  expect(getDemo('Basic').getByRole('combobox')).toHaveValue('Halyard desk lamp');

  await user.type(getDemo('Limited suggestions').getByRole('combobox'), 'desk');
  expect(await findOptionTexts()).toHaveLength(2);

  await user.type(getDemo('Grouped suggestions').getByRole('combobox'), 'chair');
  expect(await findOptionTexts()).toHaveLength(3);
  expect(screen.getByText('Corvane')).toBeVisible();

  await user.type(getDemo('Custom suggestions').getByRole('combobox'), 'ro');
  const [first] = await screen.findAllByRole('option');
  expect(
    within(first as HTMLElement).getByText('camille.rousseau@marlowfinch.example'),
  ).toBeVisible();

  await user.click(getDemo('Default suggestions').getByRole('combobox'));
  expect(await findOptionTexts()).toEqual([
    'Tern standing desk',
    'Mooring task chair',
    'Hush headset',
  ]);
});

test('loads at most four suggestions from the server', async () => {
  const { user } = await renderRoute('/components/auto-complete');
  const field = getDemo('Loaded from the server').getByRole('combobox', {
    name: 'Products, people, places',
  });

  await user.type(field, 'chair');
  expect(await findOptionTexts()).toHaveLength(4);
  await user.clear(field);
  await user.type(field, 'camille');
  expect(await screen.findByRole('option', { name: 'Camille Rousseau' })).toBeVisible();
});
