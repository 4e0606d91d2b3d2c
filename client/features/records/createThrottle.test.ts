import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle } from './createThrottle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs at once, and once more for all calls within the interval', async () => {
  const run = vi.fn(async () => undefined);
  const call = createThrottle(run, 250);

  for (let count = 0; count < 3; count += 1) void call();
  expect(run).toHaveBeenCalledTimes(1);

  await vi.advanceTimersByTimeAsync(249);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('does not run twice at the same time', async () => {
  let end = () => {};
  const run = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const call = createThrottle(run, 250);

  void call();
  void call();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(1);

  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
});
