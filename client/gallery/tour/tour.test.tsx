import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('a tour has three steps in both directions, and returns the focus at the end', async () => {
  const { user } = await renderRoute('/extensions/tour');
  const startButton = getDemo('Guided tour').getByRole('button', { name: 'Start the tour' });
  const pressButton = async (step: string, name: string) =>
    user.click(
      within(await screen.findByRole('dialog', { name: step })).getByRole('button', { name }),
    );

  await user.click(startButton);
  await pressButton('Navigation bar', 'Next');
  await pressButton('Demo card', 'Back');
  await pressButton('Navigation bar', 'Next');
  await pressButton('Demo card', 'Next');
  await pressButton('Footer', 'Finish');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(startButton).toHaveFocus());

  await user.click(startButton);
  expect(await screen.findByRole('dialog', { name: 'Navigation bar' })).toHaveTextContent('1 of 3');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(startButton);
  await pressButton('Navigation bar', 'Skip');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
