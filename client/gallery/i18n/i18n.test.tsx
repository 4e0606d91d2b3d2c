import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageKeys } from '../../config.ts';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('the language can be changed and is stored', async () => {
  const { user } = await renderRoute('/extensions/i18n');

  expect(getDemo('Formats').getByText('1,234,567.8')).toBeVisible();
  await user.click(getDemo('Application language').getByRole('radio', { name: 'Deutsch' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Sprachen' })).toBeVisible();
  expect(getDemo('Formate').getByText('1.234.567,8')).toBeVisible();
  expect(getDemo('Formate').getByText('1 Tisch, 12 Tische')).toBeVisible();
  expect(document.documentElement.lang).toBe('de');
  expect(localStorage.getItem(storageKeys.language)).toBe('de');

  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Languages' })).toBeVisible();
});
