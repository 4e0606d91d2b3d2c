import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('each menu opens and shows the selected item', async () => {
  const { user } = await renderRoute('/components/dropdowns');

  const buttons = [
    ['Controlled', 'Office'],
    ['Uncontrolled', 'Office'],
    ['Colours', 'Danger'],
    ['Split', 'More for “Info”'],
    ['Outline', 'Dark'],
    ['Flat', 'Secondary'],
    ['Gradient', 'Warning'],
    ['Sizes', 'Small'],
    ['Directions', 'Up'],
  ] as const;

  for (const [title, name] of buttons) {
    await user.click(getDemo(title).getByRole('button', { name }));
    await user.click(await screen.findByRole('menuitem', { name: 'Hamburg' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
  expect((await screen.findAllByText('Selected: “Hamburg”')).length).toBeGreaterThan(0);

  await user.click(getDemo('Controlled').getByRole('button', { name: 'Office' }));
  expect(getDemo('Controlled').getByRole('status')).toHaveTextContent('The menu is open.');
});

test('menus can contain choices, links and a form', async () => {
  const { user } = await renderRoute('/components/dropdowns');

  await user.click(getDemo('With groups').getByRole('button', { name: 'Name, 3 of 3 brands' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Price' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Corvane' }));
  expect(
    getDemo('With groups').getByRole('button', { name: 'Price, 2 of 3 brands' }),
  ).toBeVisible();
  await user.keyboard('{Escape}');

  await user.click(getDemo('With a form').getByRole('button', { name: 'Rename the room' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Lighthouse{Enter}');
  expect(getDemo('With a form').getByRole('status')).toHaveTextContent('called Lighthouse');

  await user.click(getDemo('With icons').getByRole('button', { name: 'Go to' }));
  expect(await screen.findByRole('menuitem', { name: 'To-do' })).toHaveAttribute(
    'href',
    '/apps/todo',
  );
});
