import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../testing/renderRoute.tsx';
import { readStoredLayout, resetLayout } from '../theme/layout.ts';

afterEach(() => resetLayout());

test('stores each option, resets all of them, and returns the focus when it closes', {
  tags: ['nightly'],
}, async () => {
  const { user } = await renderRoute('/apps/todo');
  const [openButton] = await screen.findAllByRole('button', { name: 'Open the appearance panel' });
  if (!openButton) throw new Error('No button opens the appearance panel.');
  await user.click(openButton);
  const panel = within(await screen.findByRole('dialog', { name: 'Appearance' }));
  const choose = (group: string, name: string) =>
    user.click(within(panel.getByRole('group', { name: group })).getByRole('radio', { name }));

  await choose('Colour scheme', 'Bordered');
  await choose('Primary colour', 'Teal');
  await choose('Direction', 'Right to left');
  await choose('Content width', 'Boxed');
  await choose('Top bar', 'Sticky');
  await choose('Top bar colour', 'Dark');
  await choose('Footer', 'Hidden');
  await choose('Page transition', 'None');
  await user.click(panel.getByRole('switch', { name: 'Icons only' }));

  expect(readStoredLayout()).toMatchObject({
    colorScheme: 'bordered',
    primary: 'teal',
    direction: 'rtl',
    content: 'boxed',
    navbar: 'sticky',
    navbarColour: 'dark',
    footer: 'hidden',
    transition: 'none',
    menuCollapsed: true,
  });
  expect(screen.queryByRole('contentinfo')).toBeNull();

  await user.click(panel.getByRole('button', { name: 'Reset to defaults' }));
  expect(screen.getByRole('contentinfo')).toBeVisible();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(openButton).toHaveFocus();
});
