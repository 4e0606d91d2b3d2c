import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import source from '../../gallery/alerts/Plain.tsx?raw';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('shows the source of a demo, which can be copied', async () => {
  const { user } = await renderRoute('/components/alerts');
  const plain = getDemo('Plain');

  await user.click(plain.getByRole('button', { name: 'Code of “Plain”' }));
  const listing = await plain.findByRole('region', { name: 'Plain.tsx' });
  expect(listing.textContent).toBe(source);

  await user.click(plain.getByRole('button', { name: 'Copy Plain.tsx' }));
  expect(await navigator.clipboard.readText()).toBe(source);
  expect(await plain.findByText('Plain.tsx is copied')).toBeInTheDocument();

  await user.click(plain.getByRole('button', { name: 'Code of “Plain”' }));
  expect(screen.queryByRole('region', { name: 'Plain.tsx' })).toBeNull();
});
