import { expect, onTestFinished, test } from 'vitest';
import { isFullScale } from '../contract/scaledRuns.ts';
import { temporaryFolder } from '../journal/testing.ts';
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
      JOURNAL: `file:${temporaryFolder()}`,
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

test('a subscriber resumes after a restart of the server', async () => {
  const server = await startServerProcess({ JOURNAL: `file:${temporaryFolder()}` });
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
