import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createRandom } from '../values/random.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** Everything that the server would otherwise take from its process. */
export interface Services {
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
  /** Whether rows are frozen, so that a change in place throws. Meant for tests. */
  freezesRows: boolean;
}

interface ServicesOptions {
  /** The seed of all random numbers. Without it, they differ from start to start. */
  seed?: number;
  /** The time of a frozen clock. Without it, time passes. */
  clock?: Date;
  seedRows?: number;
  hasReplies?: boolean;
  freezesRows?: boolean;
  accessSecret?: string;
  refreshSecret?: string;
}

/** Creates the services of one server. */
export function createServices({
  seed,
  clock,
  seedRows,
  hasReplies = true,
  freezesRows = false,
  accessSecret,
  refreshSecret,
}: ServicesOptions = {}): Services {
  const random = seed === undefined ? Math.random : createRandom(seed);
  const signingKey = createSecret(seed, 'sign');

  return {
    now: clock ? () => new Date(clock) : () => new Date(),
    random,
    setTimeout: clock ? undefined : cancellableTimeout,
    tokens: createTokens({
      access: accessSecret ? encode(accessSecret) : createSecret(seed, 'access'),
      refresh: refreshSecret ? encode(refreshSecret) : createSecret(seed, 'refresh'),
    }),
    sign: (text) => createHmac('sha256', signingKey).update(text).digest('hex'),
    hashPassword: (password) => hashPassword(password, random),
    verifyPassword,
    seedRows,
    hasReplies,
    freezesRows,
  };
}

const encode = (text: string) => new TextEncoder().encode(text);

/** Returns a secret that is new at each start, or always the same for a seed. */
function createSecret(seed: number | undefined, kind: string): Uint8Array {
  if (seed === undefined) return randomBytes(32);
  return createHash('sha256').update(`${kind} ${seed}`).digest();
}

/** Keeps no process alive. */
function cancellableTimeout(callback: () => void, milliseconds: number): () => void {
  const timeout = setTimeout(callback, milliseconds);
  timeout.unref();
  return () => clearTimeout(timeout);
}
