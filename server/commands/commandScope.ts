import { createRandom } from '../values/random.ts';
import type { Command } from './command.ts';

/** The part of a command that determines its clock and its random numbers. */
type Scope = Pick<Command, 'at' | 'seed'>;

/**
 * Creates the clock and the random numbers of a branch. During a command, the clock shows the time
 * of the command and the numbers follow from its seed. At any other time, drawing a number throws.
 */
export function createCommandScope(now: () => Date) {
  let current: Scope | undefined;
  let generator: (() => number) | undefined;

  return {
    now: () => (current ? new Date(current.at) : now()),

    random(): number {
      if (!current) throw new Error('Random numbers can only be drawn inside a command.');
      generator ??= createRandom(current.seed);
      return generator();
    },

    /** Runs a function inside the scope of a command. */
    run<T>(scope: Scope, task: () => T): T {
      if (current) throw new Error('A command cannot execute another command.');
      current = scope;
      generator = undefined;
      try {
        return task();
      } finally {
        current = undefined;
      }
    },

    /** Runs a function inside another scope, also in the middle of a command. */
    runAside<T>(scope: Scope, task: () => T): T {
      const [before, generatorBefore] = [current, generator];
      current = scope;
      generator = undefined;
      try {
        return task();
      } finally {
        current = before;
        generator = generatorBefore;
      }
    },
  };
}

export type CommandScope = ReturnType<typeof createCommandScope>;
