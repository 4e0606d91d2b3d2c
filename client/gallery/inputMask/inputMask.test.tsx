import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('formats the entered text, and shows the value without the format', async () => {
  const { user } = await renderRoute('/forms/elements/input-mask');

  for (const [title, enteredText, formattedText, storedValue] of [
    ['Credit card', '4111x111122223333', '4111 1111 2222 3333', '4111111122223333'],
    ['Phone', '2135550100', '(213) 555-0100', '2135550100'],
    ['Date', '29022028', '29/02/2028', '29022028'],
    ['Time', '293745', '23:45', '2345'],
    ['Blocks', '1234567890', '1234 567 890', '1234567890'],
    ['Delimiters', '123456789', '123·456·789', '123456789'],
    ['Several delimiters', 'mf49826b', 'MF.498/26-B', 'MF49826B'],
    ['Prefix', '9175550100', '+63 917 555 0100', '9175550100'],
  ] as const) {
    const field = getDemo(title).getByRole('textbox');
    await user.type(field, enteredText);
    expect(field).toHaveValue(formattedText);
    expect(getDemo(title).getByRole('status')).toHaveTextContent(`Stored as ${storedValue}`);
  }
});

test('formats a number when the field loses the focus', async () => {
  const { user } = await renderRoute('/forms/elements/input-mask');

  const field = getDemo('Number').getByRole('textbox');
  await user.type(field, '1234567,5');
  await user.tab();

  expect(field).toHaveValue('1,234,567.5');
  expect(getDemo('Number').getByRole('status')).toHaveTextContent('Stored as 1234567.5');
});

test('refuses 30 February, and pasted or deleted text keeps the format', async () => {
  const { user } = await renderRoute('/forms/elements/input-mask');

  const date = getDemo('Date').getByRole('textbox');
  await user.type(date, '30022026');
  expect(getDemo('Date').getByText('This date does not exist.')).toBeVisible();
  await user.type(date, '{Backspace}');
  expect(getDemo('Date').queryByText('This date does not exist.')).toBeNull();

  const card = getDemo('Credit card').getByRole('textbox');
  await user.click(card);
  await user.paste('4111-1111-2222-3333');
  expect(card).toHaveValue('4111 1111 2222 3333');
});
