import { makeExecutableSchema } from '@graphql-tools/schema';
import { buildASTSchema, type GraphQLSchema } from 'graphql';
import { features } from './features.ts';
import { typeDefs } from './gql/typeDefs.ts';
import { limitExecutionTime } from './graphql/executionTime.ts';
import { wrapRootFields } from './graphql/rootFields.ts';
import { describeRules } from './graphql/rules.ts';
import { scalars } from './graphql/scalars.ts';

/** Creates the executable schema: the SDL under `schema/` with the resolvers of every feature. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    // Built here, because `makeExecutableSchema` would first merge the parts of the SDL, which is only one part.
    // Codegen has already validated it.
    typeDefs: buildASTSchema(typeDefs, { assumeValidSDL: true }) as never,
    resolvers: mergeResolvers([
      scalars,
      ...Object.values(features).map(({ resolvers }) => resolvers),
    ]),
    updateResolversInPlace: true,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  describeRules(schema);
  wrapRootFields(schema);
  limitExecutionTime(schema);
  return schema;
}

/** Merges the resolvers of all features, by type. `makeExecutableSchema` would merge them deeply, which takes longer. */
function mergeResolvers(parts: object[]): Record<string, object> {
  const types: Record<string, object> = {};
  for (const [name, fields] of parts.flatMap((part) => Object.entries(part))) {
    types[name] = types[name] ? { ...types[name], ...fields } : fields;
  }
  return types;
}
