import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('breadcrumbs link to the parent pages', async () => {
  await renderRoute('/components/breadcrumbs');

  expect(getDemo('Separators').getAllByRole('navigation')).toHaveLength(5);
  expect(
    getDemo('Separators').getByRole('navigation', { name: 'With vertical lines' }),
  ).toHaveTextContent('Home|Shop|Lamps');
  expect(getDemo('Alignment').getByRole('navigation', { name: 'At the end' })).toHaveTextContent(
    'Lamps',
  );
  expect(getDemo('Plain').getByText('Lamps')).toHaveAttribute('aria-current', 'page');

  expect(getDemo('Plain').getByRole('link', { name: 'Shop' })).toHaveAttribute(
    'href',
    '/apps/todo',
  );
});
