import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCallArbitrary, mutationCalls } from '../test/contract/calls.ts';
import { dataRoutes } from '../test/contract/dataRoutes.ts';
import { isFullScale } from '../test/contract/scaleRuns.ts';
import { buildTestApp, createControlledServices, sendGraphql } from '../test/testApp.ts';
import { addTask, subscribeToTasks, type TaskChange } from '../tools/cluster/subscription.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;

const getRoutes = dataRoutes.filter(({ method, url }) => method === 'GET' && !url.includes(':'));
const histories = fc.array(
  fc.oneof(mutationCalls, fc.oneof(...dataRoutes.map(createCallArbitrary))),
  {
    minLength: 1,
    maxLength: 30,
  },
);

type Call = { request: object } | { query: string; variables: object };

async function send(app: App, branch: string, history: Call[]) {
  const headers = { 'x-branch': branch };
  for (const call of history) {
    const request =
      'request' in call
        ? { ...call.request, headers }
        : { method: 'POST', url: '/graphql', payload: call, headers };
    await app.inject(request as never);
  }
}

/** Returns the response body of every GET route without parameters in its path. */
async function readBodies(app: App, branch: string): Promise<Record<string, string>> {
  const headers = { 'x-branch': branch };
  const bodies: Record<string, string> = {};
  for (const { url } of getRoutes) bodies[url] = (await app.inject({ url, headers })).body;
  return bodies;
}

/** Deletes branches that exist. */
async function deleteBranches(app: App, ...names: string[]) {
  for (const name of names)
    await app.inject({ method: 'DELETE', url: `/gateway/branches/${name}` });
}

const runControl = async (app: App, query: string, variables = {}) => {
  const { data, errors } = await sendGraphql(app, query, variables);
  expect(errors).toBeUndefined();
  return data;
};

const undoMutation = 'mutation ($name: String) { undoCommand(branch: $name) { undoable { seq } } }';

/** The number of runs at full scale. The default takes about a minute. */
const fullRuns = Number(process.env.HISTORIES ?? 75);

test('undo, reset, fork, import and time travel restore states byte by byte', async () => {
  // The clock of a served branch must not move between two comparisons.
  const app = await buildTestApp({ services: createControlledServices().services });
  const other = await buildTestApp({ services: createControlledServices().services });
  const sample = await readBodies(app, 'sample');

  await fc.assert(
    fc.asyncProperty(histories, histories, async (first, second) => {
      await deleteBranches(app, 'a', 'b');
      await deleteBranches(other, 'imported');
      await send(app, 'a', first as Call[]);
      const middle = await readBodies(app, 'a');
      const { branch } = await runControl(app, '{ branch(name: "a") { seq undoable { seq } } }');

      await runControl(
        app,
        'mutation ($from: String) { createBranch(name: "b", from: $from) { seq } }',
        {
          from: 'a',
        },
      );
      expect(await readBodies(app, 'b'), 'fork').toEqual(middle);

      await send(app, 'a', second as Call[]);
      const end = await readBodies(app, 'a');
      expect(await readBodies(app, `a@${branch.seq}`), 'past state').toEqual(middle);
      expect(await readBodies(app, 'b'), 'isolation').toEqual(middle);
      await send(app, 'b', second as Call[]);
      expect(await readBodies(app, 'b'), 'same calls on the fork').toEqual(end);

      const { scenario } = await runControl(app, '{ scenario(branch: "b") }');
      await runControl(
        other,
        'mutation ($scenario: JSON!) { importScenario(name: "imported", scenario: $scenario) { seq } }',
        { scenario },
      );
      expect(await readBodies(other, 'imported'), 'import').toEqual(end);

      await runControl(app, 'mutation { resetBranch(branch: "b") { seq } }');
      expect(await readBodies(app, 'b'), 'reset').toEqual(sample);

      let { undoable } = (await runControl(app, '{ branch(name: "a") { undoable { seq } } }'))
        .branch;
      while (undoable)
        ({ undoable } = (await runControl(app, undoMutation, { name: 'a' })).undoCommand);
      expect(await readBodies(app, 'a'), 'undo').toEqual(sample);
    }),
    { numRuns: isFullScale ? fullRuns : 2 },
  );
});

test('simultaneous changes of different branches do not affect each other', {
  tags: ['nightly'],
}, async () => {
  const app = await buildTestApp();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const workers = Array.from({ length: 64 }, (_, number) => `worker-${number}`);
  /** Each round adds a task by GraphQL and by REST. A subscriber receives both. */
  const rounds = isFullScale ? 334 : 2;
  const add = 'mutation ($title: String!) { addTask(task: { title: $title, tags: [] }) { id } }';

  await Promise.all(
    workers.map(async (name) => {
      const headers = { 'x-branch': name };
      const added: string[] = [];
      const received: string[] = [];
      const onChange = ({ id, kind }: TaskChange) => void received.push(id ?? kind);
      const { stop, closed } = await subscribeToTasks(origin, null, onChange, name);
      for (let round = 0; round < rounds; round += 1) {
        const title = `${name} by GraphQL ${round}`;
        const { data } = await sendGraphql(app, add, { title }, headers);
        added.push(String(data.addTask.id));
        added.push(await addTask(origin, `${name} by REST ${round}`, name));
      }
      // The branches have the same ids, so that a change of another branch would repeat an id.
      await expect.poll(() => received.length).toBe(added.length);
      stop();
      await closed;
      expect(received).toEqual(added);
    }),
  );

  for (const name of workers) {
    const { data } = await sendGraphql(
      app,
      '{ tasks(q: "worker") { title } }',
      {},
      { 'x-branch': name },
    );
    const titles: string[] = data.tasks.map(({ title }: { title: string }) => title);
    expect(titles).toHaveLength(2 * rounds);
    expect(titles.filter((title) => !title.startsWith(`${name} `))).toEqual([]);
  }
  expect((await sendGraphql(app, '{ tasks(q: "worker") { id } }')).data.tasks).toEqual([]);
});
