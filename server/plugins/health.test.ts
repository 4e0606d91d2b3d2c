import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { JournalStatus } from '../journal/journal.ts';
import { createMemoryJournal } from '../journal/memoryJournal.ts';
import { buildTestApp } from '../test/testApp.ts';
import { errorsPlugin } from './errors.ts';
import { healthPlugin } from './health.ts';
import { pressurePlugin } from './pressure.ts';

test.each(['/livez', '/readyz'])('%s returns 200 without an access token', async (url) => {
  const app = await buildTestApp({ enforceRules: true });

  const response = await app.inject(url);

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ok' });
});

const journal = (status: JournalStatus) => ({ ...createMemoryJournal(), status: () => status });

test('a server that receives the entries of its journal is ready and reports its position', async () => {
  const app = await buildTestApp({ journal: journal({ behind: 12 }) });

  const response = await app.inject('/readyz');

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ok', position: 0, behind: 12 });
});

test.each([
  [{ problem: 'No space', behind: 0 }, 'The journal is not available', 'No space'],
  [{ behind: 5_000 }, 'The server is not up to date', undefined],
])('a server with the journal status %j is alive and not ready', async (state, status, problem) => {
  const app = await buildTestApp({ journal: journal(state) });

  const response = await app.inject('/readyz');

  expect((await app.inject('/livez')).statusCode).toBe(200);
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('2');
  expect(response.json()).toEqual({ status, problem, position: 0, behind: state.behind });
});

test('a process under pressure is alive and not ready', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(errorsPlugin);
  await app.register(pressurePlugin, { maxHeapUsedBytes: 1, maxEventLoopDelay: 0 });
  await app.register(healthPlugin, {});
  await app.ready();

  // The pressure plugin measures every second.
  vi.advanceTimersByTime(1_000);

  expect((await app.inject('/livez')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
});
