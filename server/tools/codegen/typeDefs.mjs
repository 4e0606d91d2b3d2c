import { getDocumentNodeFromSchema } from '@graphql-tools/utils';

/**
 * Returns the code of a module with the SDL, so that a bundle, a test and a browser use the same schema. The module
 * contains the JSON of the parsed document, which loads ten times faster than the SDL. Omitted empty values make it an
 * eighth smaller.
 */
export const plugin = (schema) => formatTypeDefs(getDocumentNodeFromSchema(schema));

/** Returns the code of a module with a parsed document. */
export function formatTypeDefs(document) {
  const isOmitted = (key, value) =>
    key === 'loc' ||
    key === 'block' ||
    (['arguments', 'directives', 'interfaces'].includes(key) && value.length === 0);
  const json = JSON.stringify(document, (key, value) =>
    isOmitted(key, value) ? undefined : value,
  );
  return `import type { DocumentNode } from 'graphql';

export const typeDefs: DocumentNode = JSON.parse(${JSON.stringify(json)});
`;
}
