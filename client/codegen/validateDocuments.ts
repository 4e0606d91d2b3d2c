import { type DocumentNode, type GraphQLSchema, Kind, specifiedRules, validate } from 'graphql';

/**
 * Throws an `AggregateError` of every rule that the documents break. One of the rules is that names
 * are unique.
 */
export function validateDocuments(schema: GraphQLSchema, documents: { document?: DocumentNode }[]) {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const errors = validate(schema, { kind: Kind.DOCUMENT, definitions }, specifiedRules, {
    maxErrors: Number.POSITIVE_INFINITY,
  });

  if (errors.length > 0) throw new AggregateError(errors, 'The GraphQL documents are not valid');
}
