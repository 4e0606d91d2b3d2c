import { createRandom } from '../values/random.ts';
import type { Command } from './command.ts';

/** The part of a command that determines the time and the random numbers during its execution. */
type Scope = Pick<Command, 'at' | 'seed'>;

/**
 * Creates the clock and the random numbers of a branch. During a command, the clock shows the time
 * of the command and the numbers follow from its seed. At any other time, drawing a number throws.
 */
export function createCommandScope(now: () => Date) {
  let currentScope: Scope | undefined;
  let generator: (() => number) | undefined;

  return {
    now: () => (currentScope ? new Date(currentScope.at) : now()),

    random(): number {
      if (!currentScope) throw new Error('Random numbers can only be drawn inside a command.');
      generator ??= createRandom(currentScope.seed);
      return generator();
    },

    /** Runs a function inside the scope of a command. */
    run<T>(scope: Scope, task: () => T): T {
      if (currentScope) throw new Error('A command cannot execute another command.');
      currentScope = scope;
      generator = undefined;
      try {
        return task();
      } finally {
        currentScope = undefined;
      }
    },

    /** Runs a function inside another scope. Unlike `run`, it can be called during a command. */
    runNested<T>(scope: Scope, task: () => T): T {
      const [previousScope, previousGenerator] = [currentScope, generator];
      currentScope = scope;
      generator = undefined;
      try {
        return task();
      } finally {
        currentScope = previousScope;
        generator = previousGenerator;
      }
    },
  };
}
