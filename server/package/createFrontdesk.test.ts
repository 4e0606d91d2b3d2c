import { expect, onTestFinished, test } from 'vitest';
import { createFrontdesk } from './index.ts';
import type { Options } from './types/index.d.ts';

async function open(options?: Options) {
  const frontdesk = await createFrontdesk(options);
  onTestFinished(() => frontdesk.close());
  return frontdesk;
}

const countTasks = async (gateway: Pick<Awaited<ReturnType<typeof open>>, 'execute'>) =>
  (await gateway.execute('{ tasks { id } }')).data?.tasks.length;

test.each<[unknown, string]>([
  [{ clock: 'tomorrow' }, 'clock must be a date such as 2026-03-09 or 2026-03-09T09:00:00Z'],
  [{ clock: null }, 'clock must be a date'],
  [{ clock: 5 }, 'clock must be a date'],
  [{ seed: 0.5 }, 'seed must be an integer, not 0.5.'],
  [{ seedRows: -1 }, 'seedRows must be an integer from 0 to 1000000, not -1.'],
  [{ hasReplies: 'no' }, 'hasReplies must be true or false, not "no".'],
  [{ enforcesRules: 1 }, 'enforcesRules must be true or false, not 1.'],
  [{ sed: 1 }, '"sed" is not an option. Did you mean "seed"?'],
  [null, 'The options must be an object such as { seed: 1 }, not null.'],
  [5, 'The options must be an object such as { seed: 1 }, not 5.'],
])('refuses the options %j', async (options, message) => {
  await expect(createFrontdesk(options as Options)).rejects.toThrow(TypeError);
  await expect(createFrontdesk(options as Options)).rejects.toThrow(message);
});

test('two gateways that are created at the same time have data of their own', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  const count = await countTasks(second);

  await first.execute('mutation { addTask(task: { title: "Order tea" }) { id } }');

  expect(await countTasks(first)).toBe(count + 1);
  expect(await countTasks(second)).toBe(count);
});

test('a closed gateway refuses all calls, and can be closed again', async () => {
  const frontdesk = await createFrontdesk();
  const branch = frontdesk.branch('open');
  await countTasks(branch);

  await Promise.all([frontdesk.close(), frontdesk.close()]);
  await frontdesk.close();

  const closed = 'This gateway is closed. Create another one with createFrontdesk().';
  await expect(frontdesk.execute('{ tasks { id } }')).rejects.toThrow(closed);
  await expect(frontdesk.fetch('/apps/todo/tasks')).rejects.toThrow(closed);
  await expect(branch.fetch('/apps/todo/tasks')).rejects.toThrow(closed);
  await expect(frontdesk.listen()).rejects.toThrow(closed);
});

test.each(['', ' ', 'café', 5])('refuses the branch name %j', async (name) => {
  const frontdesk = await open();

  expect(() => frontdesk.branch(name as string)).toThrow('The name of a branch must be letters');
});

test('names the rule of a time', async () => {
  const frontdesk = await open();

  await expect(frontdesk.branch('late').freezeClock('tomorrow')).rejects.toThrow(
    'The time must be a date such as',
  );
});

test('closing waits for the requests that are running', async () => {
  const frontdesk = await createFrontdesk();
  const result = frontdesk.execute('{ tasks { id } }');

  await frontdesk.close();

  expect((await result).data?.tasks.length).toBeGreaterThan(0);
});
