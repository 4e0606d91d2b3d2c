import { Kind } from 'graphql';

const factories = {
  query: [
    ['Query', 'queryHook'],
    ['SuspenseQuery', 'suspenseQueryHook'],
    ['LazyQuery', 'lazyQueryHook'],
  ],
  mutation: [['Mutation', 'mutationHook']],
  subscription: [['Subscription', 'subscriptionHook']],
};

/** A typed hook for every operation: `query TodoPage` becomes `useTodoPageSuspenseQuery`, and so on. */
export function plugin(_schema, files) {
  const operations = files
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const hooks = operations.flatMap(({ name, operation }) =>
    factories[operation].map(([suffix, factory]) => ({
      factory,
      line: `export const use${name.value}${suffix} = /* @__PURE__ */ ${factory}(documents.${name.value}Document);`,
    })),
  );
  const used = [...new Set(hooks.map(({ factory }) => factory))].sort();
  const isLazy = (factory) => factory === 'lazyQueryHook';

  return {
    prepend: [
      ...used
        .filter(isLazy)
        .map((factory) => `import { ${factory} } from '../../state/lazyQuery.ts';`),
      `import { ${used.filter((factory) => !isLazy(factory)).join(', ')} } from '../../state/hooks.ts';`,
      `import * as documents from './graphql.ts';`,
    ],
    content: hooks.map(({ line }) => line).join('\n'),
  };
}
