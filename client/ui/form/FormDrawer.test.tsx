import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderComponent } from '../../testing/renderComponent.tsx';
import { FormDrawer } from './FormDrawer.tsx';
import { useMutationForm } from './useMutationForm.ts';

type Save = () => Promise<object>;

function Screen({ save }: { save: Save }) {
  const [isOpen, setOpen] = useState(false);
  const form = useMutationForm({ values: { name: '' }, save, onSaved: () => setOpen(false) });

  return (
    <main id="content">
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      <FormDrawer
        form={form}
        title="Add a chair"
        action="Save chair"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <TextInput label="Name" {...form.getInputProps('name')} />
      </FormDrawer>
    </main>
  );
}

async function open(save: Save = async () => ({})) {
  const { user, router } = await renderComponent(<Screen save={save} />);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByRole('dialog', { name: 'Add a chair' });
  return { user, router };
}

const getName = () => screen.getByRole('textbox', { name: 'Name' });
const waitUntilClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add a chair' })).toBeNull());

test('an unchanged form closes immediately and returns the focus', async () => {
  const { user } = await open();

  await user.keyboard('{Escape}');

  await waitUntilClosed();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus());
});

test.each(['Close', 'Cancel'])('%s requires confirmation if the form has changes', async (name) => {
  const { user } = await open();
  await user.type(getName(), 'Oak');

  await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(getName()).toHaveValue('Oak');

  await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitUntilClosed();

  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
});

test('leaving the screen requires confirmation', async () => {
  const { beginSession } = await import('../../session/session.ts');
  beginSession(
    {
      ...{ id: 1, fullName: 'Ada', username: 'ada', avatar: null, email: 'ada@desk.example' },
      ...{ role: 'ADMIN', ability: [], extras: null },
    },
    { accessToken: 'a', refreshToken: 'r' },
  );
  const { user, router } = await open();
  await user.type(getName(), 'Oak');

  void router.navigate('/elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('a double click saves once', async () => {
  let finishSaving: () => void = () => {};
  const save = vi.fn(() => new Promise<object>((resolve) => (finishSaving = () => resolve({}))));
  const { user } = await open(save);
  await user.type(getName(), 'Oak');

  await user.dblClick(screen.getByRole('button', { name: 'Save chair' }));

  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  finishSaving();
  await waitUntilClosed();
});
