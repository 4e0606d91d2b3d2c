import { TextInput } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { beginSession, expireSession, signOut } from '../../session/session.ts';
import { renderComponent } from '../../testing/renderComponent.tsx';
import { hasDraft } from './draftStorage.ts';
import { Form } from './Form.tsx';
import type { MutationFormOptions, Outcome } from './options.ts';
import { useMutationForm } from './useMutationForm.ts';

interface Chair {
  name: string;
  wood: string;
  parts: { title: string }[];
}

type Options = Partial<MutationFormOptions<Chair, Chair, Outcome>>;

const oakChair: Chair = { name: 'Stool', wood: 'Oak', parts: [{ title: 'Leg' }] };

function Screen({ options }: { options: (record: Chair) => Options }) {
  const [record, setRecord] = useState(oakChair);
  const form = useMutationForm<Chair, Chair>({
    values: record,
    save: async () => ({}),
    draft: 'chair',
    ...options(record),
  });

  return (
    <Form form={form} aria-label="Chair">
      <TextInput label="Name" {...form.getInputProps('name')} />
      <TextInput label="Wood" {...form.getInputProps('wood')} />
      <TextInput label="Part" {...form.getInputProps('parts.0.title')} />
      <button type="submit">Save</button>
      <button type="button" onClick={() => setRecord({ ...record, name: 'Throne', wood: 'Elm' })}>
        Receive
      </button>
    </Form>
  );
}

const renderForm = (options: Options | ((record: Chair) => Options) = {}) =>
  renderComponent(<Screen options={typeof options === 'function' ? options : () => options} />);

const getField = (name: string) => screen.getByRole('textbox', { name });

async function replace(
  user: Awaited<ReturnType<typeof renderForm>>['user'],
  field: string,
  text: string,
) {
  await user.clear(getField(field));
  await user.type(getField(field), text);
}

const save = (user: Awaited<ReturnType<typeof renderForm>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Save' }));

/** Creates the error of a response with an error for each field. */
const createError = (...fields: string[]) =>
  Object.assign(new Error(`${fields[0]} must not be blank.`), {
    errors: fields.map((field) => ({
      message: `${field} must not be blank.`,
      extensions: { code: 'BAD_USER_INPUT', field },
    })),
  });

beforeEach(() => {
  beginSession(
    {
      ...{ id: 1, fullName: 'Ada', username: 'ada', avatar: null, email: 'ada@desk.example' },
      ...{ role: 'ADMIN', ability: [], extras: null },
    },
    { accessToken: 'a', refreshToken: '' },
    true,
  );
});

test('sends only changed fields, without surrounding whitespace', async () => {
  const submit = vi.fn(async () => ({}));
  const { user } = await renderForm({ save: submit, reload: async () => oakChair });

  await replace(user, 'Wood', ' Elm ');
  await save(user);

  await waitFor(() =>
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ changes: { wood: 'Elm' } })),
  );
  expect(getField('Wood')).toHaveValue('Elm');
});

test('shows all errors of the server at their fields, and moves the focus to the first one', async () => {
  const { user } = await renderForm({
    save: async () => ({ error: createError('chair.parts[0].title', 'chair.wood') }),
  });

  await replace(user, 'Name', 'Bench');
  await save(user);

  await waitFor(() => expect(getField('Wood')).toHaveFocus());
  expect(getField('Wood')).toHaveAccessibleDescription('Must not be blank.');
  expect(getField('Part')).toHaveAccessibleDescription('Must not be blank.');
});

test('an error without a field shows a toast', async () => {
  const { user } = await renderForm({ save: async () => ({ error: createError('unknown') }) });

  await replace(user, 'Name', 'Bench');
  await save(user);

  expect(await screen.findByText('unknown must not be blank.')).toBeVisible();
});

test('a field that others have changed takes their value, and the form says so', async () => {
  const submit = vi.fn(async () => ({}));
  const { user } = await renderForm((record) => ({ save: submit, reload: async () => record }));
  await replace(user, 'Part', 'Arm');

  await user.click(screen.getByRole('button', { name: 'Receive' }));

  expect(getField('Name')).toHaveValue('Throne');
  expect(await screen.findByText('Updated while you were editing: Name, Wood.')).toBeVisible();
  await save(user);
  await waitFor(() =>
    expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({ changes: { parts: [{ title: 'Arm' }] } }),
    ),
  );
});

test('a field that both have changed is not sent until the user has chosen a value', async () => {
  const submit = vi.fn(async () => ({}));
  const { user } = await renderForm({
    save: submit,
    reload: async () => ({ ...oakChair, name: 'Throne', wood: 'Elm' }),
  });
  await replace(user, 'Name', 'Bench');
  await replace(user, 'Wood', 'Ash');

  await save(user);

  expect(await screen.findByText('Yours: Bench')).toBeVisible();
  expect(screen.getByText('Theirs: Throne')).toBeVisible();
  expect(submit).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Use theirs: Name' }));
  await user.click(screen.getByRole('button', { name: 'Keep yours: Wood' }));
  expect(getField('Name')).toHaveValue('Throne');
  await save(user);
  await waitFor(() =>
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ changes: { wood: 'Ash' } })),
  );
});

test('the input is back after the session has expired, and deleted after signing out', async () => {
  const first = await renderForm();
  await replace(first.user, 'Name', 'Bench');
  act(() => expireSession());
  await act(() => first.router.navigate('/login'));
  expect(first.router.state.location.pathname).toBe('/login');

  beginSession(
    {
      ...{ id: 1, fullName: 'Ada', username: 'ada', avatar: null, email: 'ada@desk.example' },
      ...{ role: 'ADMIN', ability: [], extras: null },
    },
    { accessToken: 'a', refreshToken: '' },
    true,
  );
  await act(() => first.router.navigate('/'));
  expect(getField('Name')).toHaveValue('Bench');
  expect(await screen.findByText('Unsaved changes restored')).toBeVisible();

  await first.user.type(getField('Name'), '!');
  act(() => signOut());
  await act(() => first.router.navigate('/login'));
  expect(first.router.state.location.pathname).toBe('/login');
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is sent after the session has ended', async () => {
  const submit = vi.fn(async () => ({}));
  const { user } = await renderForm({ save: submit });
  await replace(user, 'Name', 'Bench');

  act(() => expireSession());
  await save(user);

  expect(submit).not.toHaveBeenCalled();
});

test.each([
  ['values of another type', { name: 7, wood: null, parts: 'many' }],
  ['a list of another shape', { parts: [{ title: 7 }, null] }],
  ['unknown fields', { colour: 'red' }],
])('a stored draft with %s is ignored', async (_, values) => {
  const draft = { owner: 1, base: oakChair, values };
  sessionStorage.setItem('frontdesk.form.chair', JSON.stringify(draft));
  await renderForm();

  expect(getField('Name')).toHaveValue('Stool');
  expect(getField('Part')).toHaveValue('Leg');
});

test('the draft of another user is not restored', async () => {
  const draft = { owner: 2, base: oakChair, values: { name: 'Bench' } };
  sessionStorage.setItem('frontdesk.form.chair', JSON.stringify(draft));

  expect(hasDraft('chair')).toBe(false);
  await renderForm();
  expect(getField('Name')).toHaveValue('Stool');
});

test('a restored draft is compared with the record that has changed since', async () => {
  const draft = { owner: 1, base: { name: 'Chair' }, values: { name: 'Bench' } };
  sessionStorage.setItem('frontdesk.form.chair', JSON.stringify(draft));
  await renderForm({ reload: async () => oakChair });

  expect(await screen.findByText('Yours: Bench')).toBeVisible();
  expect(screen.getByText('Theirs: Stool')).toBeVisible();
});
