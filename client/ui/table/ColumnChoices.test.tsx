import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderComponent } from '../../testing/renderComponent.tsx';
import { ColumnChoices } from './ColumnChoices.tsx';

test('columns without a title are listed by their number', async () => {
  await renderComponent(
    <ColumnChoices
      titles={['', 'Name', ' ']}
      fields={[{ value: 'name', label: 'Name' }]}
      columnFields={['', 'name', '']}
      onChange={vi.fn()}
    />,
  );

  expect(screen.getByText(/^Columns not imported: Column 1, Column 3\./)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Column 3' })).toHaveValue('');
});
