import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Branch } from '../branch.ts';
import { registry } from '../features.ts';
import { createCallArbitrary, mutationCalls } from '../test/contract/calls.ts';
import { dataRoutes as routes } from '../test/contract/dataRoutes.ts';
import { scaleRuns } from '../test/contract/scaleRuns.ts';
import { buildTestApp, createTestServices, executeOn, sendGraphql } from '../test/testApp.ts';
import { drivers } from '../test/testJournals.ts';
import { loadMainBranch } from './loadBranch.ts';

const writtenBy = { version: '1.0.0', schema: 'a' };
const routesWithoutParameters = routes.filter(
  ({ method, url }) => method === 'GET' && !url.includes(':'),
);

const histories = fc.array(fc.oneof(mutationCalls, fc.oneof(...routes.map(createCallArbitrary))), {
  minLength: 20,
  maxLength: 60,
});

/** Starts a server on the main branch of a journal. */
async function start(open: Awaited<ReturnType<(typeof drivers)[string]>>['open']) {
  const journal = await open({ savesEvery: 10 });
  const services = createTestServices();
  const branch = await loadMainBranch({ registry, journal, services, writtenBy });
  const app = await buildTestApp({ services, branch });
  return { journal, branch, app };
}

async function send(app: FastifyInstance, history: unknown[], branch = 'main') {
  const headers = { 'x-branch': branch };
  const bodies: string[] = [];
  for (const call of history as { request: never; query: string; variables: object }[]) {
    const request =
      call.request ??
      ({
        method: 'POST',
        url: '/graphql',
        payload: { query: call.query, variables: call.variables },
      } as const);
    bodies.push((await app.inject({ ...(request as object), headers })).body);
  }
  return bodies;
}

async function readBodies(app: FastifyInstance, branch = 'main') {
  const headers = { 'x-branch': branch };
  const bodies = routesWithoutParameters.map(async ({ url }) => [
    url,
    (await app.inject({ url, headers })).body,
  ]);
  return Object.fromEntries(await Promise.all(bodies));
}

/** Starts a server on a journal that also stores its other branches, unless the journal is in memory. */
async function startWithBranches(open: Parameters<typeof start>[0]) {
  // With this number, the test saves one state. Its past points would not be kept after two.
  const journal = await open({ savesEvery: 60 });
  const services = createTestServices();
  const branch = await loadMainBranch({ registry, journal, services, writtenBy });
  return buildTestApp({ services, branch, journal });
}

async function callControl(app: FastifyInstance, call: string) {
  const { errors } = await sendGraphql(app, `mutation { ${call} { seq } }`);
  expect(errors).toBeUndefined();
}

/** Returns the state as its JSON contains it, without keys whose values are undefined. */
const readState = (branch: Branch) => JSON.parse(JSON.stringify(branch.snapshot()));

test('the same history has the same results in memory and in every journal, also after a restart', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const results = await Promise.all(
        Object.values(drivers).map(async (create) => {
          const { open } = await create();
          const first = await start(open);
          const responses = await send(first.app, history);
          const state = readState(first.branch);
          await first.app.close();
          await first.journal.close();
          if (!first.journal.isDurable) return { responses, state };

          const second = await start(open);
          expect(readState(second.branch)).toEqual(state);
          const bodies = await readBodies(second.app);
          await second.app.close();
          await second.journal.close();
          return { responses, state, bodies };
        }),
      );

      const [memory, ...others] = results;
      for (const { responses, state, bodies } of others) {
        expect(responses).toEqual(memory?.responses);
        expect(state).toEqual(memory?.state);
        expect(bodies).toEqual(others[0]?.bodies);
      }
    }),
    { numRuns: scaleRuns(10), endOnFailure: true },
  );
});

test('the same history of branches has the same results in all journals, also after a restart', {
  tags: ['nightly'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(histories, histories, async (first, second) => {
      const names = ['pr-42', 'fork', 'renamed'];
      const points = ['pr-42@10', 'renamed@8'];
      const results = await Promise.all(
        Object.values(drivers).map(async (create) => {
          const { open } = await create();
          const app = await startWithBranches(open);
          await send(app, first, 'pr-42');
          await callControl(app, 'createBranch(name: "fork", from: "pr-42")');
          await callControl(app, 'createBranch(name: "other", from: "pr-42@7")');
          await send(app, second, 'fork');
          await send(app, second, 'other');
          await callControl(app, 'undoCommand(branch: "other")');
          await callControl(app, 'resetBranch(branch: "pr-42", to: 5)');
          await callControl(app, 'renameBranch(name: "other", to: "renamed")');
          const bodies = await Promise.all(names.map((name) => readBodies(app, name)));
          const past = await Promise.all(points.map((point) => readBodies(app, point)));
          if (create === drivers.memory) return { bodies, past };

          await app.close();
          const again = await startWithBranches(open);
          expect(await Promise.all(names.map((name) => readBodies(again, name)))).toEqual(bodies);
          await again.close();
          return { bodies, past };
        }),
      );
      for (const result of results) expect(result).toEqual(results[0]);
    }),
    { numRuns: scaleRuns(10), endOnFailure: true },
  );
});

const task = (title: string) => ({ task: { title, tags: [] } });

test('a start stops if a stored command has another outcome, and names the entry and the difference', async () => {
  const { open } = await (drivers.file as (typeof drivers)[string])();
  const { journal, branch } = await start(open);
  executeOn(branch, 'addTask', task('Order tea'));
  executeOn(branch, 'deleteTask', { id: 1 });
  executeOn(branch, 'addTask', task('Order milk'));
  await journal.close();

  // Other arguments have the same effect as other code: the command is refused.
  const changed = await open();
  const follow: typeof changed.follow = (name, after, onEntry) =>
    changed.follow(name, after, (entry) =>
      onEntry(entry.seq === 2 ? { ...entry, args: { id: 4_711 } } : entry),
    );
  const opened = loadMainBranch({
    registry,
    journal: { ...changed, follow },
    services: createTestServices(),
    writtenBy: { version: '2.0.0', schema: 'b' },
  });

  await expect(opened).rejects.toThrow(
    /^Entry 2 \(deleteTask\) was done when it was stored, and is refused now: There is no task 4711\. .+ The branch was created by version 1\.0\.0, schema a; this is version 2\.0\.0, schema b\.$/,
  );
  await changed.close();
});

test('a setting that determines the sample cannot change', async () => {
  const { open } = await (drivers.file as (typeof drivers)[string])();
  const { journal } = await start(open);
  await journal.close();

  const again = await open();
  onTestFinished(() => again.close());
  const opened = loadMainBranch({
    registry,
    journal: again,
    services: { ...createTestServices(), seedRows: 50 },
    writtenBy,
  });

  await expect(opened).rejects.toThrow(
    'SEED_ROWS must be unset, as when the journal was created, not 50.',
  );
});

test('a timer that two replicas fire is executed once', async () => {
  const { open } = await (drivers.nats as (typeof drivers)[string])();
  const [first, second] = [await start(open), await start(open)];
  onTestFinished(() => Promise.all([first.journal.close(), second.journal.close()]).then(() => {}));
  await executeOn(first.branch, 'sendMessage', {
    message: { contact: { id: 1 }, message: 'Where is the pallet?' },
  });
  const [due] = first.branch.snapshot().values['branch.timers'] as { key: string; at: string }[];
  const command = {
    field: 'chat.read',
    args: { contactId: 1 },
    viewerId: null,
    at: '2026-03-09T09:10:00.000Z',
    seed: 1,
    timer: { key: due?.key ?? '', at: due?.at ?? '' },
  };

  await first.journal.append('main', { ...command, call: 'first-1' });
  await second.journal.append('main', { ...command, call: 'second-1' });
  await executeOn(first.branch, 'addTask', task('Order tea'));

  expect([1, 2, 3, 4].map(first.branch.history.getOutcome)).toEqual([
    'DONE',
    'DONE',
    'REFUSED',
    'DONE',
  ]);
});
