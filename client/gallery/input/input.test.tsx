import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('each field has a label and accepts valid values', async () => {
  const { user } = await renderRoute('/forms/elements/input');

  const plain = getDemo('Plain');
  await user.type(plain.getByLabelText('Name'), 'Henrik');
  expect(plain.getByLabelText('Name')).toHaveValue('Henrik');
  expect(plain.getByLabelText('Email')).toHaveAccessibleDescription(/only for delivery/);
  expect(plain.getByLabelText('Disabled')).toBeDisabled();
  for (const name of ['Read only', 'Read only, as text']) {
    await user.type(plain.getByLabelText(name), '1');
    expect(plain.getByLabelText(name)).toHaveValue('MF-4986');
  }

  for (const title of ['Sizes', 'Label beside the field']) {
    for (const name of ['Large', 'Normal', 'Small']) {
      await user.type(getDemo(title).getByLabelText(name), name);
      expect(getDemo(title).getByLabelText(name)).toHaveValue(name);
    }
  }

  const floating = getDemo('Floating label');
  await user.type(floating.getByLabelText('Name'), 'Henrik');
  expect(floating.getByLabelText('Name')).toHaveValue('Henrik');
  expect(floating.getByLabelText('Disabled')).toBeDisabled();
});

test('files can be selected, and errors are shown on blur', async () => {
  const { user } = await renderRoute('/forms/elements/input');
  const plan = new File(['desks'], 'plan.pdf', { type: 'application/pdf' });

  await user.upload(getDemo('Files').getByLabelText('Native file input'), plan);
  expect(
    (getDemo('Files').getByLabelText('Native file input') as HTMLInputElement).files,
  ).toHaveLength(1);
  const customInput = document.querySelectorAll<HTMLInputElement>('input[type=file]')[1];
  await user.upload(customInput as HTMLInputElement, plan);
  expect(getDemo('Files').getByRole('status')).toHaveTextContent('plan.pdf');

  const invalidEmail = getDemo('Validation').getByLabelText('Invalid email');
  expect(invalidEmail).toBeInvalid();
  expect(getDemo('Validation').getByLabelText('Email')).toBeValid();
  await user.type(invalidEmail, 'home.example');
  await user.tab();
  expect(invalidEmail).toBeValid();
  expect(invalidEmail).toHaveAccessibleDescription('This email address is valid.');
});
