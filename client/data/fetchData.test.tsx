import { afterEach, expect, test, vi } from 'vitest';
import { fetchData } from './fetchData.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a failed request is reported at once, but late while the viewer leaves the page', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('NetworkError');
  });
  await expect(fetchData('/graphql')).rejects.toThrow('could not be reached');

  window.dispatchEvent(new Event('beforeunload'));
  const onError = vi.fn();
  void fetchData('/graphql').catch(onError);

  await vi.advanceTimersByTimeAsync(4_000);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onError).toHaveBeenCalledOnce();
});
