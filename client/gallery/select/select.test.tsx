import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

/**
 * Returns the remove buttons of pills, which are for pointers only. The first button shows the
 * code.
 */
const crossesIn = (title: string) =>
  [...screen.getByRole('region', { name: title }).querySelectorAll('button')].slice(1);

test('one or several options can be selected, shown and removed', async () => {
  const { user } = await renderRoute('/forms/elements/select');
  const plain = demo('Searchable');
  await user.click(plain.getByLabelText('Clear'));
  expect(plain.getByRole('status')).toHaveTextContent('Nothing selected');
  await user.type(plain.getByRole('combobox'), 'ly{ArrowDown}{Enter}');
  expect(plain.getByRole('status')).toHaveTextContent('Selected: Lyon');

  const several = demo('Multiple values');
  await user.click(several.getByRole('combobox'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(several.getByRole('status')).toHaveTextContent('Selected: Lyon, Leeds, and Hamburg');

  const [cross, ...others] = crossesIn('Fixed values');
  expect(others).toEqual([]);
  await user.click(cross as HTMLElement);
  await waitFor(() => expect(crossesIn('Fixed values')).toEqual([]));

  const free = demo('New values');
  await user.type(free.getByRole('combobox'), 'Porto{Enter}');
  expect(free.getByRole('status')).toHaveTextContent('Selected: Leeds and Porto');

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
  await user.click(crossesIn('Animated')[0] as HTMLElement);
  await waitFor(() => expect(crossesIn('Animated')).toEqual([]));
}, 60_000);
