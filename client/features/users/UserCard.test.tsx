import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('after a change of the status by keyboard, the button that reverts it has the focus', async () => {
  const { user } = await renderRoute('/apps/user/view/2');
  (await screen.findByRole('button', { name: 'Suspend' })).focus();

  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Activate' })).toHaveFocus());

  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Suspend' })).toHaveFocus());
});
