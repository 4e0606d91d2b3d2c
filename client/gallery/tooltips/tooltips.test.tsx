import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const text = 'Removes it from the list without deleting it.';

test('a tooltip describes its button and opens on focus, on hover and by the page', async () => {
  const { user } = await renderRoute('/components/tooltips');
  const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

  await user.click(demo('Controlled').getByRole('switch', { name: 'Show tooltip' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  await user.click(demo('Controlled').getByRole('switch', { name: 'Show tooltip' }));
  await isGone();

  await user.hover(demo('Uncontrolled').getByRole('button', { name: 'Archive' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  await user.unhover(demo('Uncontrolled').getByRole('button', { name: 'Archive' }));
  await isGone();

  for (const [title, names] of [
    ['Positions', ['Above', 'After', 'Below', 'Before']],
    ['Colours', ['Success', 'Danger', 'Warning', 'Info']],
  ] as const) {
    for (const name of names) {
      await user.hover(demo(title).getByRole('button', { name }));
      expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
      await user.unhover(demo(title).getByRole('button', { name }));
      await isGone();
    }
  }
});
