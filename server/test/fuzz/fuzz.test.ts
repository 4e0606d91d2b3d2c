import { expect, test } from 'vitest';
import { scaleRuns } from '../contract/scaleRuns.ts';
import { listenTestApp } from '../testApp.ts';
import { formatFailure, runSession } from './runSession.ts';

test('no generated input causes a wrong response or a logged error', async () => {
  const lines: string[] = [];
  const origin = await listenTestApp({
    log: { write: (line) => void lines.push(line) },
    logLevel: 'error',
  });

  const failures = await runSession({ origin, seed: 1, session: 0, count: scaleRuns(20_000) });

  expect(failures.map(formatFailure)).toEqual([]);
  expect(lines).toEqual([]);
});
