import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('dates and times can be selected and are shown', async () => {
  const { user } = await renderRoute('/forms/elements/pickers');

  await user.click(await demo('A day').findByLabelText('Delivery'));
  await user.click((await screen.findAllByRole('button', { name: /^15 / }))[0] as HTMLElement);
  expect(demo('A day').getByLabelText('Delivery')).toHaveTextContent(/15/);

  fireEvent.change(demo('A time').getByLabelText('Start'), { target: { value: '09:05' } });
  expect(demo('A time').getByRole('status')).toHaveTextContent('Chosen: 09:05');
  expect(await demo('A day and a time').findByLabelText('Meeting')).toHaveTextContent(
    'Mar 9, 2026',
  );
  expect(demo('Several days').getByRole('status')).toHaveTextContent('Chosen: Mar 9 and Mar 12');
  expect(demo('A range').getByRole('status')).toHaveTextContent('5 days');
  expect(demo('In words').getByRole('status')).toHaveTextContent('Monday, March 9, 2026');

  await user.click(demo('Some days only').getByLabelText('Fitting'));
  expect((await screen.findAllByRole('button', { name: '14 March 2026' }))[0]).toBeDisabled();
  await user.keyboard('{Escape}');

  await user.click(demo('Always open').getByRole('button', { name: '20 March 2026' }));
  expect(demo('Always open').getByRole('status')).toHaveTextContent('Mar 20');
}, 30_000);
