import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('each table shows the projects, and a deleted project can be restored', async () => {
  const { user } = await renderRoute('/tables/reactstrap');

  for (const title of [
    'Plain',
    'Dark',
    'Striped',
    'Striped, dark',
    'Bordered',
    'Borderless',
    'Hover',
    'Small',
    'Status colours',
    'Hover animation',
  ]) {
    expect(
      getDemo(title).getByRole('table', { name: title }).querySelectorAll('tbody tr'),
    ).toHaveLength(4);
  }
  expect(getDemo('Headers').getAllByRole('table')).toHaveLength(2);
  expect(getDemo('Responsive').getAllByRole('columnheader')).toHaveLength(13);

  const plain = getDemo('Plain');
  await user.click(plain.getByRole('button', { name: 'Actions for Studio kitchen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as completed' }));
  await waitFor(() => expect(plain.getAllByText('Completed')).toHaveLength(2));
  await user.click(plain.getByRole('button', { name: 'Actions for Reading room' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(plain.queryByText('Reading room')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await plain.findByText('Reading room')).toBeVisible();
});
