import type { CollectionOptions, Collections } from '../collections.ts';
import type { StateShapes } from '../gateway/stateShapes.ts';
import type { Command } from './command.ts';
import type { CommandContext } from './commandContext.ts';
import { computeChecksum } from './position.ts';

type Args = Command['args'];
type Resolve = (source: object, args: Args, context: CommandContext) => unknown;
type Prepare = (args: Args, context: CommandContext) => Promise<Args>;

/** The exports of a feature that a branch uses. */
interface BranchFeature {
  createCollection: (options: CollectionOptions) => object;
  resolvers: { Mutation?: object };
  commands?: object;
  preparations?: object;
  timers?: object;
  controls?: object;
}

/**
 * Creates the registry of the features that a branch consists of: their collections, and their commands. `stateShapes`
 * describe the states that a branch can have. Tables without a shape have the shape of their sample.
 */
export function createFeatureRegistry(
  features: Record<string, BranchFeature>,
  stateShapes: StateShapes = { tables: {}, values: {}, commands: {} },
) {
  const entries = Object.entries<BranchFeature>(features);
  const all = entries.map(([, feature]) => feature);

  /** The resolvers of `Mutation`, and the commands of timers and controls. */
  const resolvers: Record<string, Resolve> = Object.assign(
    {},
    ...all.flatMap(({ resolvers: { Mutation }, commands = Mutation, timers, controls }) => [
      commands,
      timers,
      controls,
    ]),
  );
  const preparations: Record<string, Prepare> = Object.assign(
    {},
    ...all.map(({ preparations: ofFeature }) => ofFeature),
  );

  return {
    /** Creates the collections of all features on one store. */
    createCollections(options: CollectionOptions): Collections {
      const created = entries.map(([name, { createCollection }]) => [
        name,
        createCollection(options),
      ]);
      return Object.fromEntries(created) as Collections;
    },

    /**
     * Returns collections that are created by `run` when they are first used. A branch that starts from a snapshot
     * needs none of them earlier, and a server can have a thousand branches.
     */
    createLazyCollections(options: CollectionOptions, run: <T>(create: () => T) => T): Collections {
      const collections = {};
      for (const [name, { createCollection }] of entries) {
        Object.defineProperty(collections, name, {
          configurable: true,
          enumerable: true,
          get() {
            const value = run<unknown>(() => createCollection(options));
            Object.defineProperty(collections, name, { value, enumerable: true });
            return value;
          },
        });
      }
      return collections as Collections;
    },

    stateShapes,
    /** Identifies the shapes. Other versions of the server can have others. */
    shapesChecksum: computeChecksum(JSON.stringify(stateShapes)),
    hasCommand: (field: string) => Object.hasOwn(resolvers, field),

    /** Returns the asynchronous function that prepares the arguments of a command, if there is one. */
    getPreparation: (field: string): Prepare | undefined => preparations[field],

    /** Calls the resolver of a command. Throws if the resolver returns a promise, because commands are synchronous. */
    resolveCommand({ field, args, viewerId }: Command, collections: Collections): unknown {
      const resolve = resolvers[field];
      if (!resolve) throw new Error(`There is no command "${field}".`);
      const result = resolve({}, args, { collections, viewer: { id: viewerId, address: '' } });
      if (result instanceof Promise) {
        throw new Error(
          `The command "${field}" must not return a promise. Move its asynchronous work to a preparation.`,
        );
      }
      return result;
    },
  };
}

export type FeatureRegistry = ReturnType<typeof createFeatureRegistry>;
