import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('blocked content cannot receive the focus until the overlay disappears', async () => {
  const { user } = await renderRoute('/components/blockui');

  for (const title of ['Basic', 'Custom colour', 'Custom loader', 'With a message']) {
    const card = getDemo(title);
    const form = card.getByLabelText('Product').closest('[aria-busy]');
    expect(form).not.toHaveAttribute('inert');
    await user.click(card.getByRole('button', { name: /^Block for \d seconds$/ }));
    expect(form).toHaveAttribute('inert');
    expect(form).toHaveAttribute('aria-busy', 'true');
    expect(await card.findByRole('status')).toBeInTheDocument();
  }

  expect(getDemo('With a message').getByRole('status')).toHaveTextContent('Please wait');
  const basic = screen.getByRole('region', { name: 'Basic' });
  await waitFor(() => expect(within(basic).queryByRole('status')).toBeNull());
  expect(within(basic).getByLabelText('Product').closest('[aria-busy]')).not.toHaveAttribute(
    'inert',
  );
});
