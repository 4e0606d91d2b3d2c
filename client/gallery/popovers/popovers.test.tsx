import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const text = 'The price includes delivery and setting up.';
const expectClosed = () => waitFor(() => expect(screen.queryByText(text)).toBeNull());

test('a button opens its popover, and Escape closes it', async () => {
  const { user } = await renderRoute('/components/popovers');

  for (const [title, names] of [
    ['Uncontrolled', ['What the price includes']],
    ['Positions', ['Above', 'After', 'Below', 'Before']],
  ] as const) {
    for (const name of names) {
      await user.click(getDemo(title).getByRole('button', { name }));
      expect(await screen.findByRole('dialog', { name })).toHaveTextContent(text);
      await user.keyboard('{Escape}');
      await expectClosed();
    }
  }
});

test('a popover can be opened by a switch, on click, on focus and on hover', async () => {
  const { user } = await renderRoute('/components/popovers');

  await user.click(getDemo('Controlled').getByRole('switch', { name: 'Show popover' }));
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(getDemo('Controlled').getByRole('button', { name: 'What the price includes' }));
  await expectClosed();
  expect(getDemo('Controlled').getByRole('switch')).not.toBeChecked();

  const triggers = getDemo('Triggers');
  await user.click(triggers.getByRole('button', { name: 'On click' }));
  expect(await screen.findByRole('dialog', { name: 'On click' })).toBeVisible();
  await user.keyboard('{Escape}');
  await expectClosed();

  const onFocus = triggers.getByRole('button', { name: 'On focus' });
  act(() => onFocus.focus());
  await waitFor(() => expect(onFocus).toHaveAccessibleDescription(text));
  await user.keyboard('{Escape}');
  await expectClosed();

  const onHover = triggers.getByRole('button', { name: 'On hover' });
  await user.hover(onHover);
  await waitFor(() => expect(onHover).toHaveAccessibleDescription(text));
  await user.unhover(onHover);
  await expectClosed();
});
