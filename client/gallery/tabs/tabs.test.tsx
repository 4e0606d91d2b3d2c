import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const titles = [
  'Plain',
  'With icons',
  'Vertical, before the content',
  'Vertical, after the content',
  'Filled',
  'Equally wide',
  'Centred',
  'At the end',
];

test('each variant shows the panel of the selected tab', async () => {
  const { user } = await renderRoute('/components/tabs-component');

  for (const title of titles) {
    const tabs = getDemo(title);
    expect(tabs.getByRole('tabpanel')).toHaveTextContent('160 cm');
    await user.click(tabs.getByRole('tab', { name: 'Delivery' }));
    expect(tabs.getByRole('tabpanel', { name: 'Delivery' })).toHaveTextContent('two people');
  }
});

test('arrow keys select the next enabled tab', async () => {
  const { user } = await renderRoute('/components/tabs-component');
  const plain = getDemo('Plain');

  expect(plain.getByRole('tab', { name: 'Reviews' })).toBeDisabled();
  await user.click(plain.getByRole('tab', { name: 'Delivery' }));
  await user.keyboard('{ArrowRight}');
  expect(plain.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');

  getDemo(titles[2] ?? '')
    .getByRole('tab', { name: 'Details' })
    .focus();
  await user.keyboard('{ArrowDown}');
  expect(getDemo(titles[2] ?? '').getByRole('tabpanel')).toHaveTextContent('oak');
});
