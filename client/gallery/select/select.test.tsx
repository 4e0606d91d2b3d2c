import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

/**
 * Returns the remove buttons of pills, which are for pointers only. The first button shows the
 * code.
 */
const getRemoveButtons = (title: string) =>
  [...screen.getByRole('region', { name: title }).querySelectorAll('button')].slice(1);

test('one or several options can be selected, shown and removed', async () => {
  const { user } = await renderRoute('/forms/elements/select');
  const plain = demo('Searchable');
  await user.click(plain.getByLabelText('Clear'));
  expect(plain.getByRole('status')).toHaveTextContent('Nothing selected');
  await user.type(plain.getByRole('combobox'), 'ly{ArrowDown}{Enter}');
  expect(plain.getByRole('status')).toHaveTextContent('Selected: Lyon');

  const multiple = demo('Multiple values');
  await user.click(multiple.getByRole('combobox'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(multiple.getByRole('status')).toHaveTextContent('Selected: Lyon, Leeds, and Hamburg');

  const [removeButton, ...otherButtons] = getRemoveButtons('Fixed values');
  expect(otherButtons).toEqual([]);
  await user.click(removeButton as HTMLElement);
  await waitFor(() => expect(getRemoveButtons('Fixed values')).toEqual([]));

  const newValues = demo('New values');
  await user.type(newValues.getByRole('combobox'), 'Porto{Enter}');
  expect(newValues.getByRole('status')).toHaveTextContent('Selected: Leeds and Porto');

  const native = demo('Native, multiple values');
  await user.selectOptions(native.getByRole('listbox'), 'Leeds');
  expect(native.getByRole('status')).toHaveTextContent('Selected: Leeds and Lyon');
}, 60_000);

test('options can have groups and icons and can be loaded from the server', async () => {
  const { user } = await renderRoute('/forms/elements/select');

  await user.click(demo('Groups with counts').getByRole('combobox'));
  expect(await screen.findByText('Desks (3)')).toBeVisible();
  await user.keyboard('{Escape}');

  await user.click(demo('Icons in groups').getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'Sol desk lamp' }));
  expect(demo('Icons in groups').getByRole('combobox')).toHaveValue('Sol desk lamp');

  const people = demo('Loaded from the server').getByRole('combobox');
  await user.type(people, 'okafor');
  await user.click(await screen.findByRole('option', { name: 'Ines Okafor' }));
  await waitFor(() => expect(people).toHaveValue('Ines Okafor'));

  expect(demo('States').getByLabelText('Disabled', { selector: 'input, select' })).toBeDisabled();
  expect(demo('States').getByText('Select an office.')).toBeVisible();
  expect(demo('Sizes').getAllByRole('combobox')).toHaveLength(3);
  expect(demo('Native').getByLabelText('Disabled', { selector: 'input, select' })).toBeDisabled();
  await user.click(getRemoveButtons('Animated')[0] as HTMLElement);
  await waitFor(() => expect(getRemoveButtons('Animated')).toEqual([]));
}, 60_000);
