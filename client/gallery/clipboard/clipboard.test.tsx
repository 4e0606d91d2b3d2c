import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('copies the entered text, and shows an error if copying fails', async () => {
  const { user } = await renderRoute('/extensions/clipboard');
  const field = getDemo('From a field').getByLabelText('Order number');
  const copy = getDemo('From a field').getByRole('button', { name: 'Copy' });

  await user.clear(field);
  expect(copy).toBeDisabled();
  await user.type(field, 'MF-1');
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe('MF-1');
  expect(await screen.findByText('“MF-1” copied')).toBeVisible();

  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValueOnce(new Error('Not allowed'));
  await user.click(copy);
  expect(await screen.findByText(/The browser blocked copying/)).toBeVisible();
  write.mockRestore();
});

test('the copy button copies the text beside it', async () => {
  const { user } = await renderRoute('/extensions/clipboard');

  await user.click(getDemo('Beside a text').getByRole('button', { name: /^Copy orders@/ }));
  expect(await navigator.clipboard.readText()).toBe('orders@marlow-finch.example');
  expect(await getDemo('Beside a text').findByText('Copied')).toBeVisible();
});
