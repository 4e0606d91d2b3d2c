const { createFrontdesk } = require('frontdesk');

let frontdesk;
beforeAll(async () => {
  frontdesk = await createFrontdesk({ seed: 1, clock: '2026-03-09T09:00:00Z' });
});
afterAll(() => frontdesk.close());

test('executes operations', async () => {
  const { data } = await frontdesk.execute('{ tasks { id title } }');

  expect(data.tasks).toHaveLength(58);
});

test('a branch has its own data', async () => {
  const branch = frontdesk.branch('jest');
  await branch.execute('mutation { addTask(task: { title: "Order tea" }) { id } }');

  expect(await (await branch.fetch('/apps/todo/tasks')).json()).toHaveLength(59);
  expect(await (await frontdesk.fetch('/apps/todo/tasks')).json()).toHaveLength(58);
});

test('serves the dashboard and its pictures', async () => {
  const { url } = await frontdesk.listen();

  const page = await fetch(url, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<html');
  const { data } = await frontdesk.execute('{ viewer { avatar } users { avatar } }');
  expect(data).toBeDefined();
});
