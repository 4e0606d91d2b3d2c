import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getToday } from '../../data/clock.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findList = async () => (await screen.findByRole('region', { name: /./ })) as HTMLElement;
const findRows = async () => within(await findList()).findAllByRole('listitem');
const findTitles = async () =>
  (await findRows()).map((row) => within(row).getByRole('link').textContent ?? '');

type Collections = Awaited<ReturnType<typeof renderRoute>>['collections'];

/** Returns the tasks that the list shows in its manual order: completed tasks are collapsed. */
const listOpen = ({ todo }: Collections) =>
  todo.list({ q: '', sortBy: 'BOARD' }).filter(({ isCompleted }) => !isCompleted);

test('shows the open tasks in the manual order', async () => {
  const { collections } = await renderRoute('/apps/todo?sortBy=BOARD');
  const expected = listOpen(collections).slice(0, 50);

  const titles = await findTitles();
  expect(titles).toEqual(expected.slice(0, titles.length).map(({ title }) => title));
  expect(titles.length).toBeGreaterThan(20);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My tasks');
});

test('shows the tasks with the tag in the URL', async () => {
  const { collections } = await renderRoute('/apps/todo/tag/high?sortBy=DUE_DATE');
  const expected = collections.todo
    .list({ q: '', sortBy: 'DUE_DATE', tags: ['HIGH'] })
    .filter(({ isCompleted }) => !isCompleted);

  expect(await findTitles()).toEqual(expected.map(({ title }) => title));
  expect(document.title).toBe('High · To-do · Frontdesk');
});

test.each([
  '/apps/todo/urgent',
  '/apps/todo/tag/purple',
  '/apps/todo/tag/7',
  '/apps/todo/toString',
  '/nowhere',
])('%s shows the not-found page', async (path) => {
  await renderRoute(path);

  expect(await screen.findByText('Page not found')).toBeVisible();
});

test('keeps the search in the URL', { tags: ['nightly'] }, async () => {
  const { router, user } = await renderRoute('/apps/todo');
  const [first = ''] = await findTitles();

  await user.type(screen.getByRole('searchbox', { name: 'Search tasks' }), first);

  await waitFor(async () => expect(await findTitles()).toEqual([first]));
  // The search can find the task before the whole title is typed.
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe(first),
  );
});

test.each(['99', '99999999999'])(
  'shows the last page for the page number %s',
  { tags: ['nightly'] },
  async (page) => {
    const { router } = await renderRoute(`/apps/todo?page=${page}`);

    expect(await findRows()).not.toHaveLength(0);
    await waitFor(() => expect(router.state.location.search).not.toBe('?page=99'));
  },
);

test('a search without results shows a message and can be cleared', {
  tags: ['nightly'],
}, async () => {
  const { user } = await renderRoute('/apps/todo?q=xyzzy');

  await user.click(await screen.findByRole('button', { name: 'Clear search' }));

  expect(await findRows()).not.toHaveLength(0);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('keeps the sort order in the URL, and tasks can be moved only in the manual order', {
  tags: ['nightly'],
}, async () => {
  const { router, user } = await renderRoute('/apps/todo?sortBy=BOARD');
  expect((await screen.findAllByRole('button', { name: /^Move “/ })).length).toBeGreaterThan(1);

  await user.click(screen.getByRole('button', { name: 'Sort: Manual order' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Title, A to Z' }));

  await waitFor(async () => expect(await findTitles()).toEqual((await findTitles()).toSorted()));
  expect(router.state.location.search).toBe('?sortBy=TITLE_ASC');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Move “/ })).toBeNull());
});

test('completing a task shows a message, is stored, and can be undone', async () => {
  const { collections, user } = await renderRoute('/apps/todo?sortBy=BOARD');
  const [task] = listOpen(collections);
  const name = `Complete “${task?.title}”`;

  await user.click(await screen.findByRole('checkbox', { name }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name })).toBeNull());
  await waitFor(() => expect(collections.todo.find(task?.id ?? 0).isCompleted).toBe(true));

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('checkbox', { name })).not.toBeChecked();
  await waitFor(() => expect(collections.todo.find(task?.id ?? 0).isCompleted).toBe(false));
});

test('the star marks a task as important on the server, and a second click reverts it', async () => {
  const { collections, user } = await renderRoute('/apps/todo?sortBy=BOARD');
  const task = listOpen(collections).find(({ isImportant }) => !isImportant);
  const star = await screen.findByRole('button', { name: `Important: ${task?.title}` });

  await user.click(star);
  await waitFor(() => expect(collections.todo.find(task?.id ?? 0).isImportant).toBe(true));
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));

  await user.click(star);
  await waitFor(() => expect(collections.todo.find(task?.id ?? 0).isImportant).toBe(false));
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
});

test('deleting a task removes it from the list, and undo restores its position', async () => {
  const { user } = await renderRoute('/apps/todo?sortBy=BOARD');
  // The last titles of the first page change with the number of tasks before them.
  const findFirstTitles = async () => (await findTitles()).slice(0, 10);
  const titlesBefore = await findFirstTitles();

  await user.click(screen.getByRole('button', { name: `Actions for “${titlesBefore[2]}”` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const titlesAfter = titlesBefore.toSpliced(2, 1);
  await waitFor(async () => expect((await findFirstTitles()).slice(0, 9)).toEqual(titlesAfter));

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await findFirstTitles()).toEqual(titlesBefore));
});

test('a task can be moved without dragging, and the server stores its position', {
  tags: ['nightly'],
}, async () => {
  const { collections, user } = await renderRoute('/apps/todo?sortBy=BOARD');
  const [first = '', second = ''] = await findTitles();

  await user.click(screen.getByRole('button', { name: `Actions for “${second}”` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));

  await waitFor(async () => expect((await findTitles()).slice(0, 2)).toEqual([second, first]));
  await waitFor(() => expect(listOpen(collections)[0]?.title).toBe(second));
});

test('a custom tag can be added in the sidebar, opened by its URL and set on a task', {
  tags: ['nightly'],
}, async () => {
  const { collections, router, user } = await renderRoute('/apps/todo');

  await user.click(await screen.findByRole('button', { name: 'Add tag' }));
  const drawer = await screen.findByRole('dialog', { name: 'Add tag' });
  await user.type(within(drawer).getByRole('textbox', { name: 'Name' }), 'Trade fair');
  await user.click(within(drawer).getByRole('radio', { name: 'Green' }));
  await user.click(within(drawer).getByRole('button', { name: 'Add tag' }));
  await user.click(await screen.findByRole('link', { name: 'Trade fair 0 tasks' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Trade fair' })).toBeVisible();
  expect(collections.todo.listCustomTags()).toEqual([
    { id: 1, name: 'Trade fair', color: 'GREEN' },
  ]);
  expect(router.state.location.pathname).toBe('/apps/todo/tag/1');

  await user.click(screen.getAllByRole('button', { name: 'Add task' })[0] as HTMLElement);
  const editor = await screen.findByRole('dialog', { name: 'Add task' });
  expect(await within(editor).findByRole('checkbox', { name: 'Trade fair' })).toBeChecked();
  await user.type(within(editor).getByRole('textbox', { name: /Title/ }), 'Book a stand');
  await user.click(within(editor).getByRole('button', { name: 'Add task' }));

  await waitFor(async () => expect(await findTitles()).toEqual(['Book a stand']));
  expect(within(await findList()).getByText('Trade fair')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Trade fair 1 task' })).toBeVisible();
});

test.each([
  ['', 'Enter a name.'],
  ['high', 'There is already a tag with this name.'],
  ['trade FAIR', 'There is already a tag with this name.'],
])('refuses the tag name "%s"', { tags: ['nightly'] }, async (name, message) => {
  const { collections, execute, user } = await renderRoute('/apps/todo');
  // The tag "Trade fair" is added by another user, so that only the server can refuse its name.
  await execute('addCustomTag', { tag: { name: 'Trade fair', color: 'RED' } });

  await user.click(await screen.findByRole('button', { name: 'Add tag' }));
  const drawer = await screen.findByRole('dialog', { name: 'Add tag' });
  if (name) await user.type(within(drawer).getByRole('textbox', { name: 'Name' }), name);
  await user.click(within(drawer).getByRole('button', { name: 'Add tag' }));

  expect(await within(drawer).findByText(message)).toBeVisible();
  expect(collections.todo.listCustomTags()).toHaveLength(1);
});

test('a custom tag can be deleted after confirmation, and its tasks stay', {
  tags: ['nightly'],
}, async () => {
  const { collections, execute, router, user } = await renderRoute('/apps/todo');
  const titlesBefore = await findTitles();
  await execute('addCustomTag', { tag: { name: 'Trade fair', color: 'RED' } });
  await execute('updateTask', { task: { id: 3, customTagIds: [1] } });
  await router.navigate('/apps/todo/tag/1');

  await user.click(await screen.findByRole('button', { name: 'Delete tag' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the tag “Trade fair”?' });
  expect(dialog).toHaveTextContent('It will be removed from 1 task.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete tag' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/todo'));
  await waitFor(async () => expect(await findTitles()).toEqual(titlesBefore));
  await waitFor(() => expect(screen.queryByText('Trade fair')).toBeNull());
  expect(collections.todo.listCustomTags()).toEqual([]);
});

test('the deleted tasks can be permanently deleted after confirmation', {
  tags: ['nightly'],
}, async () => {
  const { collections, user } = await renderRoute('/apps/todo/deleted');

  await user.click(await screen.findByRole('button', { name: 'Empty the bin' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));

  expect(await screen.findByText('The bin is empty')).toBeVisible();
  await waitFor(() =>
    expect(collections.todo.list({ q: '', sortBy: 'BOARD', filter: 'DELETED' })).toEqual([]),
  );
});

const findGroup = async (name: RegExp) =>
  (await screen.findByRole('heading', { level: 2, name })).parentElement as HTMLElement;

test('groups the open tasks by due date, and each task is in one group', async () => {
  const { collections, execute, router } = await renderRoute('/apps/todo/deleted');
  const defaults = { tags: [], customTagIds: [], isImportant: false, isDeleted: false };
  for (const [title, dueDate] of [
    ['For today', getToday()],
    ['Too late', '2001-01-01'],
    ['Far away', '2199-01-01'],
  ]) {
    await execute('addTask', { task: { ...defaults, title, dueDate, isCompleted: false } });
  }
  await router.navigate('/apps/todo?q=a');

  for (const [name, title] of [
    [/^Overdue/, 'Too late'],
    [/^Today/, 'For today'],
    [/^Later/, 'Far away'],
  ] as const) {
    expect(within(await findGroup(name)).getByRole('link', { name: title })).toBeVisible();
  }
  const found = listOpen(collections).filter(({ title }) => /a/i.test(title));
  expect((await findTitles()).toSorted()).toEqual(found.map(({ title }) => title).toSorted());
  expect(screen.queryByRole('button', { name: /^Add to/ })).toBeNull();
});

test('a task is moved inside its group, in the manual order of all tasks', async () => {
  const { collections, user } = await renderRoute('/apps/todo/tag/high');
  const group = await findGroup(/^Overdue/);
  const readGroup = () =>
    within(group)
      .getAllByRole('listitem')
      .map((row) => within(row).getByRole('link').textContent ?? '');
  const before = readGroup();
  const last = before.at(-1) ?? '';
  expect(within(group).getByRole('button', { name: `Move “${last}”` })).toBeVisible();

  await user.click(screen.getByRole('button', { name: `Actions for “${last}”` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));

  const after = [...before.slice(0, -2), last, before.at(-2)];
  await waitFor(() => expect(readGroup()).toEqual(after));
  await waitFor(() =>
    expect(
      listOpen(collections)
        .map(({ title }) => title)
        .filter((title) => after.includes(title)),
    ).toEqual(after),
  );
});

test('the completed tasks are collapsed, and expanding them is kept in the URL', async () => {
  const { collections, router, user } = await renderRoute('/apps/todo');
  const [completed] = collections.todo.list({ q: '', sortBy: 'DUE_DATE', filter: 'COMPLETED' });
  const toggle = await screen.findByRole('button', { name: /^Completed/, expanded: false });
  expect(screen.queryByRole('link', { name: completed?.title })).toBeNull();

  await user.click(toggle);

  expect(await screen.findByRole('link', { name: completed?.title })).toBeVisible();
  expect(router.state.location.search).toBe('?completed=true');
});

test('adds tasks in a group, with its due date and the tag of the screen', async () => {
  const { collections, user } = await renderRoute('/apps/todo/tag/high');

  await user.click(await screen.findByRole('button', { name: 'Add to “Today”' }));
  const input = screen.getByRole('textbox', { name: 'Title of a new task in “Today”' });
  await user.type(input, '   {Enter}First{Enter}');
  await user.type(input, 'Second{Enter}{Escape}');

  await waitFor(() => expect(listOpen(collections)[0]?.title).toBe('Second'));
  expect(listOpen(collections).slice(0, 2)).toMatchObject([
    { title: 'Second', dueDate: getToday(), tags: ['HIGH'] },
    { title: 'First', dueDate: getToday(), tags: ['HIGH'] },
  ]);
  expect(
    await within(await findGroup(/^Today/)).findByRole('link', { name: 'Second' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to “Today”' })).toHaveFocus();
});

test('the board has a column for each status, and adds tasks with this status', async () => {
  const { collections, router, user } = await renderRoute('/apps/todo');

  await user.click(await screen.findByRole('button', { name: 'Board' }));
  expect(router.state.location.search).toBe('?view=board');
  await user.click(await screen.findByRole('button', { name: 'Add to “In progress”' }));
  await user.keyboard('Paint the wall{Enter}');

  const column = await screen.findByRole('list', { name: /^In progress/ });
  expect(await within(column).findByRole('link', { name: 'Paint the wall' })).toBeVisible();
  expect(collections.todo.list({ q: '', sortBy: 'LATEST' })[0]).toMatchObject({
    isStarted: true,
    isCompleted: false,
  });
});

test('a long column shows its first tasks, and the list has the others', async () => {
  const { client, execute, router, user } = await renderRoute('/apps/todo?view=board');
  const newTask = {
    tags: [],
    customTagIds: [],
    isCompleted: false,
    isImportant: false,
    isDeleted: false,
  };
  const column = await screen.findByRole('list', { name: /^To do/ });
  const count = within(column).getAllByRole('listitem').length;
  for (let number = 0; number < 100; number += 1)
    await execute('addTask', { task: { ...newTask, title: `Task ${number}` } });
  await act(() => client.refetchQueries({ include: 'active' }));

  const button = await screen.findByRole('button', { name: /more tasks in the list/ });
  expect(button).toHaveTextContent(`Show ${count} more tasks in the list`);
  expect(screen.getByRole('heading', { name: `To do ${count + 100}` })).toBeVisible();
  expect(screen.getByRole('list', { name: /^Done/ })).not.toBeEmptyDOMElement();
  await user.click(button);
  expect(router.state.location.search).toBe('');
});

test('the menu moves a task to another column, and undo moves it back', async () => {
  const { collections, user } = await renderRoute('/apps/todo?view=board');
  const { id, title } = listOpen(collections)[0] ?? { id: 0, title: '' };
  const inColumn = (name: RegExp) =>
    within(screen.getByRole('list', { name })).queryByRole('link', { name: title });
  await waitFor(() => expect(inColumn(/^To do/)).toBeVisible());

  await user.click(screen.getByRole('button', { name: `Actions for “${title}”` }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'In progress' }));
  await waitFor(() => expect(inColumn(/^In progress/)).toBeVisible());
  await waitFor(() => expect(collections.todo.find(id).isStarted).toBe(true));

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(inColumn(/^To do/)).toBeVisible());
  await waitFor(() => expect(collections.todo.find(id).isStarted).toBe(false));
});
