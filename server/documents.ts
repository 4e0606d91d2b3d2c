import { introspectionFromSchema, printSchema } from 'graphql';
import type { Api } from './createApi.ts';

/** A document about the API, which other tools read. */
export interface ApiDocument {
  type: string;
  /** Creates the document. `origin` is the address of the gateway, such as `http://127.0.0.1:4000`. */
  create: (origin: string) => Promise<string>;
}

/** Creates the documents about an API, by their paths. Each is created on its first request. */
export function createDocuments({
  schema,
  createOpenapiDocument,
}: Pick<Api, 'schema' | 'createOpenapiDocument'>): Record<string, ApiDocument> {
  let openapi: ReturnType<Api['createOpenapiDocument']> | undefined;
  const json = 'application/json; charset=utf-8';

  return {
    '/openapi.json': {
      type: json,
      async create(origin) {
        openapi ??= createOpenapiDocument();
        // Importers of collections accept no relative address.
        return JSON.stringify({ ...(await openapi), servers: [{ url: origin }] });
      },
    },
    '/schema.graphql': {
      type: 'application/graphql; charset=utf-8',
      create: async () => `${printSchema(schema)}\n`,
    },
    '/schema.json': {
      type: json,
      create: async () =>
        JSON.stringify({
          data: introspectionFromSchema(schema, { specifiedByUrl: true, oneOf: true }),
        }),
    },
  };
}
