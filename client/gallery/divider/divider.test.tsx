import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('dividers can have labels, icons, colours and line styles', async () => {
  await renderRoute('/components/divider');

  expect(demo('Plain').getByRole('separator')).toBeVisible();
  expect(demo('With text').getByRole('separator')).toHaveTextContent('At noon');
  expect(
    demo('Position')
      .getAllByRole('separator')
      .map(({ textContent }) => textContent),
  ).toEqual(['Start', 'After the start', 'Centre', 'Before the end', 'End']);
  expect(demo('Colours').getAllByRole('separator')).toHaveLength(5);
  expect(demo('With icons').getAllByRole('separator')).toHaveLength(3);
  expect(demo('Line styles').getByText('Dashed')).toBeVisible();
});
