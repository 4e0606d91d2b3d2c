import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('each form shows the submitted values and can be reset', async () => {
  const { user } = await renderRoute('/forms/layout/form-layout');

  for (const title of [
    'Horizontal',
    'Horizontal, with icons',
    'Vertical',
    'Vertical, with icons',
  ]) {
    const form = getDemo(title);
    await user.type(form.getByLabelText('First name'), 'Ada');
    await user.type(form.getByLabelText('Password'), 'secret');
    await user.click(form.getByLabelText('Remember me'));
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(form.getByRole('status')).toHaveTextContent(/First nameAda.*••••••.*Remember meYes/);
    await user.click(form.getByRole('button', { name: 'Reset' }));
    expect(form.getByRole('status')).toBeEmptyDOMElement();
    expect(form.getByLabelText('First name')).toHaveValue('');
  }

  const columns = within(screen.getByRole('form', { name: 'Several columns' }));
  await user.type(columns.getByLabelText('Company'), 'Quist Press');
  await user.click(columns.getByRole('button', { name: 'Send' }));
  expect(columns.getByRole('status')).toHaveTextContent('CompanyQuist Press');
});
