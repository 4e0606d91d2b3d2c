import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentPoint, mainBranch } from '../../data/branch.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { controlPanel } from './controlPanel.ts';

beforeEach(() => void vi.spyOn(location, 'reload').mockImplementation(() => {}));

afterEach(() => {
  currentPoint.set(mainBranch);
  controlPanel.set('unused');
});

test('creates a branch from the sample and switches to it', async () => {
  const { user } = await renderRoute('/gateway?tab=branches');

  await user.click(await screen.findByRole('button', { name: 'New branch' }));
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await user.type(name, 'a b');
  await user.click(screen.getByRole('button', { name: 'Create and switch' }));
  expect(await screen.findByText('Use 1 to 64 letters, digits or . _ - /')).toBeVisible();

  await user.clear(name);
  await user.type(name, 'pr-42');
  await user.click(screen.getByRole('button', { name: 'Create and switch' }));

  expect(await screen.findByRole('rowheader', { name: /^pr-42/ })).toBeInTheDocument();
  await waitFor(() => expect(currentPoint.get()).toBe('pr-42'));
  expect(location.reload).toHaveBeenCalledOnce();
  expect(await screen.findByRole('button', { name: 'Branch pr-42' })).toBeInTheDocument();
});

test('lists the agents, and opens the branch of one', async () => {
  const { gateway, user } = await renderRoute('/gateway?tab=history');
  const session = gateway.agents.add('1', 'claude-code 2.1', 'agent-1a2b3c4d');
  gateway.agents.recordCall(session, { tool: 'rest', summary: 'GET /nothing', isError: true });
  await user.click(screen.getByRole('tab', { name: 'Branches' }));

  const agents = await screen.findByRole('region', { name: '1 agent' });
  expect(within(agents).getByText('GET /nothing')).toBeVisible();
  await user.click(
    within(agents).getByRole('button', { name: 'Open the branch agent-1a2b3c4d in the dashboard' }),
  );

  expect(currentPoint.get()).toBe('agent-1a2b3c4d');
});

test('shows the rows that a command changed, and undoes the command', async () => {
  const { collections, execute, user } = await renderRoute('/gateway?tab=history');
  const [task] = collections.todo.list({ q: '', sortBy: 'BOARD' });
  const id = task?.id ?? 0;
  await execute('deleteTask', { id });

  await user.click(await screen.findByRole('button', { name: /^deleteTask, command \d+$/ }));
  const details = await screen.findByRole('dialog', { name: 'deleteTask' });
  expect(await within(details).findByText(`todo.tasks #${id}`)).toBeInTheDocument();
  await user.click(within(details).getByRole('button', { name: 'Close' }));

  await user.click(screen.getByRole('button', { name: 'Undo last command' }));

  expect(await screen.findByText('deleteTask undone')).toBeVisible();
  expect(collections.todo.find(id).isDeleted).toBe(false);
});

test('resets the branch to the earlier state that the slider selects', {
  tags: ['nightly'],
}, async () => {
  const { collections, execute, user } = await renderRoute('/gateway?tab=history');
  const [task] = collections.todo.list({ q: '', sortBy: 'BOARD' });
  await execute('deleteTask', { id: task?.id });
  await screen.findByRole('button', { name: /^deleteTask, command \d+$/ });

  screen.getByRole('slider', { name: 'Command' }).focus();
  await user.keyboard('{ArrowLeft}');
  await user.click(screen.getByRole('button', { name: 'Reset to here' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset' }),
  );

  expect(await screen.findByText('Branch main reset')).toBeVisible();
  expect(collections.todo.find(task?.id ?? 0).isDeleted).toBe(false);
});

test('a preset turns a fault on, and the notice turns it off', { tags: ['nightly'] }, async () => {
  const { user } = await renderRoute('/gateway?tab=faults');

  await user.click(await screen.findByRole('switch', { name: /^Slow/ }));

  expect(await screen.findByText('1 fault rule is on')).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: 'Rule “Slow”' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(screen.queryByText('1 fault rule is on')).toBeNull());
  expect(screen.getByRole('switch', { name: 'Rule “Slow”' })).not.toBeChecked();
});

test('rejects a rule without an effect, and deletes and restores a rule', {
  tags: ['nightly'],
}, async () => {
  const { user } = await renderRoute('/gateway?tab=faults');

  await user.click(await screen.findByRole('button', { name: 'New rule' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Board fails');
  await user.type(screen.getByRole('textbox', { name: /^GraphQL operation/ }), 'TodoPage');
  await user.click(screen.getByRole('button', { name: 'Create rule' }));
  expect(await screen.findByText('Enter a delay, an error or another effect.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^HTTP status/ }), '503');
  await user.click(screen.getByRole('button', { name: 'Create rule' }));

  const rule = await screen.findByRole('switch', { name: 'Rule “Board fails”' });
  await user.click(screen.getByRole('button', { name: 'Delete “Board fails”' }));
  await waitFor(() => expect(rule).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('switch', { name: 'Rule “Board fails”' })).toBeChecked();
});

test('creates an upstream rule, changes its mode and deletes it', {
  tags: ['nightly'],
}, async () => {
  const send = async () => ({ status: 200, headers: {}, body: '[]' });
  const { collections, user } = await renderRoute('/gateway?tab=upstream', {
    upstream: { origin: 'https://api.example', send, close: async () => undefined },
  });
  expect(await screen.findByText(/can be answered by https:\/\/api.example/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'New rule' }));
  const route = await screen.findByRole('textbox', { name: /^REST route/ });
  await user.type(route, 'tasks');
  await user.click(screen.getByRole('button', { name: 'Create rule' }));
  expect(await screen.findByText(/^Enter a method and a path/)).toBeInTheDocument();
  await user.clear(route);
  await user.type(route, 'GET /apps/todo/*');
  await user.click(screen.getByRole('button', { name: 'Create rule' }));

  const mode = within(
    await screen.findByRole('radiogroup', { name: 'Mode of “GET /apps/todo/*”' }),
  );
  expect(mode.getByRole('radio', { name: 'Live' })).toBeChecked();
  await user.click(mode.getByRole('radio', { name: 'Replay' }));
  await waitFor(() => expect(mode.getByRole('radio', { name: 'Replay' })).toBeChecked());
  expect(collections.gateway.listUpstreamRules()).toMatchObject([
    { route: 'GET /apps/todo/*', operation: null, mode: 'REPLAY' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Delete “GET /apps/todo/*”' }));
  expect(await screen.findByText('No upstream rules yet')).toBeInTheDocument();
});

test('counts and deletes the recordings of a rule', { tags: ['nightly'] }, async () => {
  const { collections, execute, user } = await renderRoute('/gateway?tab=upstream');
  await execute('gateway.setUpstreamRules', {
    rules: [{ id: 'a', route: 'GET /apps/*', operation: null, field: null, mode: 'REPLAY' }],
  });
  await execute('gateway.addRecording', {
    recording: {
      id: 'b',
      at: '2026-03-09T09:00:00.000Z',
      method: 'GET',
      url: '/apps/todo/tasks',
      input: '',
      route: 'GET /apps/todo/tasks',
      operation: null,
      fields: [],
      status: 200,
      headers: {},
      body: '[]',
    },
  });

  expect(await screen.findByText(/1 recording$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete recordings of “GET /apps/*”' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete recordings' }),
  );

  expect(await screen.findByText(/0 recordings$/)).toBeInTheDocument();
  expect(collections.gateway.listRecordings()).toEqual([]);
});

test('explains how to set an upstream, and hides the controls if there is none', async () => {
  await renderRoute('/gateway?tab=upstream');

  expect(await screen.findByText(/^Set UPSTREAM_URL/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New rule' })).toBeNull();
});

test('freezes and advances the clock', async () => {
  const { user } = await renderRoute('/gateway?tab=faults');
  const clock = within(await screen.findByRole('region', { name: 'Clock' }));
  expect(clock.getByText(/March 9, 2026/)).toBeInTheDocument();

  await user.click(clock.getByRole('button', { name: 'Freeze' }));
  expect(await clock.findByText('Frozen')).toBeInTheDocument();
  await user.click(clock.getByRole('button', { name: '+1 week' }));

  expect(await clock.findByText(/March 16, 2026/)).toBeInTheDocument();
});

test('the screen tab shows the operations of the screen, and the components that use their data', {
  tags: ['nightly'],
}, async () => {
  const { router, user } = await renderRoute('/apps/todo');
  await user.keyboard('{Alt>}g{/Alt}');
  const panel = within(await screen.findByRole('dialog', { name: 'Control panel' }));
  await user.click(panel.getByRole('tab', { name: 'Screen' }));

  const row = await panel.findByRole('button', { name: /^TodoPage/ });
  expect(row).toHaveTextContent(/TodoPage · TaskTags · TaskRow/);
  expect(row).toHaveTextContent('Network');
  expect(panel.queryByRole('button', { name: /^GatewayBranch/ })).toBeNull();
  await user.click(row);

  const details = within(await screen.findByRole('dialog', { name: 'TodoPage' }));
  expect(details.getByText(/client\/features\/todo\/TaskRow\.tsx$/)).toBeInTheDocument();
  await user.click(details.getByRole('radio', { name: 'React hook' }));
  expect(details.getByText(/useTodoPageQuery/)).toBeInTheDocument();
  expect(details.getByRole('link', { name: /^Open in explorer/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/graphql?query=query+TodoPage'),
  );
  await user.click(details.getByRole('button', { name: 'Close' }));

  await act(() => router.navigate('/apps/email'));
  expect(await panel.findByRole('button', { name: /^Mailbox/ })).toBeInTheDocument();
  await waitFor(() => expect(panel.queryByRole('button', { name: /^TodoPage/ })).toBeNull());
});

test('opens the panel over any screen with its shortcut', { tags: ['nightly'] }, async () => {
  const { user } = await renderRoute('/apps/todo');

  await user.keyboard('{Alt>}g{/Alt}');
  const panel = within(await screen.findByRole('dialog', { name: 'Control panel' }));
  await user.click(panel.getByRole('tab', { name: 'Branches' }));

  expect(await panel.findByRole('rowheader', { name: /^main/ })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
