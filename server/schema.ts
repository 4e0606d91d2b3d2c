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
    // Built by itself: the tool would first merge the SDL with nothing.
    // Codegen has read the same SDL, and refuses one that is wrong.
    typeDefs: buildASTSchema(typeDefs, { assumeValidSDL: true }) as never,
    resolvers: merged([scalars, ...Object.values(features).map(({ resolvers }) => resolvers)]),
    updateResolversInPlace: true,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  describeRules(schema);
  wrapRootFields(schema);
  limitExecutionTime(schema);
  return schema;
}

/** The fields of each type, from all features. The tool would compare them all, level by level. */
function merged(parts: object[]): Record<string, object> {
  const types: Record<string, object> = {};
  for (const [name, fields] of parts.flatMap((part) => Object.entries(part))) {
    types[name] = types[name] ? { ...types[name], ...fields } : fields;
  }
  return types;
}
