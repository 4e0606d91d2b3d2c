import { expect, onTestFinished, test } from 'vitest';
import { isFullScale } from '../../test/contract/scaleRuns.ts';
import { createTemporaryFolder } from '../../test/testJournals.ts';
import { createRandom } from '../../values/random.ts';
import { startServerProcess } from './serverProcess.ts';
import { addTask, subscribeToTasks, type TaskChange } from './subscription.ts';
import { findLosses, noLosses, startWriters } from './writers.ts';

test.each(['process', 'disk'])(
  'with JOURNAL_SYNC=%s, no confirmed change is lost if the server is killed while eight clients write',
  async (sync) => {
    const rounds = isFullScale ? 100 : 1;
    const random = createRandom(7);
    const server = await startServerProcess({
      JOURNAL: `file:${createTemporaryFolder()}`,
      JOURNAL_SYNC: sync,
    });
    onTestFinished(() => server.kill());
    const confirmedTitles: string[] = [];

    for (let round = 0; round < rounds; round += 1) {
      const { results, waitForTasks, stop, done } = startWriters({
        origin: server.origin,
        count: 8,
        name: `Round ${round},`,
      });
      await waitForTasks(20 + Math.floor(random() * 200));
      stop();
      await server.kill();
      await done;
      confirmedTitles.push(...results.confirmedTitles);
      await server.restart();
      expect(results.errorStatuses).toEqual([]);
    }

    expect(await findLosses(server.origin, confirmedTitles)).toEqual(noLosses);
  },
);

test('all branches and their confirmed changes exist after the server is killed and restarted', {
  tags: ['nightly'],
}, async () => {
  const rounds = isFullScale ? 20 : 3;
  const server = await startServerProcess({ JOURNAL: `file:${createTemporaryFolder()}` });
  onTestFinished(() => server.kill());
  const sendControl = async (query: string) => {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return ((await response.json()) as { data: { branches: { name: string }[] } }).data;
  };
  const confirmedTitles = new Map<string, string[]>();

  for (let round = 0; round < rounds; round += 1) {
    const names = ['lasting', `new-${round}`, `deleted-${round}`];
    const writers = names.map((branch) =>
      startWriters({ origin: server.origin, count: 3, name: `Round ${round},`, branch }),
    );
    await Promise.all(writers.map(({ waitForTasks }) => waitForTasks(20)));
    await sendControl(
      `mutation { renameBranch(name: "new-${round}", to: "renamed-${round}") { name } }`,
    );
    await sendControl(
      `mutation { createBranch(name: "fork-${round}", from: "lasting@10") { name } }`,
    );
    for (const { stop } of writers) stop();
    await Promise.all(writers.map(({ done }) => done));
    await sendControl(`mutation { deleteBranch(name: "deleted-${round}") }`);
    // Requests after the renaming have created the branch again, with the sample.
    await sendControl(`mutation { deleteBranch(name: "new-${round}") }`);
    const lateWriters = startWriters({
      origin: server.origin,
      count: 3,
      name: `Late ${round},`,
      branch: 'lasting',
    });
    await lateWriters.waitForTasks(10);
    lateWriters.stop();
    await server.kill();
    await lateWriters.done;
    const [lasting, renamed] = writers;
    confirmedTitles.set('lasting', [
      ...(confirmedTitles.get('lasting') ?? []),
      ...(lasting?.results.confirmedTitles ?? []),
      ...lateWriters.results.confirmedTitles,
    ]);
    confirmedTitles.set(`renamed-${round}`, (renamed?.results.confirmedTitles ?? []).slice(0, 20));
    await server.restart();
  }

  const { branches } = await sendControl('{ branches { name } }');
  expect(branches.map(({ name }) => name).toSorted()).toEqual(
    [
      'lasting',
      'main',
      ...Array.from({ length: rounds }, (_, round) => [`renamed-${round}`, `fork-${round}`]).flat(),
    ].toSorted(),
  );
  for (const [name, titles] of confirmedTitles) {
    expect(await findLosses(server.origin, titles, name), name).toEqual(noLosses);
  }
});

test('a subscriber resumes after a restart of the server', { tags: ['nightly'] }, async () => {
  const server = await startServerProcess({ JOURNAL: `file:${createTemporaryFolder()}` });
  onTestFinished(() => server.kill());
  const cursors: string[] = [];
  const received: string[] = [];
  const onChange = ({ cursor, kind, id }: TaskChange) => {
    cursors.push(cursor);
    received.push(id ?? kind);
  };
  const first = await subscribeToTasks(server.origin, null, onChange);
  const before = await addTask(server.origin, 'Before');
  await expect.poll(() => received).toEqual([before]);
  first.stop();
  await first.closed;
  const meanwhile = await addTask(server.origin, 'Meanwhile');

  await server.kill();
  await server.restart();
  const second = await subscribeToTasks(server.origin, cursors[0] ?? null, onChange);
  const after = await addTask(server.origin, 'After');

  await expect.poll(() => received).toEqual([before, meanwhile, after]);
  second.stop();
});
