import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderComponent } from '../testing/renderComponent.tsx';
import { DrawerForm } from './DrawerForm.tsx';

function Screen({ onSubmit }: { onSubmit: () => unknown }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');

  return (
    <main id="content">
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      <DrawerForm
        title="Add a chair"
        action="Save chair"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={onSubmit}
        isDirty={() => name !== ''}
      >
        <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      </DrawerForm>
    </main>
  );
}

async function open(onSubmit: () => unknown = vi.fn()) {
  const { user, router } = await renderComponent(<Screen onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByRole('dialog', { name: 'Add a chair' });
  return { user, router };
}

test('an unchanged form closes immediately and returns the focus', async () => {
  const { user } = await open();

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus());
});

test.each(['Close', 'Cancel'])('%s requires confirmation if the form has changes', async (name) => {
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Oak');

  await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Oak');

  await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add a chair' })).toBeNull());
});

test('leaving the screen requires confirmation', async () => {
  const { user, router } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Oak');

  void router.navigate('/elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('a double click saves once', async () => {
  let finishSaving: () => void = () => {};
  const save = vi.fn(() => new Promise<void>((resolve) => (finishSaving = resolve)));
  const { user } = await open(save);

  await user.dblClick(screen.getByRole('button', { name: 'Save chair' }));

  expect(save).toHaveBeenCalledOnce();
  finishSaving();
});
