import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('a tour has three steps in both directions and returns the focus', async () => {
  const { user } = await renderRoute('/extensions/tour');
  const start = demo('Guided').getByRole('button', { name: 'Start the tour' });
  const press = async (step: string, name: string) =>
    user.click(
      within(await screen.findByRole('dialog', { name: step })).getByRole('button', { name }),
    );

  await user.click(start);
  await press('The bar at the top', 'Next');
  await press('This card', 'Back');
  await press('The bar at the top', 'Next');
  await press('This card', 'Next');
  await press('The foot of the page', 'Finish');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(start).toHaveFocus());

  await user.click(start);
  expect(await screen.findByRole('dialog', { name: 'The bar at the top' })).toHaveTextContent(
    '1 of 3',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(start);
  await press('The bar at the top', 'Skip');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
