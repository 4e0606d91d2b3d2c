import type { Context } from '../context.ts';
import type { Feature } from '../feature.ts';
import { features } from '../features.ts';
import type { Command } from './command.ts';

type Args = Command['args'];
type Resolve = (source: object, args: Args, context: Context) => unknown;

const all: Feature[] = Object.values(features);

/** The resolvers of `Mutation`, and the commands of timers and controls. */
const resolvers: Record<string, Resolve> = Object.assign(
  {},
  ...all.map(({ resolvers }) => resolvers.Mutation),
  ...all.map(({ timers }) => timers),
  ...all.map(({ controls }) => controls),
);

const preparations: Record<string, (args: Args, context: Context) => Promise<Args>> = Object.assign(
  {},
  ...all.map(({ preparations }) => preparations),
);

export const hasCommand = (field: string) => Object.hasOwn(resolvers, field);

/** Returns the asynchronous work that comes before a command, if there is any. */
export const getPreparation = (field: string) => preparations[field];

/** Calls the resolver of a command. Throws if it returns a promise: commands are synchronous. */
export function resolveCommand({ field, args }: Command, context: Context): unknown {
  const resolve = resolvers[field];
  if (!resolve) throw new Error(`There is no command "${field}".`);
  const result = resolve({}, args, context);
  if (result instanceof Promise) {
    throw new Error(`The command "${field}" must not return a promise. Prepare its arguments.`);
  }
  return result;
}
