import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const text = 'Removes the item from the list without deleting the item.';

test('a tooltip describes its button and opens on hover or when a switch is on', async () => {
  const { user } = await renderRoute('/components/tooltips');
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

  await user.click(getDemo('Controlled').getByRole('switch', { name: 'Show tooltip' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  await user.click(getDemo('Controlled').getByRole('switch', { name: 'Show tooltip' }));
  await expectClosed();

  await user.hover(getDemo('Uncontrolled').getByRole('button', { name: 'Archive' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  await user.unhover(getDemo('Uncontrolled').getByRole('button', { name: 'Archive' }));
  await expectClosed();

  for (const [title, names] of [
    ['Positions', ['Above', 'After', 'Below', 'Before']],
    ['Colours', ['Success', 'Danger', 'Warning', 'Info']],
  ] as const) {
    for (const name of names) {
      await user.hover(getDemo(title).getByRole('button', { name }));
      expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
      await user.unhover(getDemo(title).getByRole('button', { name }));
      await expectClosed();
    }
  }
});
