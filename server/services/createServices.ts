import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { LoginRole } from '../gql/types.ts';
import { toHex } from '../values/hex.ts';
import { createRandom } from '../values/random.ts';
import { createMemoryBudget, type MemoryBudget } from './memoryBudget.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createRateLimits, type LimitRate } from './rateLimits.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** The clock, random numbers, secrets and settings, which differ between processes and tests. */
export interface Services {
  /** Identifies the process among the replicas of a shared journal. */
  processId: string;
  /** Returns the current time. */
  now: () => Date;
  /** Whether `now` always returns the same time. */
  hasFrozenClock: boolean;
  /** Returns a random number in [0, 1), for the seeds of commands and for salts. */
  random: () => number;
  /** Calls a function later, and returns a function that cancels the call. Without `setTimeout`, no timer fires. */
  setTimeout?: (callback: () => void, milliseconds: number) => () => void;
  tokens: Tokens;
  /** Returns a hash of a text as hexadecimal digits. It depends on a secret, so that clients cannot compute it. */
  sign: (text: string) => string;
  /** Returns a hash with a random salt. Without `random`, the salt is made of random numbers of the services. */
  hashPassword: (password: string, random?: () => number) => Promise<string>;
  /** Returns whether a hash belongs to a password. Takes the same time if there is no hash. */
  verifyPassword: (hash: string | undefined, password: string) => Promise<boolean>;
  /** The number of rows that each large collection starts with. Without it, the number of rows of the sample. */
  seedRows?: number;
  /** Whether chat contacts reply, unless a user turns replies off. */
  hasReplies: boolean;
  limitRate: LimitRate;
  /** The limit of the events that all branches keep, and that wait for slow subscribers, together. */
  eventBudget: MemoryBudget;
  /** Whether access rules are enforced. */
  isStrict: boolean;
  /** The role of a newly registered account. */
  signUpRole: LoginRole;
  /** Whether rows are frozen, so that a change in place throws. Used in tests. */
  freezesRows: boolean;
}

export interface ServicesOptions {
  /** The seed of all random numbers except for secrets. Without it, each start has other random numbers. */
  seed?: number;
  /** The time of a frozen clock. Without it, the clock runs. */
  clock?: Date;
  seedRows?: number;
  hasReplies?: boolean;
  /** Whether new accounts have the role client instead of admin, and the rate limits are strict. */
  isStrict?: boolean;
  freezesRows?: boolean;
  /** Secrets that tokens are signed with. Without them, each start creates new keys. */
  accessSecret?: string;
  refreshSecret?: string;
}

/** The maximum number of bytes of the events of all branches. */
const maxEventBytes = 32_000_000;

/** Creates the services of a server. */
export function createServices({
  seed,
  clock,
  seedRows,
  hasReplies = true,
  isStrict = false,
  freezesRows = false,
  accessSecret,
  refreshSecret,
}: ServicesOptions = {}): Services {
  const random = seed === undefined ? Math.random : createRandom(seed);
  const accessKey = createKey(accessSecret);
  const refreshKey = createKey(refreshSecret);

  return {
    processId: toHex(crypto.getRandomValues(new Uint8Array(9))),
    now: clock ? () => new Date(clock) : () => new Date(),
    hasFrozenClock: clock !== undefined,
    random,
    setTimeout: clock ? undefined : setCancellableTimeout,
    tokens: createTokens({
      access: accessKey,
      refresh: refreshKey,
    }),
    sign: (text) => toHex(hmac(sha256, refreshKey, encoder.encode(`sign ${text}`))),
    hashPassword: (password, draw = random) => hashPassword(password, draw),
    verifyPassword,
    eventBudget: createMemoryBudget(maxEventBytes),
    seedRows,
    hasReplies,
    limitRate: createRateLimits(isStrict ? 'strict' : 'generous'),
    isStrict,
    signUpRole: isStrict ? 'CLIENT' : 'ADMIN',
    freezesRows,
  };
}

const encoder = new TextEncoder();

/** Creates the key of a secret. A random key is independent of the seed: with a known key, anyone could sign tokens. */
const createKey = (secret: string | undefined): Uint8Array =>
  secret === undefined ? crypto.getRandomValues(new Uint8Array(32)) : encoder.encode(secret);

/** Calls a function later, without keeping the process alive. Returns a function that cancels the call. */
function setCancellableTimeout(callback: () => void, milliseconds: number): () => void {
  const timeout = setTimeout(callback, milliseconds);
  // Browsers have no `unref`.
  timeout.unref?.();
  return () => clearTimeout(timeout);
}
