import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('portraits, initials and icons have names', async () => {
  const { user } = await renderRoute('/components/avatar');

  expect(getDemo('Sizes').getAllByRole('img', { name: 'Camille Rousseau' })).toHaveLength(6);
  expect(getDemo('Initials').getByRole('img', { name: 'Thierry Lambert' })).toHaveTextContent('TL');
  expect(getDemo('Colours').getAllByText('LK')).toHaveLength(7);
  expect(getDemo('Light colours').getAllByText('LK')).toHaveLength(7);
  expect(getDemo('Icons').queryByRole('img')).toBeNull();
  const icons = screen
    .getByRole('region', { name: 'Icons' })
    .querySelectorAll('.mantine-Avatar-root');
  expect([...icons].filter((icon) => icon.querySelector('svg[aria-hidden]'))).toHaveLength(5);
  expect(getDemo('With a status').getByRole('img', { name: 'Online' })).toBeVisible();
  expect(getDemo('Group').getByRole('img', { name: /3 more/ })).toHaveTextContent('+3');

  const person = getDemo('Group with tooltips').getByRole('button', { name: 'Rui Tavares' });
  await user.hover(person);
  await waitFor(() => expect(person).toHaveAccessibleDescription('Rui Tavares'));
});
