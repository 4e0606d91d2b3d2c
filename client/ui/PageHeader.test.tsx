import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../testing/renderComponent.tsx';
import { PageHeader } from './PageHeader.tsx';

test('shows the path from the home page to this page, with links to the levels that have a page', async () => {
  const crumbs = [{ label: 'Pages' }, { label: 'Users', to: '/apps/user/list' }];
  await renderComponent(
    <PageHeader title="A lamp" crumbs={crumbs} action={<button type="button">Edit</button>} />,
  );

  const levels = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(levels.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Home',
    'Pages',
    'Users',
    'A lamp',
  ]);
  expect(levels.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(levels.getByText('A lamp').closest('li')).toHaveAttribute('aria-current', 'page');
  expect(levels.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/apps/user/list');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A lamp');
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
});
