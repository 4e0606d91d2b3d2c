import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderComponent } from '../testing/renderComponent.tsx';
import { SideDrawer } from './SideDrawer.tsx';

const ignore = () => undefined;

function Drawers() {
  const [openCount, setOpenCount] = useState(2);

  return (
    <SideDrawer
      label="Outer"
      isOpen={openCount > 0}
      size={640}
      onClose={() => setOpenCount((count) => count - 1)}
      onExited={ignore}
    >
      <SideDrawer
        label="Inner"
        isOpen={openCount > 1}
        size={480}
        onClose={() => setOpenCount((count) => count - 1)}
        onExited={ignore}
      >
        Content
      </SideDrawer>
    </SideDrawer>
  );
}

test('Escape closes only the innermost drawer', async () => {
  const { user } = await renderComponent(<Drawers />);
  await screen.findByRole('dialog', { name: 'Inner' });

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Outer' })).toBeVisible();

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Outer' })).toBeNull());
});

test('the second click of a double click does not close the drawer that the first click opened', async () => {
  await renderComponent(<Drawers />);
  await screen.findByRole('dialog', { name: 'Inner' });
  const overlay = [...document.querySelectorAll('.mantine-Drawer-overlay')].at(-1) ?? document.body;

  fireEvent.click(overlay, { detail: 2 });

  expect(screen.getByRole('dialog', { name: 'Inner' })).toBeVisible();
  fireEvent.click(overlay, { detail: 1 });

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Outer' })).toBeVisible();
});
