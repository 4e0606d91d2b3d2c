import { expect, test } from 'vitest';
import { buildTestApp, createControlledServices, sendGraphql } from '../../test/testApp.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;

const branchHeaders = { 'x-branch': 'pr-42' };
const addTaskMutation =
  'mutation ($title: String!) { addTask(task: { title: $title, tags: [] }) { id } }';
const undoMutation = 'mutation { undoCommand(branch: "pr-42") { seq } }';

const addTask = (app: App, title: string, headers = branchHeaders) =>
  sendGraphql(app, addTaskMutation, { title }, headers);

async function readTitles(app: App, headers: Record<string, string> = branchHeaders) {
  const { data } = await sendGraphql(app, '{ tasks { title } }', {}, headers);
  return data.tasks.map(({ title }: { title: string }) => title) as string[];
}

const readTasksBody = async (app: App, headers: Record<string, string>) =>
  (await app.inject({ url: '/apps/todo/tasks', headers })).body;

test('a branch that a request names starts with the sample, and both APIs isolate it from other branches', async () => {
  const app = await buildTestApp();
  const before = await readTasksBody(app, {});

  await addTask(app, 'Only here');
  const byParameter = (await app.inject('/apps/todo/tasks?branch=pr-42')).body;

  expect(await readTitles(app)).toContain('Only here');
  expect(byParameter).toContain('Only here');
  expect(await readTasksBody(app, {})).toBe(before);
  expect(await readTasksBody(app, { 'x-branch': 'pr-43' })).toBe(before);
});

test('two branches with the same calls return the same bytes', async () => {
  const app = await buildTestApp();

  for (const name of ['one', 'other']) {
    await sendGraphql(
      app,
      'mutation { addToCart(productId: 5) { total } }',
      {},
      { 'x-branch': name },
    );
    await addTask(app, 'Order tea', { 'x-branch': name });
  }

  const readCartBody = async (name: string) =>
    (await app.inject({ url: '/apps/ecommerce/cart', headers: { 'x-branch': name } })).body;
  expect(await readCartBody('one')).toBe(await readCartBody('other'));
});

test.each(['@', '-a', 'a b', 'a/', '../x', 'a'.repeat(65)])(
  'refuses the branch name "%s" on both APIs',
  async (name) => {
    const app = await buildTestApp();

    const rest = await app.inject({ url: '/apps/todo/tasks', headers: { 'x-branch': name } });
    const graphql = await sendGraphql(app, '{ tasks { id } }', {}, { 'x-branch': name });

    expect(rest.statusCode).toBe(400);
    expect(rest.json().error).toContain('X-Branch must begin with a letter or digit');
    expect(graphql.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'X-Branch' });
  },
);

test('undoCommand restores the state before each command, and resetBranch reverses the undo', async () => {
  const app = await buildTestApp();
  await addTask(app, 'One');
  await addTask(app, 'Two');

  await sendGraphql(app, undoMutation);
  expect(await readTitles(app)).not.toContain('Two');
  await sendGraphql(app, undoMutation);
  expect(await readTasksBody(app, branchHeaders)).toBe(await readTasksBody(app, {}));
  const { errors } = await sendGraphql(app, undoMutation);
  await sendGraphql(app, 'mutation { resetBranch(branch: "pr-42", to: 2) { seq } }');

  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await readTitles(app)).toEqual(expect.arrayContaining(['One', 'Two']));
});

test('after an undo and a new command, further undos also revert the earlier commands', async () => {
  const app = await buildTestApp();
  for (const title of ['One', 'Two']) await addTask(app, title);
  await sendGraphql(app, undoMutation);
  await addTask(app, 'Three');

  await sendGraphql(app, undoMutation);
  expect(await readTitles(app)).toContain('One');
  expect(await readTitles(app)).not.toContain('Three');
  await sendGraphql(app, undoMutation);

  expect(await readTasksBody(app, branchHeaders)).toBe(await readTasksBody(app, {}));
});

test('a past state returns the data after its command, refuses changes and can be forked', async () => {
  const app = await buildTestApp();
  await addTask(app, 'One');
  const bodyAfterFirst = await readTasksBody(app, branchHeaders);
  await addTask(app, 'Two');
  const pastState = { 'x-branch': 'pr-42@1' };

  expect(await readTasksBody(app, pastState)).toBe(bodyAfterFirst);
  const refused = await addTask(app, 'Three', pastState);
  const { data } = await sendGraphql(
    app,
    'mutation { createBranch(name: "fork", from: "pr-42@1") { origin seq distance } }',
  );

  expect(refused.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(data.createBranch).toEqual({ origin: 'pr-42@1', seq: 1, distance: 0 });
  expect(await readTasksBody(app, { 'x-branch': 'fork' })).toBe(bodyAfterFirst);
});

test('any point of a long journal can be read', async () => {
  const app = await buildTestApp();
  for (let count = 1; count <= 300; count += 1) await addTask(app, `Task ${count}`);

  for (const seq of [1, 249, 250, 251, 300]) {
    const titles = await readTitles(app, { 'x-branch': `pr-42@${seq}` });
    expect(titles[0]).toBe(`Task ${seq}`);
  }
  const { errors } = await sendGraphql(app, '{ tasks { id } }', {}, { 'x-branch': 'pr-42@301' });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('the journal lists commands with their outcome, and hides passwords', async () => {
  const app = await buildTestApp();
  await addTask(app, 'One');
  await sendGraphql(app, 'mutation { deleteTask(id: 4711) { id } }', {}, branchHeaders);
  await sendGraphql(
    app,
    'mutation { login(email: "admin@demo.com", password: "admin") { accessToken } }',
    {},
    branchHeaders,
  );
  await sendGraphql(app, undoMutation);

  const { data } = await sendGraphql(
    app,
    '{ journal(branch: "pr-42") { seq firstSeq entries { seq kind field outcome restoredSeq args } } }',
  );

  expect(data.journal).toMatchObject({
    seq: 4,
    firstSeq: 1,
    entries: [
      { seq: 4, kind: 'CONTROL', field: 'gateway.restore', outcome: 'DONE', restoredSeq: 2 },
      { seq: 3, kind: 'MUTATION', field: 'login', args: { password: '•••' } },
      { seq: 2, kind: 'MUTATION', field: 'deleteTask', outcome: 'REFUSED' },
      { seq: 1, kind: 'MUTATION', field: 'addTask', outcome: 'DONE', restoredSeq: null },
    ],
  });
});

test('branchDiff compares two points row by row', async () => {
  const app = await buildTestApp();
  await addTask(app, 'One');
  await sendGraphql(app, 'mutation { deleteTask(id: 1) { id } }', {}, branchHeaders);

  const { data } = await sendGraphql(
    app,
    '{ branchDiff(from: "main", to: "pr-42") { total changes { table id kind before after } } }',
  );

  expect(data.branchDiff.total).toBe(2);
  expect(data.branchDiff.changes).toMatchObject([
    { table: 'todo.tasks', id: 1, kind: 'CHANGED', before: { isDeleted: false } },
    { table: 'todo.tasks', id: 61, kind: 'ADDED', before: null, after: { title: 'One' } },
  ]);
});

test('all branches except main can be renamed and deleted', async () => {
  const app = await buildTestApp();
  await addTask(app, 'One');

  await sendGraphql(app, 'mutation { renameBranch(name: "pr-42", to: "kept") { name } }');
  expect(await readTitles(app, { 'x-branch': 'kept' })).toContain('One');
  const rename = await sendGraphql(
    app,
    'mutation { renameBranch(name: "main", to: "x") { name } }',
  );
  const remove = await sendGraphql(app, 'mutation { deleteBranch(name: "main") }');
  await sendGraphql(app, 'mutation { deleteBranch(name: "kept") }');
  const { data } = await sendGraphql(app, '{ branches { name } }');

  expect(rename.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(remove.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(data.branches).toEqual([{ name: 'main' }]);
});

test('setClock advances the clock of a branch, and due timers fire in order', async () => {
  const { services } = createControlledServices();
  const app = await buildTestApp({ services });
  await sendGraphql(
    app,
    'mutation { sendMessage(message: { contact: { id: 1 }, message: "Where is the pallet?" }) { message { id } } }',
    {},
    branchHeaders,
  );

  await sendGraphql(
    app,
    'mutation { setClock(branch: "pr-42", clock: { advance: 3600000 }) { seq } }',
  );
  const { data } = await sendGraphql(
    app,
    '{ branch(name: "pr-42") { clock { now offset isFrozen } } journal(branch: "pr-42") { entries { kind field at } } }',
  );

  expect(data.branch.clock).toEqual({
    now: '2026-03-09T10:00:00.000Z',
    offset: 3_600_000,
    isFrozen: false,
  });
  expect(data.journal.entries).toMatchObject([
    { kind: 'CONTROL', field: 'gateway.setClock' },
    { kind: 'TIMER', field: 'chat.reply' },
    { kind: 'TIMER', field: 'chat.read' },
    { kind: 'MUTATION', field: 'sendMessage' },
  ]);
  const [, reply, read] = data.journal.entries.map(({ at }: { at: string }) => at);
  expect(read < reply && reply < '2026-03-09T10:00:00.000Z').toBe(true);
});

test('a frozen clock shows the same time until it is resumed', async () => {
  const { services, advance } = createControlledServices();
  const app = await buildTestApp({ services });
  const setClock = (clock: string) =>
    sendGraphql(
      app,
      `mutation { setClock(branch: "main", clock: ${clock}) { clock { now isFrozen } } }`,
    );

  await setClock('{ freezeAt: "2027-01-01T00:00:00Z" }');
  advance(60_000);
  const frozen = await setClock('{ isFrozen: true }');
  const running = await setClock('{ isFrozen: false }');
  const reset = await setClock('{ isReset: true }');
  const wrong = await setClock('{ isReset: true, advance: 5 }');

  expect(frozen.data.setClock.clock).toEqual({ now: '2027-01-01T00:00:00.000Z', isFrozen: true });
  expect(running.data.setClock.clock.isFrozen).toBe(false);
  expect(reset.data.setClock.clock.now).toBe('2026-03-09T09:01:00.000Z');
  expect(wrong.errors?.[0]?.extensions).toEqual({ code: 'GRAPHQL_VALIDATION_FAILED' });
});

test('the first state of a branch can be read after changes', async () => {
  const app = await buildTestApp();
  const sample = await readTasksBody(app, {});
  await addTask(app, 'One');

  expect(await readTasksBody(app, { 'x-branch': 'pr-42@0' })).toBe(sample);
});

test('without controls, there are no branches on either API', async () => {
  const app = await buildTestApp({ hasControls: false });
  const before = await readTasksBody(app, {});

  const { errors } = await sendGraphql(app, '{ branches { name } }');
  const { statusCode } = await app.inject('/gateway/branches');
  await addTask(app, 'On main', { 'x-branch': 'pr-42' });

  expect(errors?.[0]?.message).toContain('Cannot query field "branches"');
  expect(statusCode).toBe(404);
  expect(await readTasksBody(app, {})).not.toBe(before);
});

test('with AUTH=enforce, sessions start on main and identify the caller on all branches', async () => {
  const app = await buildTestApp({ enforceRules: true });
  const login = 'mutation { login(email: "admin@demo.com", password: "admin") { accessToken } }';
  const { data } = await sendGraphql(app, login);
  const headers = { authorization: `Bearer ${data.login.accessToken}` };
  const unknown = await sendGraphql(app, '{ tasks { id } }', {}, { ...headers, ...branchHeaders });
  await sendGraphql(app, 'mutation { createBranch(name: "pr-42") { name } }', {}, headers);

  const allowed = await sendGraphql(app, '{ tasks { id } }', {}, { ...headers, ...branchHeaders });
  const refused = await sendGraphql(app, '{ tasks { id } }', {}, branchHeaders);
  const elsewhere = await sendGraphql(app, login, {}, branchHeaders);

  expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(allowed.data.tasks.length).toBeGreaterThan(10);
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(elsewhere.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

const createTask = (title: string) => ({
  title,
  tags: [],
  customTagIds: [],
  isCompleted: false,
  isImportant: false,
  isDeleted: false,
});

const importScenario =
  'mutation ($scenario: JSON!) { importScenario(name: "imported", scenario: $scenario) { name } }';

test.each([
  ['addTask', 'args.task.title', { task: { title: 42, tags: [] } }, 'must be of the type String'],
  ['addTask', 'args.task.title', { task: createTask('x'.repeat(10_001)) }, 'must have at most'],
  ['addTask', 'args.task.tags', { task: { ...createTask('Tea'), tags: undefined } }, 'is missing'],
  ['addTask', 'args.task.tags', { task: { title: 'Order tea', tags: 'low' } }, 'must be a list'],
  ['addTask', 'args.task.colour', { task: { title: 'Order tea', colour: 'red' } }, 'is not in'],
  ['addTask', 'args.task', {}, 'must not be null'],
  ['addTasks', 'field', {}, 'must be a command of this server, not "addTasks"'],
  ['placeOrder', 'args', {}, 'must be arguments of placeOrder'],
  ['gateway.setFaults', 'args.rules.0.isEnabled', { rules: [{ name: 'slow' }] }, 'is missing'],
  ['gateway.setClock', 'args.setting.frozenAt', { setting: { frozenAt: 'x' } }, 'must be null or'],
  ['gateway.restore', 'args', { to: 0, patch: {} }, 'must be arguments of gateway.restore'],
])(
  'refuses a scenario with the command %s if its %s is not valid',
  async (field, path, args, rule) => {
    const app = await buildTestApp();
    await addTask(app, 'One');
    const { data } = await sendGraphql(app, '{ scenario(branch: "pr-42") }');
    const [first] = data.scenario.commands;
    const commands = [first, { ...first, field, args, isRefused: true }];

    const { errors } = await sendGraphql(app, importScenario, {
      scenario: { ...data.scenario, commands },
    });
    const { data: after } = await sendGraphql(app, '{ branches { name } }');

    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      field: `scenario.commands.1.${path}`,
    });
    expect(errors?.[0]?.message).toContain(`scenario.commands.1.${path} ${rule}`);
    expect(after.branches.map(({ name }: { name: string }) => name)).not.toContain('imported');
  },
);

test('refuses a scenario whose first state has no rows', async () => {
  const app = await buildTestApp();
  await addTask(app, 'One');
  const { data } = await sendGraphql(app, '{ scenario(branch: "pr-42") }');
  const start = { seq: 0, patch: { tables: { 'todo.tasks': {} }, values: {} } };

  const { errors } = await sendGraphql(app, importScenario, {
    scenario: { ...data.scenario, start },
  });

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'scenario.start' });
});

test.each(['', ', to: 1'])(
  'undoCommand undoes a reset (%s), and then the commands before it',
  async (to) => {
    const app = await buildTestApp();
    for (const title of ['One', 'Two']) await addTask(app, title);
    const before = await readTasksBody(app, branchHeaders);

    await sendGraphql(app, `mutation { resetBranch(branch: "pr-42"${to}) { seq } }`);
    const { data } = await sendGraphql(app, '{ branch(name: "pr-42") { undoable { seq field } } }');
    await sendGraphql(app, undoMutation);
    const afterUndo = await readTasksBody(app, branchHeaders);
    for (let count = 0; count < 2; count += 1) await sendGraphql(app, undoMutation);
    const { errors } = await sendGraphql(app, undoMutation);

    expect(data.branch.undoable).toEqual({ seq: 3, field: 'gateway.restore' });
    expect(afterUndo).toBe(before);
    expect(await readTasksBody(app, branchHeaders)).toBe(await readTasksBody(app, {}));
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  },
);
