import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('forms show errors and the submitted values', async () => {
  const { user } = await renderRoute('/forms/react-hook-form');

  const plain = getDemo('Required fields');
  const send = (form: ReturnType<typeof getDemo>) =>
    user.click(form.getByRole('button', { name: 'Send' }));
  await send(plain);
  expect(plain.getAllByText('Fill in this field.')).toHaveLength(3);
  await user.type(plain.getByLabelText(/^First name/), 'Ada');
  await user.type(plain.getByLabelText(/^Last name/), 'Quist');
  await user.type(plain.getByLabelText(/^Username/), 'ada');
  await send(plain);
  expect(plain.getByRole('status')).toHaveTextContent('Last nameQuist');

  const schema = getDemo('Validation schema');
  await user.type(schema.getByLabelText('First name'), 'Al');
  expect(schema.getByText('Write at least 3 characters.')).toBeVisible();
  await user.type(schema.getByLabelText('First name'), 'an');
  expect(schema.queryByText('Write at least 3 characters.')).toBeNull();
  await send(schema);
  expect(schema.getByText('Write at least 6 characters.')).toBeVisible();

  const custom = getDemo('Custom components');
  await user.click(custom.getByRole('combobox', { name: 'Country' }));
  await user.keyboard('Denm');
  await user.click(await screen.findByText('Denmark'));
  await user.type(custom.getByLabelText('Mobile'), '2135550190');
  expect(custom.getByLabelText('Mobile')).toHaveValue('213 555 0190');
  await send(custom);
  expect(custom.getByText('Fill in this field.')).toBeVisible();

  const server = getDemo('Server validation');
  await user.type(server.getByLabelText('Username'), 'ines.okafor');
  await send(server);
  expect(await server.findByText(/“ines.okafor” is already in use/)).toBeVisible();
  await user.type(server.getByLabelText('Username'), '2');
  await send(server);
  expect(await server.findByText('ines.okafor2')).toBeVisible();
});
