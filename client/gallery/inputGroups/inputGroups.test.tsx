import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('fields have texts, checkboxes or radio buttons beside them', async () => {
  const { user } = await renderRoute('/forms/elements/input-group');

  for (const title of ['Basic', 'Merged']) {
    const groups = getDemo(title);
    expect(groups.getAllByRole('textbox')).toHaveLength(7);
    await user.type(groups.getByLabelText('Page URL'), 'shop');
    expect(groups.getByLabelText('Page URL')).toHaveValue('shop');
    expect(groups.getByText('https://')).toBeVisible();
  }
  await user.type(getDemo('Sizes').getByLabelText('Large'), 'ines');
  expect(getDemo('Sizes').getByLabelText('Large')).toHaveValue('ines');

  const choices = getDemo('With checkbox or radio');
  expect(choices.getByRole('radio', { name: 'Select “By van”' })).toBeChecked();
  await user.click(choices.getByRole('radio', { name: 'Select “By courier”' }));
  expect(choices.getByRole('radio', { name: 'Select “By van”' })).not.toBeChecked();
  await user.click(choices.getByRole('checkbox', { name: 'Select “Note”' }));
  expect(choices.getByRole('checkbox', { name: 'Select “Note”' })).not.toBeChecked();
  await user.click(choices.getByRole('checkbox', { name: 'Select “Gift wrapping”' }));
  expect(choices.getByRole('checkbox', { name: 'Select “Gift wrapping”' })).toBeChecked();
});

test('buttons and menus change the value of their field', async () => {
  const { user } = await renderRoute('/forms/elements/input-group');

  const buttons = getDemo('With buttons');
  expect(buttons.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(buttons.getByLabelText('Code'), 'OAK10');
  await user.click(buttons.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“OAK10” saved')).toBeInTheDocument();
  await user.click(buttons.getByRole('button', { name: 'One more' }));
  expect(buttons.getByLabelText('Desks')).toHaveValue('5');
  await user.click(buttons.getByRole('button', { name: 'One fewer' }));
  expect(buttons.getByLabelText('Desks')).toHaveValue('4');

  const menus = getDemo('With a menu');
  expect(menus.getByRole('status')).toHaveTextContent('$480.00');
  await user.click(menus.getByRole('button', { name: 'Currency: USD' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'GBP' }));
  expect(menus.getByRole('status')).toHaveTextContent('£480.00');
  await user.selectOptions(menus.getByLabelText('Country code'), '+44');
  expect(menus.getByLabelText('Country code')).toHaveValue('+44');
});
