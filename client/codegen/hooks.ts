import { type DocumentNode, Kind } from 'graphql';

const factories = {
  query: [
    ['Query', 'createQueryHook'],
    ['SuspenseQuery', 'createSuspenseQueryHook'],
  ],
  mutation: [['Mutation', 'createMutationHook']],
  subscription: [['Subscription', 'createSubscriptionHook']],
} as const;

/** Returns a module with typed hooks for every operation, such as `useTodoPageSuspenseQuery` for `query TodoPage`. */
export function plugin(_schema: unknown, files: { document?: DocumentNode }[]): string {
  const hooks = files
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ name, operation }) =>
      factories[operation].map(([suffix, factory]) => ({
        factory,
        line: `export const use${name?.value}${suffix} = /* @__PURE__ */ ${factory}(documents.${name?.value}Document);`,
      })),
    );
  const used = [...new Set(hooks.map(({ factory }) => factory))].sort();

  return [
    `import { ${used.join(', ')} } from '../../data/hooks.ts';`,
    `import * as documents from './graphql.ts';`,
    ...hooks.map(({ line }) => line),
    '',
  ].join('\n');
}
