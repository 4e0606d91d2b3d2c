import { expect, onTestFinished, test } from 'vitest';
import { isFullScale } from '../contract/scaleRuns.ts';
import { createTemporaryFolder } from '../journal/testing.ts';
import { createRandom } from '../values/random.ts';
import { startServerProcess } from './serverProcess.mjs';
import { type ChatEvent, subscribeToChat, writeMessage } from './subscription.ts';
import { findLosses, noLosses, startWriters } from './writers.ts';

test.each(['process', 'disk'])(
  'JOURNAL_SYNC=%s: no answered change is lost if the server is killed while eight clients write',
  async (sync) => {
    const rounds = isFullScale ? 200 : 3;
    const random = createRandom(7);
    const server = await startServerProcess({
      JOURNAL: `file:${createTemporaryFolder()}`,
      JOURNAL_SYNC: sync,
    });
    onTestFinished(() => server.kill());
    const answered: string[] = [];

    for (let round = 0; round < rounds; round += 1) {
      const { written, reached, stop, done } = startWriters({
        origin: server.origin,
        count: 8,
        name: `Round ${round},`,
      });
      await reached(20 + Math.floor(random() * 200));
      stop();
      await server.kill();
      await done;
      answered.push(...written.answered);
      await server.restart();
      expect(written.statuses).toEqual([]);
    }

    expect(await findLosses(server.origin, answered)).toEqual(noLosses);
  },
  900_000,
);

test('a server that is killed while clients write on branches has all of them after a restart', async () => {
  const rounds = isFullScale ? 50 : 3;
  const server = await startServerProcess({ JOURNAL: `file:${createTemporaryFolder()}` });
  onTestFinished(() => server.kill());
  const control = async (query: string) => {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return ((await response.json()) as { data: { branches: { name: string }[] } }).data;
  };
  const answered = new Map<string, string[]>();

  for (let round = 0; round < rounds; round += 1) {
    const names = ['lasting', `new-${round}`, `gone-${round}`];
    const writers = names.map((branch) =>
      startWriters({ origin: server.origin, count: 3, name: `Round ${round},`, branch }),
    );
    await Promise.all(writers.map(({ reached }) => reached(20)));
    await control(`mutation { renameBranch(name: "new-${round}", to: "kept-${round}") { name } }`);
    await control(`mutation { createBranch(name: "fork-${round}", from: "lasting@10") { name } }`);
    for (const { stop } of writers) stop();
    await Promise.all(writers.map(({ done }) => done));
    await control(`mutation { deleteBranch(name: "gone-${round}") }`);
    // Late writers have created it again, with the sample.
    await control(`mutation { deleteBranch(name: "new-${round}") }`);
    const last = startWriters({
      origin: server.origin,
      count: 3,
      name: `Late ${round},`,
      branch: 'lasting',
    });
    await last.reached(10);
    last.stop();
    await server.kill();
    await last.done;
    const [lasting, renamed] = writers;
    answered.set('lasting', [
      ...(answered.get('lasting') ?? []),
      ...(lasting?.written.answered ?? []),
      ...last.written.answered,
    ]);
    answered.set(`kept-${round}`, (renamed?.written.answered ?? []).slice(0, 20));
    await server.restart();
  }

  const { branches } = await control('{ branches { name } }');
  expect(branches.map(({ name }) => name).toSorted()).toEqual(
    [
      'lasting',
      'main',
      ...Array.from({ length: rounds }, (_, round) => [`kept-${round}`, `fork-${round}`]).flat(),
    ].toSorted(),
  );
  for (const [name, titles] of answered) {
    expect(await findLosses(server.origin, titles, name), name).toEqual(noLosses);
  }
}, 900_000);

test('a subscriber resumes after a restart of the server', async () => {
  const server = await startServerProcess({
    JOURNAL: `file:${createTemporaryFolder()}`,
    // Contacts would read and answer the messages on a slow machine.
    CHAT_REPLIES: 'off',
  });
  onTestFinished(() => server.kill());
  const cursors: string[] = [];
  const texts: string[] = [];
  const onEvent = (event: ChatEvent) => {
    cursors.push(event.cursor);
    texts.push(event.messages[0]?.text ?? event.kind);
  };
  const first = await subscribeToChat(server.origin, null, onEvent);
  await writeMessage(server.origin, 'Before');
  await expect.poll(() => texts).toEqual(['Before']);
  first.stop();
  await first.lost;
  await writeMessage(server.origin, 'Meanwhile');

  await server.kill();
  await server.restart();
  const second = await subscribeToChat(server.origin, cursors[0] ?? null, onEvent);
  await writeMessage(server.origin, 'After');

  await expect.poll(() => texts).toEqual(['Before', 'Meanwhile', 'After']);
  second.stop();
});
