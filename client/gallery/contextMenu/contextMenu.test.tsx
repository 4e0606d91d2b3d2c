import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('the configured mouse button opens a context menu', async () => {
  const { user } = await renderRoute('/extensions/context-menu');
  const getArea = (title: string, name: string) => getDemo(title).getByRole('button', { name });
  const selectItem = async (name: string) => {
    await user.click(await screen.findByRole('menuitem', { name }));
    expect(await screen.findByText(`Selected: “${name}”`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };

  const rightClickArea = getArea('Right click', 'Right-click here');
  fireEvent.contextMenu(rightClickArea, { clientX: 40, clientY: 60 });
  expect(await screen.findByRole('menuitem', { name: 'Move to' })).toBeVisible();
  await selectItem('Copy');
  await waitFor(() => expect(rightClickArea).toHaveFocus());

  fireEvent.click(getArea('Left click', 'Click here'), { detail: 1, clientX: 10, clientY: 10 });
  await selectItem('Edit');
  fireEvent.dblClick(getArea('Double click', 'Double-click here'), { clientX: 10, clientY: 10 });
  await selectItem('Delete');
});

test('the keyboard opens each menu and its submenu', async () => {
  const { user } = await renderRoute('/extensions/context-menu');
  const area = getDemo('Right click').getByRole('button', { name: /click here/ });

  area.focus();
  fireEvent.click(area, { detail: 0 });
  const submenuItem = await screen.findByRole('menuitem', { name: 'Move to' });
  submenuItem.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Leeds' })).toBeDisabled();
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Hamburg' })).toHaveFocus());
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(submenuItem).toHaveFocus());
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('menuitem', { name: 'Lyon' }));
  expect(await screen.findByText('Selected: “Lyon”')).toBeVisible();

  for (const button of getDemo('Animations').getAllByRole('button', {
    name: /^(Fade|Flip|Slide)$/,
  })) {
    fireEvent.click(button, { detail: 0 });
    const menu = await screen.findByRole('menu');
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
});
