import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('a tour has three steps in both directions and returns the focus', async () => {
  const { user } = await renderRoute('/extensions/tour');
  const start = demo('Guided tour').getByRole('button', { name: 'Start the tour' });
  const press = async (step: string, name: string) =>
    user.click(
      within(await screen.findByRole('dialog', { name: step })).getByRole('button', { name }),
    );

  await user.click(start);
  await press('Navigation bar', 'Next');
  await press('Demo card', 'Back');
  await press('Navigation bar', 'Next');
  await press('Demo card', 'Next');
  await press('Footer', 'Finish');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(start).toHaveFocus());

  await user.click(start);
  expect(await screen.findByRole('dialog', { name: 'Navigation bar' })).toHaveTextContent('1 of 3');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(start);
  await press('Navigation bar', 'Skip');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
