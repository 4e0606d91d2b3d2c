import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  buildASTSchema,
  type GraphQLObjectType,
  type GraphQLSchema,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import type { ApiDefinition } from './apiDefinition.ts';
import { limitExecutionTime } from './graphql/executionTime.ts';
import { wrapRootFields } from './graphql/rootFields.ts';
import { describeRules } from './graphql/rules.ts';

/** Creates the executable schema: the SDL with the resolvers of every feature. */
export function createSchema({
  features,
  typeDefs,
  scalars = {},
  schema: built,
}: Pick<ApiDefinition, 'features' | 'typeDefs' | 'scalars' | 'schema'>): GraphQLSchema {
  const resolvers = mergeResolvers([
    createScalarResolvers(scalars),
    ...Object.values(features).map((feature) => feature.resolvers),
  ]);
  const schema = built
    ? addGeneratedResolvers(built, resolvers)
    : makeExecutableSchema({
        // Built here, because `makeExecutableSchema` would first merge the parts of the SDL, which is only one part.
        // Codegen has already validated it.
        typeDefs: buildASTSchema(typeDefs, { assumeValidSDL: true }) as never,
        resolvers,
        updateResolversInPlace: true,
        inheritResolversFromInterfaces: true,
        resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
      });
  requireResolvers(schema);
  describeRules(schema);
  wrapRootFields(schema);
  limitExecutionTime(schema);
  return schema;
}

/** Returns the functions of scalars, without the properties that the SDL sets, such as `@specifiedBy`. */
const createScalarResolvers = (scalars: NonNullable<ApiDefinition['scalars']>) =>
  Object.fromEntries(
    Object.entries(scalars).map(([name, { serialize, parseValue, parseLiteral }]) => [
      name,
      { __serialize: serialize, __parseValue: parseValue, __parseLiteral: parseLiteral },
    ]),
  );

/** Adds resolvers that were generated from the schema itself. `makeExecutableSchema` takes 0.3 s for a schema such as that of GitHub. */
function addGeneratedResolvers(schema: GraphQLSchema, resolvers: Record<string, object>) {
  for (const [name, resolversOfType] of Object.entries(resolvers)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`The resolvers of ${name} have no object type.`);
    const fields = type.getFields();
    for (const [fieldName, resolver] of Object.entries(resolversOfType)) {
      const field = fields[fieldName];
      if (!field) throw new Error(`${name}.${fieldName} has a resolver, and is not in the schema.`);
      Object.assign(field, typeof resolver === 'function' ? { resolve: resolver } : resolver);
    }
  }
  return schema;
}

/**
 * Throws if a field without a property of its own has no resolver: a field of `Query`, `Mutation` and `Subscription`, and a
 * field with arguments. The resolver of a mutation is its command.
 */
function requireResolvers(schema: GraphQLSchema) {
  const roots: unknown[] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  const missing = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !isIntrospectionType(type))
    .flatMap((type) =>
      Object.values((type as GraphQLObjectType).getFields())
        .filter(({ args }) => roots.includes(type) || args.length > 0)
        .filter(({ resolve, subscribe }) => !resolve && !subscribe)
        .map(({ name }) => `${type.name}.${name}`),
    );

  if (missing.length > 0)
    throw new Error(
      `These fields have no resolver: ${missing.join(', ')}. Add them to the resolvers of their feature, in server/features/<name>/resolvers.ts.`,
    );
}

/** Merges the resolvers of all features, by type. `makeExecutableSchema` would merge them deeply, which takes longer. */
function mergeResolvers(parts: object[]): Record<string, object> {
  const types: Record<string, object> = {};
  for (const [name, fields] of parts.flatMap((part) => Object.entries(part))) {
    types[name] = types[name] ? { ...types[name], ...fields } : fields;
  }
  return types;
}
