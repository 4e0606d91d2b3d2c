import { createHash, randomBytes } from 'node:crypto';
import type { Timers } from './timers.ts';

/** The things a mock service would otherwise take from thin air. */
export interface World {
  now: () => Date;
  /** Uniform in [0, 1). */
  random: () => number;
  /** Keys of the two kinds of token. */
  secrets: Record<'access' | 'refresh', Uint8Array>;
  /** How many rows each large collection is seeded with. Without it: the sample's own number. */
  seedRows?: number;
  /** Without them, nothing happens by itself. */
  timers?: Timers;
  /** Whether chat contacts answer until somebody switches that. */
  hasReplies: boolean;
}

interface WorldOptions {
  /** Two worlds of the same seed draw the same numbers. Without it, every world draws its own. */
  seed?: number;
  /** Where the clock stands still. Without it, time passes. */
  clock?: Date;
  seedRows?: number;
  timers?: Timers;
  hasReplies?: boolean;
  accessSecret?: string;
  refreshSecret?: string;
}

export function createWorld({
  seed,
  clock,
  seedRows,
  timers,
  hasReplies = true,
  accessSecret,
  refreshSecret,
}: WorldOptions = {}): World {
  const random = seed === undefined ? Math.random : diceOf(seed);
  const secretOf = (text: string | undefined, kind: string) =>
    text ? new TextEncoder().encode(text) : secret(seed, kind);

  return {
    now: clock ? () => new Date(clock) : () => new Date(),
    random,
    secrets: {
      access: secretOf(accessSecret, 'access'),
      refresh: secretOf(refreshSecret, 'refresh'),
    },
    seedRows,
    timers,
    hasReplies,
  };
}

/** A secret of this start alone, or of the seed: servers of one seed sign alike. */
function secret(seed: number | undefined, kind: string): Uint8Array {
  if (seed === undefined) return randomBytes(32);
  return createHash('sha256').update(`${kind} ${seed}`).digest();
}

/** Mulberry32, a small generator in the public domain: 32 bits of state, good enough for dice. */
function diceOf(seed: number): () => number {
  let state = seed >>> 0;

  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
