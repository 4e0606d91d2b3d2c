import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('portraits, initials and icons have names', async () => {
  const { user } = await renderRoute('/components/avatar');

  expect(demo('Sizes').getAllByRole('img', { name: 'Camille Rousseau' })).toHaveLength(6);
  expect(demo('Initials').getByRole('img', { name: 'Thierry Lambert' })).toHaveTextContent('TL');
  expect(demo('Colours').getAllByText('LK')).toHaveLength(7);
  expect(demo('Light colours').getAllByText('LK')).toHaveLength(7);
  expect(demo('Icons').queryByRole('img')).toBeNull();
  const icons = screen
    .getByRole('region', { name: 'Icons' })
    .querySelectorAll('.mantine-Avatar-root');
  expect([...icons].filter((icon) => icon.querySelector('svg[aria-hidden]'))).toHaveLength(5);
  expect(demo('With a status').getByRole('img', { name: 'Online' })).toBeVisible();
  expect(demo('Group').getByRole('img', { name: /3 more/ })).toHaveTextContent('+3');

  const person = demo('Group with tooltips').getByRole('button', { name: 'Rui Tavares' });
  await user.hover(person);
  expect(person).toHaveAccessibleDescription('Rui Tavares');
});
