import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { listenTestApp } from '../test/testApp.ts';

const load = { subscribers: 1_000, warmUpChanges: 100, changes: 500, changesPerSecond: 100 };

test('1,000 subscribers receive every change of 100 per second, in bounded memory', {
  tags: ['nightly'],
}, async () => {
  const url = await listenTestApp({
    maxStreams: load.subscribers,
    maxStreamsPerClient: load.subscribers,
  });
  const worker = new Worker(new URL('./manySubscribersWorker.mjs', import.meta.url), {
    workerData: { url: `${url}/graphql`, ...load },
  });
  onTestFinished(async () => void (await worker.terminate()));

  const [delays] = (await once(worker, 'message')) as [number[]];

  delays.sort((a, b) => a - b);
  const percentile = (share: number) => Math.round(delays[Math.floor(delays.length * share)] ?? 0);
  // biome-ignore lint/suspicious/noConsole: the figures of this machine.
  console.info(`Delays in milliseconds: p50 ${percentile(0.5)}, p99 ${percentile(0.99)}.`);
  expect(delays).toHaveLength(load.subscribers * load.changes);
  expect(delays[0]).toBeGreaterThan(0);
  expect(process.memoryUsage().rss).toBeLessThan(600 * 2 ** 20);
});
