import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { getVariable } from '../../theme/palette.ts';

/** The values of some tokens, because tests load no style sheet. */
const values = {
  primary: '#2f5bea',
  'on-primary': '#ffffff',
  'success-soft': '#e7f6ed',
  surface: '#ffffff',
  muted: '#56607a',
};

test('each colour token is shown with its contrast and can be copied', async () => {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(values)) style.setProperty(getVariable(name), value);
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  const { user } = await renderRoute('/colors/colors');

  const primary = await getDemo('Tones').findByRole('button', {
    name: /--mantine-color-primary-filled #2f5bea/,
  });
  expect(primary).toHaveTextContent('Contrast 5.5 : 1');
  expect(
    getDemo('Light tones').getByRole('button', { name: /--mantine-color-success-light/ }),
  ).toHaveTextContent('#e7f6ed');
  expect(
    getDemo('Texts').getByRole('button', { name: /--mantine-color-dimmed/ }),
  ).toHaveTextContent('#56607a');
  expect(getDemo('Backgrounds').getAllByRole('listitem')).toHaveLength(6);
  expect(getDemo('Charts').getAllByRole('listitem')).toHaveLength(8);
  expect(getDemo('Initials').getByRole('button', { name: /--fd-initials-5/ })).toBeVisible();

  await user.click(primary);
  expect(await navigator.clipboard.readText()).toBe('var(--mantine-color-primary-filled)');
  expect(await screen.findByText('var(--mantine-color-primary-filled) copied')).toBeVisible();

  await user.click(getDemo('Gradients').getByRole('button', { name: 'Info' }));
  expect(await navigator.clipboard.readText()).toBe(
    'linear-gradient(135deg, var(--mantine-color-info-filled), var(--mantine-color-primary-filled))',
  );
});
