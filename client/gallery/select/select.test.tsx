import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

/**
 * Returns the remove buttons of pills, which are for pointers only. The first button shows the
 * code.
 */
const getRemoveButtons = (title: string) =>
  [...screen.getByRole('region', { name: title }).querySelectorAll('button')].slice(1);

test('one or several options can be selected, shown and removed', async () => {
  const { user } = await renderRoute('/forms/elements/select');
  const plain = getDemo('Searchable');
  await user.click(plain.getByLabelText('Clear'));
  expect(plain.getByRole('status')).toHaveTextContent('Nothing selected');
  await user.type(plain.getByRole('combobox'), 'ly{ArrowDown}{Enter}');
  expect(plain.getByRole('status')).toHaveTextContent('Selected: Lyon');

  const multiple = getDemo('Multiple values');
  await user.click(multiple.getByRole('combobox'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(multiple.getByRole('status')).toHaveTextContent('Selected: Lyon, Leeds, and Hamburg');

  const [removeButton, ...otherButtons] = getRemoveButtons('Fixed values');
  expect(otherButtons).toEqual([]);
  await user.click(removeButton as HTMLElement);
  await waitFor(() => expect(getRemoveButtons('Fixed values')).toEqual([]));

  const newValues = getDemo('New values');
  await user.type(newValues.getByRole('combobox'), 'Porto{Enter}');
  expect(newValues.getByRole('status')).toHaveTextContent('Selected: Leeds and Porto');

  const native = getDemo('Native, multiple values');
  await user.selectOptions(native.getByRole('listbox'), 'Leeds');
  expect(native.getByRole('status')).toHaveTextContent('Selected: Leeds and Lyon');
});

test('options can have groups and icons and can be loaded from the server', async () => {
  const { user } = await renderRoute('/forms/elements/select');

  await user.click(getDemo('Groups with counts').getByRole('combobox'));
  expect(await screen.findByText('Desks (3)')).toBeVisible();
  await user.keyboard('{Escape}');

  await user.click(getDemo('Icons in groups').getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'Sol desk lamp' }));
  expect(getDemo('Icons in groups').getByRole('combobox')).toHaveValue('Sol desk lamp');

  const people = getDemo('Loaded from the server').getByRole('combobox');
  await user.type(people, 'okafor');
  await user.click(await screen.findByRole('option', { name: 'Ines Okafor' }));
  await waitFor(() => expect(people).toHaveValue('Ines Okafor'));

  expect(
    getDemo('States').getByLabelText('Disabled', { selector: 'input, select' }),
  ).toBeDisabled();
  expect(getDemo('States').getByText('Select an office.')).toBeVisible();
  expect(getDemo('Sizes').getAllByRole('combobox')).toHaveLength(3);
  expect(
    getDemo('Native').getByLabelText('Disabled', { selector: 'input, select' }),
  ).toBeDisabled();
  await user.click(getRemoveButtons('Animated')[0] as HTMLElement);
  await waitFor(() => expect(getRemoveButtons('Animated')).toEqual([]));
});
