import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('each field shows its error only after validation', async () => {
  const { user } = await renderRoute('/forms/reactstrap-validation');
  const form = getDemo('Registration');
  const send = () => user.click(form.getByRole('button', { name: 'Send' }));
  expect(form.queryByText(/^Enter|^Choose|^Select|^Accept|^Write/)).toBeNull();

  await send();
  expect(form.getAllByText(/^Enter|^Choose|^Select|^Accept|^Write/)).toHaveLength(9);
  expect(form.getByLabelText(/^Name/)).toHaveFocus();

  await user.type(form.getByLabelText(/^Name/), 'Ada Quist');
  await user.type(form.getByLabelText(/^Email/), 'ada@quist.example');
  await user.type(form.getByLabelText(/^Password/), 'correct horse');
  await user.click(form.getByLabelText(/^Date of birth/));
  await user.click((await screen.findAllByRole('button', { name: /^10 / }))[0] as HTMLElement);
  await user.click(form.getByRole('combobox', { name: /^Country/ }));
  await user.keyboard('Denm');
  await user.click(await screen.findByText('Denmark'));
  await user.click(form.getByRole('combobox', { name: /^Hobbies/ }));
  await user.click(await screen.findByRole('option', { name: 'Cycling' }));
  await user.type(form.getByLabelText(/^About you/), 'I draw chairs.');
  await user.click(form.getByLabelText('Woman'));
  await user.click(form.getByLabelText('I accept the terms'));
  await send();
  const [sentValues] = form.getAllByRole('status').slice(-1);
  expect(sentValues).toHaveTextContent(/Ada Quist.*Denmark.*I draw chairs.*Cycling.*Woman/);
});
