import { type DocumentNode, type GraphQLSchema, Kind, specifiedRules, validate } from 'graphql';

/** Throws an `AggregateError` with all validation errors of the documents, such as two operations with the same name. */
export function validateDocuments(schema: GraphQLSchema, documents: { document?: DocumentNode }[]) {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const errors = validate(schema, { kind: Kind.DOCUMENT, definitions }, specifiedRules, {
    maxErrors: Number.POSITIVE_INFINITY,
  });

  if (errors.length > 0) throw new AggregateError(errors, 'The GraphQL documents are not valid');
}
