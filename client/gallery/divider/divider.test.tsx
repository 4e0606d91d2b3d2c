import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('dividers can have labels, icons, colours and line styles', async () => {
  await renderRoute('/components/divider');

  expect(getDemo('Plain').getByRole('separator')).toBeVisible();
  expect(getDemo('With text').getByRole('separator')).toHaveTextContent('At noon');
  expect(
    getDemo('Position')
      .getAllByRole('separator')
      .map(({ textContent }) => textContent),
  ).toEqual(['Start', 'After the start', 'Centre', 'Before the end', 'End']);
  expect(getDemo('Colours').getAllByRole('separator')).toHaveLength(5);
  expect(getDemo('With icons').getAllByRole('separator')).toHaveLength(3);
  expect(getDemo('Line styles').getByText('Dashed')).toBeVisible();
});
