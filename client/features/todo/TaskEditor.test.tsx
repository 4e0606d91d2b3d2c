import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findEditor = () => screen.findByRole('dialog', { name: /task$/ });

test('adds a task once at the top of the board, also after a double click', {
  tags: ['nightly'],
}, async () => {
  const { collections, router, user } = await renderRoute('/apps/todo');
  const countBefore = collections.todo.list({ q: '', sortBy: 'BOARD' }).length;

  await user.click(await screen.findByRole('button', { name: 'Add task' }));
  const drawer = await findEditor();
  expect(router.state.location.search).toBe('?task=new');
  await user.type(within(drawer).getByRole('textbox', { name: /Title/ }), 'Polish the bell');
  await user.click(within(drawer).getByRole('checkbox', { name: 'High' }));
  await user.dblClick(within(drawer).getByRole('button', { name: 'Add task' }));

  await waitFor(() => expect(router.state.location.search).toBe(''));
  const tasks = collections.todo.list({ q: '', sortBy: 'BOARD' });
  expect(tasks).toHaveLength(countBefore + 1);
  expect(tasks[0]).toMatchObject({ title: 'Polish the bell', tags: ['HIGH'], isCompleted: false });
  expect(await screen.findByRole('link', { name: 'Polish the bell' })).toBeVisible();
});

test('refuses a task without a title', async () => {
  const { user } = await renderRoute('/apps/todo?task=new');
  const drawer = await findEditor();

  await user.click(within(drawer).getByRole('button', { name: 'Add task' }));

  expect(await within(drawer).findByText('Enter a title.')).toBeVisible();
});

test('a URL opens a task, and only changed fields are saved', async () => {
  const { collections, router, user } = await renderRoute('/apps/todo?task=3');
  const taskBefore = collections.todo.find(3);
  const drawer = await findEditor();
  const title = await within(drawer).findByRole('textbox', { name: /Title/ });
  expect(title).toHaveValue(taskBefore.title);

  await user.clear(title);
  await user.type(title, 'Another name');
  await user.click(within(drawer).getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(collections.todo.find(3)).toEqual({ ...taskBefore, title: 'Another name' });
});

test('a reset restores the saved values', { tags: ['nightly'] }, async () => {
  const { collections, user } = await renderRoute('/apps/todo?task=3');
  const drawer = await findEditor();

  await user.type(await within(drawer).findByRole('textbox', { name: /Title/ }), ' and more');
  await user.click(within(drawer).getByRole('button', { name: 'Reset' }));

  expect(within(drawer).getByRole('textbox', { name: /Title/ })).toHaveValue(
    collections.todo.find(3).title,
  );
});

test('discarding changes requires confirmation', { tags: ['nightly'] }, async () => {
  const { router, user } = await renderRoute('/apps/todo?task=new');
  const drawer = await findEditor();
  await user.type(within(drawer).getByRole('textbox', { name: /Title/ }), 'Half a thought');

  await user.click(within(drawer).getByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  expect(router.state.location.search).toBe('?task=new');

  await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('an unknown task shows a message', async () => {
  await renderRoute('/apps/todo?task=4711');

  expect(await screen.findByText('Task not found')).toBeVisible();
});

test('closing the editor goes back in the history, also after two Escape keys', {
  tags: ['nightly'],
}, async () => {
  const { router, user } = await renderRoute('/apps/todo');
  await user.click(await screen.findByRole('link', { name: 'Important 15 tasks' }));
  await user.click(await screen.findByRole('button', { name: 'Add task' }));
  await findEditor();

  await user.keyboard('{Escape}{Escape}');

  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(router.state.location.pathname).toBe('/apps/todo/important');
});
