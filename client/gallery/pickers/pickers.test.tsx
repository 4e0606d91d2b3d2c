import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('dates and times can be selected and are shown', async () => {
  const { user } = await renderRoute('/forms/elements/pickers');

  await user.click(await demo('Date').findByLabelText('Delivery'));
  await user.click((await screen.findAllByRole('button', { name: /^15 / }))[0] as HTMLElement);
  expect(demo('Date').getByLabelText('Delivery')).toHaveTextContent(/15/);

  fireEvent.change(demo('Time').getByLabelText('Start'), { target: { value: '09:05' } });
  expect(demo('Time').getByRole('status')).toHaveTextContent('Selected: 09:05');
  expect(await demo('Date and time').findByLabelText('Meeting')).toHaveTextContent('Mar 9, 2026');
  expect(demo('Several dates').getByRole('status')).toHaveTextContent('Selected: Mar 9 and Mar 12');
  expect(demo('Date range').getByRole('status')).toHaveTextContent('5 days');
  expect(demo('Long format').getByRole('status')).toHaveTextContent('Monday, March 9, 2026');

  await user.click(demo('Limited dates').getByLabelText('Assembly'));
  expect((await screen.findAllByRole('button', { name: '14 March 2026' }))[0]).toBeDisabled();
  await user.keyboard('{Escape}');

  await user.click(demo('Inline').getByRole('button', { name: '20 March 2026' }));
  expect(demo('Inline').getByRole('status')).toHaveTextContent('Mar 20');
}, 30_000);
