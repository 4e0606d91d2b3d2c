import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('breadcrumbs link to the parent pages', async () => {
  await renderRoute('/components/breadcrumbs');

  expect(demo('Separators').getAllByRole('navigation')).toHaveLength(5);
  expect(
    demo('Separators').getByRole('navigation', { name: 'With vertical lines' }),
  ).toHaveTextContent('Home|Shop|Lamps');
  expect(demo('Alignment').getByRole('navigation', { name: 'At the end' })).toHaveTextContent(
    'Lamps',
  );
  expect(demo('Plain').getByText('Lamps')).toHaveAttribute('aria-current', 'page');

  expect(demo('Plain').getByRole('link', { name: 'Shop' })).toHaveAttribute(
    'href',
    '/apps/ecommerce/shop',
  );
});
