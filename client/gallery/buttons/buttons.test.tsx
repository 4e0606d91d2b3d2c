import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('buttons have each variant', async () => {
  await renderRoute('/components/buttons');

  for (const title of ['Filled', 'Outline', 'Flat', 'Gradient', 'Relief', 'Round']) {
    // Seven colours, and the button that shows the code.
    expect(getDemo(title).getAllByRole('button')).toHaveLength(8);
    expect(getDemo(title).getByRole('button', { name: 'Secondary' })).toBeEnabled();
  }
  expect(getDemo('With icons').getByRole('button', { name: 'Download' })).toBeVisible();
  expect(getDemo('Icons only').getAllByRole('button', { name: 'Send' })[1]).toBeDisabled();
  expect(getDemo('Sizes').getByRole('button', { name: 'Small' })).toBeVisible();
  expect(getDemo('Full width').getByRole('button', { name: 'Send' })).toBeVisible();
});

test('button groups select and count, and each kind of button can be pressed', async () => {
  const { user } = await renderRoute('/components/buttons');

  const group = getDemo('Button groups');
  await user.click(group.getByRole('button', { name: 'Lyon' }));
  await user.click(group.getByRole('button', { name: 'One fewer' }));
  expect(group.getByRole('button', { name: 'Lyon', pressed: true })).toBeVisible();
  expect(group.getByRole('status')).toHaveTextContent('3 desks for Lyon');

  const choice = getDemo('Selection groups');
  await user.click(choice.getByRole('checkbox', { name: 'Lamps' }));
  await user.click(choice.getByRole('radio', { name: 'yearly' }));
  expect(choice.getByRole('status')).toHaveTextContent('Desks and Lamps, yearly');
  await user.click(choice.getByRole('checkbox', { name: 'Lamps' }));
  await user.click(choice.getByRole('checkbox', { name: 'Desks' }));
  expect(choice.getByRole('status')).toHaveTextContent('Nothing, yearly');

  const tags = getDemo('Elements');
  for (const name of ['Button', 'Input', 'Submit button']) {
    await user.click(tags.getByRole('button', { name }));
    expect(tags.getByRole('status')).toHaveTextContent(`Pressed: ${name}`);
  }
  expect(tags.getByRole('link', { name: 'Link to another page' })).toHaveAttribute(
    'href',
    '/reference',
  );
  expect(tags.getByRole('link', { name: 'Link within the app' })).toHaveAttribute(
    'href',
    '/apps/user/list',
  );
});
