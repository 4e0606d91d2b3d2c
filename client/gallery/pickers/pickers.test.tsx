import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('dates and times can be selected and are shown', async () => {
  const { user } = await renderRoute('/forms/elements/pickers');

  await user.click(await getDemo('Date').findByLabelText('Delivery'));
  await user.click((await screen.findAllByRole('button', { name: /^15 / }))[0] as HTMLElement);
  expect(getDemo('Date').getByLabelText('Delivery')).toHaveTextContent(/15/);

  fireEvent.change(getDemo('Time').getByLabelText('Start'), { target: { value: '09:05' } });
  expect(getDemo('Time').getByRole('status')).toHaveTextContent('Selected: 09:05');
  expect(await getDemo('Date and time').findByLabelText('Meeting')).toHaveTextContent(
    'Mar 9, 2026',
  );
  expect(getDemo('Several dates').getByRole('status')).toHaveTextContent(
    'Selected: Mar 9 and Mar 12',
  );
  expect(getDemo('Date range').getByRole('status')).toHaveTextContent('5 days');
  expect(getDemo('Long format').getByRole('status')).toHaveTextContent('Monday, March 9, 2026');

  await user.click(getDemo('Limited dates').getByLabelText('Assembly'));
  expect((await screen.findAllByRole('button', { name: '14 March 2026' }))[0]).toBeDisabled();
  await user.keyboard('{Escape}');

  await user.click(getDemo('Inline').getByRole('button', { name: '20 March 2026' }));
  expect(getDemo('Inline').getByRole('status')).toHaveTextContent('Mar 20');
});
