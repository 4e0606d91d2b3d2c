import type { Context } from '../context.ts';
import type { Feature } from '../feature.ts';
import { features } from '../features.ts';
import type { Command } from './command.ts';

type Args = Command['args'];
type Resolve = (source: object, args: Args, context: Context) => unknown;

const allFeatures: Feature[] = Object.values(features);

/** The resolvers of `Mutation`, and the commands of timers and controls. */
const resolvers: Record<string, Resolve> = Object.assign(
  {},
  ...allFeatures.map(({ resolvers }) => resolvers.Mutation),
  ...allFeatures.map(({ timers }) => timers),
  ...allFeatures.map(({ controls }) => controls),
);

const preparations: Record<string, (args: Args, context: Context) => Promise<Args>> = Object.assign(
  {},
  ...allFeatures.map(({ preparations }) => preparations),
);

export const hasCommand = (field: string) => Object.hasOwn(resolvers, field);

/** Returns the asynchronous function that prepares the arguments of a command, if there is one. */
export const getPreparation = (field: string) => preparations[field];

/** Calls the resolver of a command. Throws if the resolver returns a promise, because commands are synchronous. */
export function resolveCommand({ field, args }: Command, context: Context): unknown {
  const resolve = resolvers[field];
  if (!resolve) throw new Error(`There is no command "${field}".`);
  const result = resolve({}, args, context);
  if (result instanceof Promise) {
    throw new Error(
      `The command "${field}" must not return a promise. Move its asynchronous work to a preparation.`,
    );
  }
  return result;
}
