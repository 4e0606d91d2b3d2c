// The index of the package also loads the limiters of twenty databases.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import { rateLimited } from '../errors.ts';
import { foldText } from '../values/foldText.ts';

/** The allowed number of calls in a minute. */
interface Limits {
  account: number;
  address: number;
}

const limitsByMode: Record<'strict' | 'generous', Limits> = {
  strict: { account: 10, address: 60 },
  // Tests and demonstrations sign in often. These limits only stop a client that calls in a loop.
  generous: { account: 1_000, address: 6_000 },
};

/**
 * Counts a call of an operation from an address, and for an account if there is one. Rejects with `RATE_LIMITED` if
 * there were too many calls in the last minute.
 */
export type LimitRate = (operation: string, address: string, account?: string) => Promise<void>;

/** Normalizes the name of an account, so that spaces and upper case do not make it another one. */
const normalize = (account: string) => foldText(account.trim()).slice(0, 200);

/**
 * Creates the rate limits of sign-in, sign-up, token refresh and password changes. The preparation of a mutation checks
 * them. A plugin of Fastify cannot, because one request to `/graphql` can contain a hundred mutations.
 */
export function createRateLimits(mode: keyof typeof limitsByMode): LimitRate {
  const { account: perAccount, address: perAddress } = limitsByMode[mode];
  const accounts = new RateLimiterMemory({ points: perAccount, duration: 60 });
  const addresses = new RateLimiterMemory({ points: perAddress, duration: 60 });

  return async (operation, address, account) => {
    try {
      await addresses.consume(`${operation} ${address}`);
      if (account !== undefined) await accounts.consume(`${operation} ${normalize(account)}`);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw rateLimited(Math.ceil(error.msBeforeNext / 1000));
    }
  };
}
