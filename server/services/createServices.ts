import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { LoginRole } from '../gql/resolvers.ts';
import { toHex } from '../values/hex.ts';
import { createRandom } from '../values/random.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createRateLimits, type LimitRate } from './rateLimits.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** Everything that the server would otherwise take from its process. */
export interface Services {
  /** Identifies the process among the replicas of a shared journal. */
  processId: string;
  /** Returns the current time. */
  now: () => Date;
  /** Returns a random number in [0, 1), for the seeds of commands and for salts. */
  random: () => number;
  /** Calls back later, and returns a function that cancels it. Without it, no timer fires. */
  setTimeout?: (callback: () => void, milliseconds: number) => () => void;
  tokens: Tokens;
  /** Returns a hash of a text that nobody else can compute, as hexadecimal digits. */
  sign: (text: string) => string;
  hashPassword: (password: string) => Promise<string>;
  /** Returns whether a hash is that of a password. Takes as long if there is no hash. */
  verifyPassword: (hash: string | undefined, password: string) => Promise<boolean>;
  /** The number of rows that each large collection starts with. Without it, the sample's own. */
  seedRows?: number;
  /** Whether chat contacts reply until somebody switches that off. */
  hasReplies: boolean;
  limitRate: LimitRate;
  /** The role of a newly registered account. */
  signUpRole: LoginRole;
  /** Whether rows are frozen, so that a change in place throws. Meant for tests. */
  freezesRows: boolean;
}

export interface ServicesOptions {
  /** The seed of all random numbers except for secrets. Without it, they differ from start to start. */
  seed?: number;
  /** The time of a frozen clock. Without it, time passes. */
  clock?: Date;
  seedRows?: number;
  hasReplies?: boolean;
  /** Whether new accounts are clients instead of admins, and calls are limited strictly. */
  isStrict?: boolean;
  freezesRows?: boolean;
  /** Keys of tokens. Without them, each start has new ones. */
  accessSecret?: string;
  refreshSecret?: string;
}

/** Creates the services of one server. */
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
    random,
    setTimeout: clock ? undefined : cancellableTimeout,
    tokens: createTokens({
      access: accessKey,
      refresh: refreshKey,
    }),
    sign: (text) => toHex(hmac(sha256, refreshKey, encoder.encode(`sign ${text}`))),
    hashPassword: (password) => hashPassword(password, random),
    verifyPassword,
    seedRows,
    hasReplies,
    limitRate: createRateLimits(isStrict ? 'strict' : 'generous'),
    signUpRole: isStrict ? 'CLIENT' : 'ADMIN',
    freezesRows,
  };
}

const encoder = new TextEncoder();

/** Independent of the seed, because anybody who knows the key could sign tokens. */
const createKey = (secret: string | undefined): Uint8Array =>
  secret === undefined ? crypto.getRandomValues(new Uint8Array(32)) : encoder.encode(secret);

/** Keeps no process alive. */
function cancellableTimeout(callback: () => void, milliseconds: number): () => void {
  const timeout = setTimeout(callback, milliseconds);
  // Browsers have no `unref`.
  timeout.unref?.();
  return () => clearTimeout(timeout);
}
