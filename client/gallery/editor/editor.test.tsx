import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('the HTML of the text is shown, and the text can be reset', async () => {
  const { user } = await renderRoute('/forms/elements/editor');

  expect(
    await getDemo('Uncontrolled').findByRole('textbox', { name: 'Note to the fitters' }),
  ).toHaveTextContent('two trolleys');
  const controlled = getDemo('Controlled');
  const preview = await controlled.findByRole('region', { name: 'Preview' });
  const initialStatus = controlled.getByRole('status').textContent;
  expect(preview).toHaveTextContent('two trolleys');
  await user.click(controlled.getByRole('button', { name: 'Reset' }));
  expect(controlled.getByRole('status')).toHaveTextContent(initialStatus ?? '');
  expect(screen.getAllByRole('textbox', { name: 'Note to the fitters' })).toHaveLength(2);
});
