import type { FormattedExecutionResult } from 'graphql';
import type { Services } from '../services/createServices.ts';

type Results = AsyncIterable<FormattedExecutionResult>;

/**
 * Returns the results of a stream until the access token of its client must be verified again. The last result then has the reason, so
 * that the client can sign in again and open a new stream. `expiresAt` is in seconds since 1970.
 */
export function endAtExpiry(
  results: Results,
  expiresAt: number | undefined,
  { now, setTimeout }: Pick<Services, 'now' | 'setTimeout'>,
): Results {
  if (expiresAt === undefined || !setTimeout) return results;
  const source = results[Symbol.asyncIterator]();
  let reason: FormattedExecutionResult | undefined;
  const cancel = setTimeout(
    () => {
      // A frozen clock does not reach the time.
      if (now().getTime() < expiresAt * 1000) return;
      reason = tokenExpired;
      void source.return?.();
    },
    expiresAt * 1000 - now().getTime(),
  );

  const iterator: AsyncIterableIterator<FormattedExecutionResult, undefined> = {
    [Symbol.asyncIterator]: () => iterator,
    async next() {
      const next = await source.next();
      if (!next.done) return next;
      cancel();
      const last = reason;
      reason = undefined;
      return last ? { value: last, done: false } : { value: undefined, done: true };
    },
    async return() {
      cancel();
      reason = undefined;
      await source.return?.();
      return { value: undefined, done: true };
    },
  };
  return iterator;
}

const tokenExpired: FormattedExecutionResult = {
  errors: [
    {
      message:
        'The access token must be verified again. Refresh it if it has expired, and open the stream again.',
      extensions: { code: 'UNAUTHENTICATED' },
    },
  ],
};
