import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test.each(['Plain', 'Animated'])(
  '%s: adding and removing rows updates the total',
  async (title) => {
    const { user } = await renderRoute('/forms/form-repeater');
    const form = getDemo(title);
    expect(form.getAllByText('$1,098.00')).toHaveLength(2);

    await user.click(form.getByRole('button', { name: 'Add item' }));
    const [, name] = form.getAllByLabelText('Item');
    await waitFor(() => expect(name).toHaveFocus());
    await user.keyboard('Sol desk lamp');
    const [, cost] = form.getAllByLabelText('Cost');
    if (cost) await user.clear(cost);
    if (cost) await user.type(cost, '100');
    expect(form.getByText('$1,198.00')).toBeVisible();

    await user.click(form.getByRole('button', { name: 'Remove Holm standing desk' }));
    expect(form.getAllByLabelText('Item')).toHaveLength(1);
    expect(form.getByLabelText('Item')).toHaveValue('Sol desk lamp');
    expect(form.getByRole('button', { name: 'Remove Sol desk lamp' })).toBeDisabled();
  },
  30_000,
);
