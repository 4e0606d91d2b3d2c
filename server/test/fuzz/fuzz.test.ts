import { expect, onTestFinished, test } from 'vitest';
import { scaleRuns } from '../contract/scaleRuns.ts';
import { listenTestApp } from '../testApp.ts';
import { startFuzzedUpstream } from './fuzzedUpstream.ts';
import { formatFailure, runSession } from './runSession.ts';

test('no generated input causes a wrong response or a logged error', async () => {
  const lines: string[] = [];
  const upstream = await startFuzzedUpstream(1);
  onTestFinished(upstream.close);
  const origin = await listenTestApp({
    log: { write: (line) => void lines.push(line) },
    logLevel: 'error',
    upstream: upstream.origin,
  });

  const failures = await runSession({
    origin,
    seed: 1,
    session: 0,
    count: scaleRuns(8_000),
    // The first response of a cold server on a busy machine is slow.
    maxDuration: 10_000,
  });

  expect(failures.map(formatFailure)).toEqual([]);
  expect(lines).toEqual([]);
});
