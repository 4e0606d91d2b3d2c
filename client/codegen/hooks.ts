import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql';

const suffixes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

/** Returns a module with a typed hook for every operation, such as `useAddTaskMutation` for `mutation AddTask`. */
export function plugin(_schema: unknown, files: { document?: DocumentNode }[]): string {
  const operations = files
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const hooks = [...new Set(operations.map(({ operation }) => `use${suffixes[operation]}`))];

  return [
    `import { ${hooks.sort().join(', ')} } from '@apollo/client/react';`,
    `import * as types from './graphql.ts';`,
    ...operations.map(createHook),
    '',
  ].join('\n');
}

function createHook({ name, operation, variableDefinitions = [] }: OperationDefinitionNode) {
  const id = `${name?.value}${suffixes[operation]}`;
  const hook = `use${suffixes[operation]}`;
  // The options of a mutation can omit variables, which the call then passes.
  const isRequired =
    operation !== 'mutation' &&
    variableDefinitions.some(
      ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
    );
  const types = `types.${id}, types.${id}Variables`;
  const optionTypes = {
    // With partial data, each field of the result could be missing.
    query: `useQuery.Options<${types}> & { returnPartialData?: false }`,
    mutation: `useMutation.Options<${types}>`,
    subscription: `useSubscription.Options<${types}>`,
  };
  const parameter = `options${isRequired ? '' : '?'}: ${optionTypes[operation]}`;

  // Without this type, a call could omit the variables, because Apollo Client assumes that the options contain them.
  const result = operation === 'mutation' ? `useMutation.ResultTuple<${types}>` : undefined;
  const call = `${hook}(types.${name?.value}Document, options${isRequired ? '' : ' ?? {}'})`;

  return `export const use${id} = (${parameter})${result ? `: ${result} => ${call} as never` : ` => ${call}`};`;
}
