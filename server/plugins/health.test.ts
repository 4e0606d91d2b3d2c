import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildTestApp } from '../testing.ts';
import { errorsPlugin } from './errors.ts';
import { healthPlugin } from './health.ts';
import { pressurePlugin } from './pressure.ts';

test.each(['/livez', '/readyz'])('%s returns 200, without an account', async (url) => {
  const app = await buildTestApp({ enforceRules: true });

  const response = await app.inject(url);

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ok' });
});

test('a process under pressure is alive and not ready', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(errorsPlugin);
  await app.register(pressurePlugin, { maxHeapUsedBytes: 1, maxEventLoopDelay: 0 });
  await app.register(healthPlugin);
  await app.ready();

  // The pressure plugin measures every second.
  vi.advanceTimersByTime(1_000);

  expect((await app.inject('/livez')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
});
